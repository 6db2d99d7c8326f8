import { Dexie } from 'dexie';
import type { ReplicaDatabase } from './replica-database.ts';

type WatchedTable =
  | 'outbox'
  | 'blocks'
  | 'cursors'
  | 'keyed'
  | 'drafts'
  | 'questions'
  | 'user_follows'
  | 'kept_lists'
  | 'food_list_items'
  | 'saved_foods'
  | 'diary_entries'
  | 'food_comparisons'
  | 'reviews'
  | 'publicTastes'
  | 'notification_preferences'
  | 'keepings'
  | 'foodJournal';

/**
 * Calls back after each committed write to a table, from this thread, another tab or a worker; cheaper than a live query if it only
 * matters that something was written. A write of no rows (`bulkPut([])`, an update that finds nothing) does not count: else a listener that answers
 * with such a write would go on for ever. Returns a function that stops it.
 */
export function watchTable(database: ReplicaDatabase, table: WatchedTable, onWrite: () => void): () => void {
  const prefix = `idb://${database.name}/${table}/`;
  const listener = (parts: object) => {
    // 'all': the page came back from the back-forward cache and may have missed anything.
    if (Object.entries(parts).some(([part, rows]) => part === 'all' || (part.startsWith(prefix) && hasRows(rows))))
      onWrite();
  };
  Dexie.on('storagemutated', listener);
  return () => Dexie.on.storagemutated.unsubscribe(listener);
}

/** Dexie names a table that was written to even when it was given no rows: its set of keys is empty then, and has no `from`. */
function hasRows(keys: object): boolean {
  return 'from' in keys;
}
