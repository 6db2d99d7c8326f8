import { decodeFood } from '#domain/decode-food.ts';
import type { Food } from '#domain/food.ts';

let known: readonly Food[] | undefined;

/**
 * The foods that the server wrote into this document, because its address is about them: a device that has not seen them yet shows
 * them before the first answer of the sync. Only shown, never kept: what is kept comes by the feed alone [S18].
 */
export function documentFoods(): readonly Food[] {
  known ??= readFoods(document.querySelector('#document-foods')?.textContent ?? '[]');
  return known;
}

function readFoods(json: string): readonly Food[] {
  const rows: unknown = JSON.parse(json);
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) => {
    const decoded = decodeFood(row);
    return decoded.kind === 'valid' ? [decoded.value] : [];
  });
}
