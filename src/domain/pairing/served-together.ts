import { type Course, courses } from '#domain/foods/course.ts';
import type { DrinkKind } from './drink-kind.ts';
import type { Plate } from './plate.ts';

/** How well two courses meet, drinks apart, 0-1, either way round; 0 for courses that are not listed (R31). */
const together: Readonly<Record<string, number>> = {
  'main side': 0.77,
  'main bread': 0.72,
  'main soup': 0.62,
  'main salad': 0.65,
  'main starter': 0.56,
  'main sauce': 0.5,
  'main main': 0.2,
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
  'snack snack': 0.4,
  'snack sauce': 0.62,
  'snack ingredient': 0.4,
  'sauce ingredient': 0.44,
};

/** Where the course of one of the two is not known: a cuisine in common is enough then. */
const UNKNOWN = 0.45;

const fits = new Map(
  courses.flatMap((one) =>
    courses.map(
      (other) => [`${one} ${other}`, together[`${one} ${other}`] ?? together[`${other} ${one}`] ?? 0] as const,
    ),
  ),
);

/** Beside which courses a kind of drink is had; courses that are not listed count 0: no coffee to a curry, no aperitif to a pastry. */
const drinkFits: Readonly<Record<DrinkKind, Readonly<Partial<Record<Course, number>>>>> = {
  coffee: { dessert: 0.9, bread: 0.6, snack: 0.3, ingredient: 0.3 },
  chai: { dessert: 0.88, snack: 0.82, bread: 0.55, ingredient: 0.3 },
  tea: {
    dessert: 0.88,
    bread: 0.55,
    snack: 0.82,
    main: 0.5,
    starter: 0.4,
    side: 0.34,
    soup: 0.3,
    salad: 0.3,
    ingredient: 0.3,
  },
  sweet: { dessert: 0.46, bread: 0.5, snack: 0.5, ingredient: 0.3, main: 0.3 },
  milk: { main: 0.75, bread: 0.6, snack: 0.75, starter: 0.5, side: 0.34, salad: 0.3, dessert: 0.3 },
  soft: {
    main: 0.8,
    snack: 0.82,
    starter: 0.6,
    salad: 0.46,
    soup: 0.4,
    side: 0.34,
    bread: 0.55,
    dessert: 0.46,
    ingredient: 0.3,
  },
  beer: {
    main: 0.8,
    snack: 0.82,
    starter: 0.65,
    salad: 0.46,
    soup: 0.42,
    side: 0.4,
    bread: 0.5,
    dessert: 0.3,
    ingredient: 0.3,
  },
  wine: {
    main: 0.8,
    starter: 0.65,
    snack: 0.6,
    salad: 0.46,
    soup: 0.45,
    side: 0.4,
    bread: 0.5,
    ingredient: 0.4,
    dessert: 0.3,
  },
  aperitif: { starter: 0.7, snack: 0.75, bread: 0.4, main: 0.3, side: 0.3, salad: 0.3, ingredient: 0.3 },
};
/** Coffee and tea beside a main dish of the morning. */
const MORNING_DRINK = 0.65;
/** Bread beside what is rice, noodles or dough already. */
const BREAD_WITH_STARCH = 0.6;
/** A main dish beside a soup that is a meal. */
const MAIN_AFTER_MEAL = 0.5;

/**
 * How well two plates stand on one table or follow one another in a meal, either way round, where nothing but what they are speaks for it (R31).
 *
 * @returns 0-1; 0 for what is not eaten together
 */
export function servedTogether(one: Plate, other: Plate): number {
  if (one.drink !== null) return other.drink === null ? drinkFit(one.drink, other) : 0;
  if (other.drink !== null) return drinkFit(other.drink, one);
  if (one.course === null || other.course === null) return UNKNOWN;
  if ((one.isBowl && isInABowl(other)) || (other.isBowl && isInABowl(one))) return 0;
  const fit = fits.get(`${one.course} ${other.course}`) ?? 0;
  if (isMealInABowl(one, other) || isMealInABowl(other, one)) return fit * MAIN_AFTER_MEAL;
  if (!one.isStarch || !other.isStarch) return fit;
  if (one.course === 'bread' || other.course === 'bread') return fit * BREAD_WITH_STARCH;
  return fills(one) || fills(other) ? 0 : fit;
}

function drinkFit(kind: DrinkKind, { course, isMorning }: Plate): number {
  if (course === null) return UNKNOWN;
  if (isMorning && (kind === 'coffee' || kind === 'chai' || kind === 'tea')) return MORNING_DRINK;
  return drinkFits[kind][course] ?? 0;
}

/** A bowl of noodles in broth is a soup already, and wants no bread. */
function isInABowl({ course }: Plate): boolean {
  return course === 'soup' || course === 'bread';
}

/** A soup of maize, noodles or rice cakes is a meal: no main dish follows for that alone. */
function isMealInABowl(one: Plate, other: Plate): boolean {
  return one.course === 'soup' && one.isStarch && other.course === 'main' && !other.isStarch;
}

function fills({ course }: Plate): boolean {
  return course === 'main' || course === 'snack' || course === 'soup';
}
