import type { Food } from '#domain/foods/food.ts';
import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import { dayOf, lotOf } from '#domain/values/day.ts';
import { type BuiltInSet, builtInSets } from './built-in-foods.ts';

const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Fifteen signs by chance, as the server draws them; the same in each run. */
function idFor(slug: string): string {
  return Array.from({ length: 15 }, (_, at) => SIGNS.charAt(lotOf(dayOf(0), `${slug} ${at}`) % SIGNS.length)).join('');
}

/** The foods of a set that the project ships, as a device has them. */
export function foodsOfSet(set: BuiltInSet): readonly Food[] {
  return [...builtInSets[set].values()].flat().map((row) => {
    const decoded = decodeFood({ ...row, id: idFor(row.slug) });
    if (decoded.kind === 'refused') throw new Error(`${row.slug}: ${decoded.why}`);
    return decoded.value;
  });
}

/** What a new server starts with. */
export const starterFoods: readonly Food[] = foodsOfSet('starter');
