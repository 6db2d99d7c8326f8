import { localizedFood } from '#domain/foods/food-texts.ts';
import type { Food } from '#domain/foods/food.ts';
import type { Decoded } from '#domain/values/decoded.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { textColumn } from '#replica/database/text-column.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';

/** Rows as foods, each with the texts that are here for it. Of a member's food there are none, whatever it is called. */
export async function localizedRows(
  { foodTexts }: ReplicaDatabase,
  rows: readonly (SyncedRow | undefined)[],
): Promise<readonly Decoded<Food>[]> {
  const slugs = rows.map((row) => (textColumn(row, 'uploaded_by') === '' ? textColumn(row, 'slug') : ''));
  const texts = await foodTexts.bulkGet(slugs);
  return rows.map((row, place) => localizedFood(row, texts[place]));
}
