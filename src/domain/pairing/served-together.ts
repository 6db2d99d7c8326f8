import { type Course, courses } from '#domain/foods/course.ts';

/** How well two courses stand on one table or follow one another in a meal, 0-1, either way round; 0 for courses that are not listed (R31). */
const together: Readonly<Record<string, number>> = {
  'drink starter': 0.6,
  'drink soup': 0.45,
  'drink salad': 0.46,
  'drink main': 0.8,
  'drink side': 0.34,
  'drink bread': 0.6,
  'drink dessert': 0.85,
  'drink snack': 0.82,
  'drink ingredient': 0.3,
  'main side': 0.77,
  'main bread': 0.72,
  'main soup': 0.62,
  'main salad': 0.65,
  'main starter': 0.56,
  'main sauce': 0.5,
  'main main': 0.32,
  'main snack': 0.3,
  'main ingredient': 0.36,
  'soup bread': 0.74,
  'soup side': 0.66,
  'soup salad': 0.44,
  'soup starter': 0.5,
  'soup snack': 0.46,
  'soup sauce': 0.3,
  'soup ingredient': 0.36,
  'salad bread': 0.7,
  'salad starter': 0.32,
  'salad side': 0.3,
  'salad snack': 0.42,
  'salad sauce': 0.3,
  'salad ingredient': 0.4,
  'starter bread': 0.56,
  'starter side': 0.34,
  'starter sauce': 0.48,
  'starter snack': 0.3,
  'starter ingredient': 0.36,
  'side bread': 0.52,
  'side snack': 0.38,
  'side side': 0.32,
  'side sauce': 0.3,
  'side ingredient': 0.34,
  'bread sauce': 0.6,
  'bread ingredient': 0.62,
  'dessert ingredient': 0.36,
  'snack snack': 0.4,
  'snack sauce': 0.62,
  'snack ingredient': 0.4,
  'sauce ingredient': 0.44,
};

/** Where the course of one of the two is not known. */
const UNKNOWN = 0.3;

const fits = new Map(
  courses.flatMap((one) =>
    courses.map(
      (other) => [`${one} ${other}`, together[`${one} ${other}`] ?? together[`${other} ${one}`] ?? 0] as const,
    ),
  ),
);

/** @returns 0-1; 0 for courses that are not eaten together */
export function servedTogether(one: Course | null, other: Course | null): number {
  return one === null || other === null ? UNKNOWN : (fits.get(`${one} ${other}`) ?? 0);
}
