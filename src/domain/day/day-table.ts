import type { Food } from '#domain/foods/food.ts';
import { courseOf } from '#domain/pairing/course.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { compareText } from '#prelude/text/compare-text.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import { topOf } from '#prelude/top-of.ts';
import { byLot, type Day } from '#domain/values/day.ts';
import { DAY_CONTENDERS, dayPoint } from './day-point.ts';

type Laid = Pick<Food, 'id' | 'name' | 'origin' | 'course' | 'intensities' | 'defaulted'>;

/** What makes foods of a table alike, and how much. What is not known makes them alike, too. */
const WEIGHTS = { cuisine: 3, course: 2, taste: 1 } as const;

/**
 * The table of a day (R36): the order of foods for which there is no evidence. Of the day's contenders the first is drawn by lot, and each next one is
 * the one that is least like those before it by cuisine, course and strongest taste; equals by lot. What is cooked with comes after all that is served.
 * The same for all on that day, and another the next.
 *
 * @returns at most `limit`
 */
export function dayTable<F extends Laid>(
  foods: Iterable<F>,
  { on, limit }: { readonly on: Day; readonly limit: number },
): readonly F[] {
  const point = dayPoint(on);
  const isBefore = ({ id }: F) => (id < point ? 1 : 0);
  const contenders = topOf(foods, {
    limit: DAY_CONTENDERS,
    compare: (one, other) => isBefore(one) - isBefore(other) || compareText(one.id, other.id),
  });
  const served = contenders.filter((food) => !isPantry(food));
  const laid = variedOn(served, { on, limit });
  return [...laid, ...variedOn(contenders.filter(isPantry), { on, limit: limit - laid.length })];
}

/** What is cooked with, and not put on a table by itself. */
const isPantry = (food: Laid) => courseOf(food) === 'ingredient' || courseOf(food) === 'sauce';

/** Foods that are all as good as one another, in the order of a table of the day. */
export function variedOn<F extends Laid>(
  foods: readonly F[],
  { on, limit }: { readonly on: Day; readonly limit: number },
): readonly F[] {
  const compareLots = byLot(on);
  return varied(
    foods.toSorted((one, other) => compareLots(one.id, other.id)),
    limit,
  );
}

/** Greedily the most varied of foods, equals in their order. */
function varied<F extends Laid>(foods: readonly F[], limit: number): readonly F[] {
  const left = foods.map((food) => ({ food, traits: traitsOf(food) }));
  const laid = new Map<string, number>();
  const table: F[] = [];
  while (table.length < limit && left.length > 0) {
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (const [place, { traits }] of left.entries()) {
      const likeness = traits.reduce((sum, { key, weight }) => sum + weight * (laid.get(key) ?? 0), 0);
      if (likeness < least) [best, least] = [place, likeness];
    }
    for (const { food, traits } of left.splice(best, 1)) {
      table.push(food);
      for (const { key } of traits) laid.set(key, (laid.get(key) ?? 0) + 1);
    }
  }
  return table;
}

function traitsOf(food: Laid): readonly { readonly key: string; readonly weight: number }[] {
  return [
    { key: `cuisine ${foldCase(food.origin)}`, weight: WEIGHTS.cuisine },
    { key: `course ${courseOf(food) ?? ''}`, weight: WEIGHTS.course },
    { key: `taste ${strongestTaste(food)}`, weight: WEIGHTS.taste },
  ];
}

/** Of the stated tastes (R4); '' where none is stated. */
export function strongestTaste({ intensities, defaulted }: Pick<Laid, 'intensities' | 'defaulted'>): string {
  const stated = intensityNames.filter((name) => !defaulted.includes(name));
  return stated.reduce(
    (best, name) => (best === '' || intensities[name] > intensities[best] ? name : best),
    '' as (typeof intensityNames)[number] | '',
  );
}
