import { Dexie } from 'dexie';
import type { ReplicaDatabase } from './replica-database.ts';

type WatchedTable = 'outbox' | 'cursors' | 'keyed' | 'drafts' | 'questions' | 'user_follows' | 'saved_foods' | 'keepings' | 'foodJournal';

/**
 * Calls back after each committed write to a table, from this thread, another tab or a worker; cheaper than a live query where only
 * the fact matters. Returns how to stop.
 */
export function watchTable(database: ReplicaDatabase, table: WatchedTable, onWrite: () => void): () => void {
  const prefix = `idb://${database.name}/${table}/`;
  const listener = (parts: object) => {
    // 'all': the page came back from the back-forward cache and may have missed anything.
    if (Object.keys(parts).some((part) => part === 'all' || part.startsWith(prefix))) onWrite();
  };
  Dexie.on('storagemutated', listener);
  return () => Dexie.on.storagemutated.unsubscribe(listener);
}
