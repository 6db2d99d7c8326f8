import { decodeTaste } from '#domain/foods/decoding/decode-taste.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { tastingOf } from './tasted-words.ts';
import type { Tasting } from './tasting.ts';

/**
 * What PocketBase's hooks need of the rules for tastings (R32): bundled by scripts/launch/prepare-server-bundle.mjs. A tasting as it is stored:
 * without answers to words that its food has not.
 *
 * @param tasting as a client sent it, of the right shape
 * @param row of the food, as the server has it
 */
export function settledTasting(tasting: unknown, row: unknown): Tasting | null {
  const columns = readColumns(row);
  return columns === null ? null : tastingOf(decodeTaste(columns, []), tasting);
}
