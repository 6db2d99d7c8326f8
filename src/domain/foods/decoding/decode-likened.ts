import { readColumns } from '#domain/values/read-columns.ts';
import type { Likened } from '#domain/foods/food.ts';

/** What a food is likened to, from a list of records with `food` and `but`; entries of which a half is missing are left out. */
export function decodeLikened(value: unknown): readonly Likened[] {
  return (Array.isArray(value) ? (value as unknown[]) : []).flatMap((one) => {
    const columns = readColumns(one);
    const [food = '', but = ''] = [columns?.text('food'), columns?.text('but')];
    return food && but ? [{ food, but }] : [];
  });
}
