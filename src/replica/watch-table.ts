import { Dexie } from 'dexie';
import type { ReplicaDatabase } from './replica-database.ts';

/**
 * Calls back after each committed write to a table, from this thread, another tab or a worker; cheaper than a live query where only
 * the fact matters. Returns how to stop.
 */
export function watchTable(database: ReplicaDatabase, table: 'outbox' | 'cursors' | 'keyed' | 'drafts' | 'questions' | 'user_follows', onWrite: () => void): () => void {
  const prefix = `idb://${database.name}/${table}/`;
  const listener = (parts: object) => {
    if (Object.keys(parts).some((part) => part.startsWith(prefix))) onWrite();
  };
  Dexie.on('storagemutated', listener);
  return () => Dexie.on.storagemutated.unsubscribe(listener);
}
