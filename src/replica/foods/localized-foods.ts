import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import type { Food } from '#domain/foods/food.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { language } from '#languages/region.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';

/** No part of the first view, and of English pages none at all. Wrapped, so that a live query goes on watching after it. */
const loadLocalizer = () => Promise.resolve(import('./localized-rows.ts')).catch(() => null);

/** Rows as foods in the words of the reader's language, where the device has them; what is missing or cannot be read is left out. */
export async function localizedFoods(
  database: ReplicaDatabase,
  rows: readonly (SyncedRow | undefined)[],
): Promise<Food[]> {
  const localizer = language === 'en' ? null : await loadLocalizer();
  const foods = localizer === null ? rows.map(decodeFood) : await localizer.localizedRows(database, rows);
  return foods.flatMap((food) => (food.kind === 'valid' ? [food.value] : []));
}
