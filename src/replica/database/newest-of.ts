import { Dexie, type Collection } from 'dexie';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { ReplicaDatabase } from './replica-database.ts';
import type { SyncedCollection } from './synced-collections.ts';

/**
 * The rows with this value in a column, latest first, by the index over the column and `created`: with a limit, no
 * more rows are read than it lets through.
 */
export function newestOf(
  database: ReplicaDatabase,
  { collection, column, value }: { collection: SyncedCollection; column: string; value: string },
): Collection<SyncedRow, string> {
  return database
    .rows(collection)
    .where(`[${column}+created]`)
    .between([value, Dexie.minKey], [value, Dexie.maxKey])
    .reverse();
}
