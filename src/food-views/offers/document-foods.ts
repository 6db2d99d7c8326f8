import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { pageReadAt } from '#prelude/timing/page-read-at.ts';

let known: readonly Food[] | undefined;

/**
 * The foods that the server wrote into this document, because its address is about them: a device that has not seen them yet shows
 * them before the first answer of the sync. Only shown, never kept: what is kept comes by the feed alone [S18].
 */
export function documentFoods(): readonly Food[] {
  known ??= readFoods(element()?.textContent ?? '[]');
  return known;
}

/** The same, of a document that stands for this address alone. @param address a path */
export function documentFoodsOf(address: string): readonly Food[] {
  return element()?.dataset['address'] === address ? documentFoods() : nothing;
}

/** Whether this device knows more than the document, which is as old as the page. @param lastRoundAt when sync began the last round that ended well */
export function isDocumentOvertaken(lastRoundAt: number): boolean {
  return lastRoundAt >= pageReadAt;
}

/** How many cuisines the catalogue has, if the document says so: room is kept for them while they load. */
export function documentCultures(): number | null {
  const stated = Number(element()?.dataset['cultures']);
  return Number.isSafeInteger(stated) && stated >= 0 ? stated : null;
}

const nothing: readonly Food[] = [];

const element = () => document.querySelector<HTMLElement>('#document-foods');

/** The same food as the server wrote it, for whoever reads it in another language. */
export function documentRow(id: FoodId): SyncedRow | undefined {
  return rowsIn(element()?.textContent ?? '[]').find((row) => row.id === id);
}

function rowsIn(json: string): readonly SyncedRow[] {
  const rows: unknown = JSON.parse(json);
  return Array.isArray(rows) ? (rows as SyncedRow[]) : [];
}

function readFoods(json: string): readonly Food[] {
  return rowsIn(json).flatMap((row) => {
    const decoded = decodeFood(row);
    return decoded.kind === 'valid' ? [decoded.value] : [];
  });
}
