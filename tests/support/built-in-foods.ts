import { readdirSync, readFileSync } from 'node:fs';
import type { FoodRecord as BuiltInFood } from '#domain/testing/records/food-record.ts';

function readSet(folder: URL): ReadonlyMap<string, readonly BuiltInFood[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as BuiltInFood[],
    ]),
  );
}

/** What every server begins with, and the second set, which an admin adds cuisine by cuisine (spec 2 §9, blog and admin). */
export const builtInSets = {
  starter: readSet(new URL('../../pb_hooks/data/catalogue/', import.meta.url)),
  bulk: readSet(new URL('../../pb_hooks/data/bulk/', import.meta.url)),
};
export type BuiltInSet = keyof typeof builtInSets;

export const builtInFoods = Object.values(builtInSets).flatMap((set) => [...set.values()].flat());

/** What is wrong with each food, as 'slug: fault'; an empty list is what every check below wants. */
export function faults(check: (food: BuiltInFood) => Iterable<string>): readonly string[] {
  return builtInFoods.flatMap((food) => Array.from(check(food), (fault) => `${food.slug}: ${fault}`));
}
