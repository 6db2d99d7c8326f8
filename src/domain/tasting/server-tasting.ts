import { decodeTaste } from '#domain/foods/decoding/decode-taste.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { tastingOf } from './tasted-words.ts';
import type { Tasting } from './tasting.ts';

/**
 * A tasting as the server stores it (R32): answers about words that the food does not have are left out. scripts/launch/prepare-server-bundle.mjs bundles
 * this file for PocketBase's hooks.
 *
 * @param tasting as a client sent it, of the right shape
 * @param row of the food, as the server has it
 */
export function settledTasting(tasting: unknown, row: unknown): Tasting | null {
  const columns = readColumns(row);
  return columns === null ? null : tastingOf(decodeTaste(columns, []), tasting);
}
