import type { FoodQuestion } from '#domain/search/food-question.ts';
import type { LevelRange } from '#domain/foods/level-range.ts';

type Intensities = FoodQuestion['intensities'];

/** A strong taste that nothing has is opened to a plain one. */
export const PLAIN = 2.5;
/** A little of what is not wanted, where a single food has less. */
export const MILD = 1.5;

const LEVEL = 0.5;

/** Levels are stated in halves: a bound between them is not meant itself. */
export function isStrict(range: LevelRange | undefined): boolean {
  return range !== undefined && (range.from % LEVEL !== 0 || range.to % LEVEL !== 0);
}

export function atItsBounds(intensities: Intensities): Intensities {
  return Object.fromEntries(
    Object.entries(intensities).map(([name, { from, to }]) => [
      name,
      { from: Math.floor(from / LEVEL) * LEVEL, to: Math.ceil(to / LEVEL) * LEVEL },
    ]),
  );
}

/** With a little of what is not wanted at all. */
export function bearing(intensities: Intensities): Intensities {
  return Object.fromEntries(
    Object.entries(intensities).map(([name, { from, to }]) => [
      name,
      from <= 0 ? { from, to: Math.max(MILD, to) } : { from, to },
    ]),
  );
}

/** What is wanted strongly is nearly met where it is there plainly. */
export function widened(intensities: Intensities, least = PLAIN): Intensities {
  return Object.fromEntries(
    Object.entries(intensities).map(([name, { from, to }]) => [
      name,
      from > least ? { from: least, to } : { from, to },
    ]),
  );
}

export function boundsOf(intensities: Intensities): Intensities {
  return Object.fromEntries(Object.entries(intensities).filter(([, range]) => range.from <= 0));
}
