import { foldCase } from '#prelude/text/fold-case.ts';
import { namedKeys } from '#domain/pairing/partners/partner-mentions.ts';
import type { FoodRecord } from './food-record.ts';
import type { RecordFault } from './record-fault.ts';

/** How many of a record's partners lead to a food of the catalogue. */
const LEAST_PARTNERS = 2;

/** The names, folded, by which a record may name another food. */
export function knownNames(
  foods: readonly { readonly name: string; readonly native_name: string }[],
  planned: readonly string[],
): ReadonlySet<string> {
  return new Set([...foods.flatMap((food) => [food.name, food.native_name]), ...planned].map(foldCase));
}

/** Whether the foods that a record names are there: two partners, one similar food and one of those that it is likened to. */
export function* namedFoodFaults(food: FoodRecord, known: ReadonlySet<string>): Iterable<RecordFault> {
  const leads = (name: string) => namedKeys(name).some((key) => known.has(key));
  for (const [field, names, least] of [
    ['best_paired_with', food.best_paired_with, LEAST_PARTNERS],
    ['taste_profile.similar_foods', food.taste_profile.similar_foods, 1],
    ['likened', (food.likened ?? []).map((one) => one.food), 1],
  ] as const) {
    const lost = names.filter((name) => !leads(name));
    if (names.length - lost.length < least)
      yield { field, wrong: `names too few foods of the catalogue (${least} at least); not there: ${lost.join(', ')}` };
    const own = names.find((name) => foldCase(name) === foldCase(food.name));
    if (own !== undefined) yield { field, wrong: `names the food itself, ${own}` };
  }
}
