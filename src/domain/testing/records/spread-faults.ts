import { intensityNames, type IntensityName } from '#domain/taste/taste-vocabulary.ts';
import type { FoodRecord } from './food-record.ts';
import type { RecordFault } from './record-fault.ts';

/** Foods from which on a file must use the scale. */
const LEAST_FOODS = 15;
/** The largest share of foods that may stand at one level of a taste. A cuisine may do without chilli, and some without bitterness. */
const most: Readonly<Record<IntensityName, number>> = {
  sweet: 0.6,
  salty: 0.6,
  sour: 0.65,
  bitter: 0.7,
  umami: 0.6,
  spicy: 0.8,
};

/** Whether the numbers of a file's foods tell them apart: no taste stands at one level for nearly all. */
export function* spreadFaults(foods: readonly FoodRecord[]): Iterable<RecordFault> {
  if (foods.length < LEAST_FOODS) return;
  for (const name of intensityNames) {
    const counts = new Map<number, number>();
    for (const food of foods) counts.set(food.taste_intensity[name], (counts.get(food.taste_intensity[name]) ?? 0) + 1);
    const [level, count] = [...counts].toSorted((one, other) => other[1] - one[1])[0] ?? [0, 0];
    if (count > foods.length * most[name])
      yield { field: `taste_intensity.${name}`, wrong: `is ${level} for ${count} of ${foods.length} foods` };
  }
}
