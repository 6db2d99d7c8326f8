import { decodeFoodImport, type FoodImport } from '#domain/contribution/food-import.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { Replica } from '#replica/database/replica.ts';

const SHOWN = 50;

function decoded(row: SyncedRow | undefined): FoodImport | null {
  const found = decodeFoodImport(row);
  return found.kind === 'valid' ? found.value : null;
}

/** The latest imports, the newest first; a dry run that was never started is not among them. */
export async function foodImports({ database }: Replica): Promise<readonly FoodImport[]> {
  const rows = await database.rows('food_imports').orderBy('created').reverse().limit(SHOWN).toArray();
  return rows.flatMap((row) => decoded(row) ?? []).filter(({ status }) => status !== 'checking');
}

/** An import as the server last told of it, or null where this device does not have it (yet). */
export async function foodImport({ database }: Replica, id: string): Promise<FoodImport | null> {
  return decoded(await database.rows('food_imports').get(id));
}
