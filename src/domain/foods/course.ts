/** What part of a meal a food is (R31). */
export const courses = [
  'drink',
  'starter',
  'soup',
  'salad',
  'main',
  'side',
  'bread',
  'dessert',
  'snack',
  'sauce',
  'ingredient',
] as const;
export type Course = (typeof courses)[number];

/** A stated course; null for '' and for any other word. */
export function readCourse(value: unknown): Course | null {
  return courses.find((course) => course === value) ?? null;
}
