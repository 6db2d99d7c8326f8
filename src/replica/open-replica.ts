import { makeRoomFor } from '#replica/storage/make-room-for.ts';
import { randomIds } from '#replica/database/random-ids.ts';
import type { Replica } from '#replica/database/replica.ts';
import { ReplicaDatabase, type ReplicaDatabaseOptions } from '#replica/database/replica-database.ts';

/**
 * Opens the replica and keeps it open: WebKit closes IndexedDB in the background, so an unexpected close opens it again.
 * Dexie opens lazily, so this returns at once and the first query waits.
 */
export function openReplica(options: ReplicaDatabaseOptions = {}): Replica {
  const database = new ReplicaDatabase(options);
  database.on('close', () => {
    void database.open().catch(() => undefined);
  });
  const replica: Replica = { database, clock: Date.now, newId: randomIds, makeRoom: () => makeRoomFor(replica) };
  return replica;
}
