import type { SyncedRow } from '#domain/values/synced-row.ts';
import { applyServerRows } from './apply-server-rows.ts';
import { keyedValue, putKeyedValue } from '#replica/database/keyed-value.ts';
import { EVERYONE } from '#replica/database/audiences.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { feedBeginsAt, hasFoodsElsewhere, noteFoodsElsewhere } from './foods-elsewhere.ts';
import { resetToServer } from './reset-to-server.ts';
import { isForEveryone, isSyncedCollection, type SyncedCollection } from '#replica/database/synced-collections.ts';
import { withoutBlockedRows } from './blocked-rows.ts';
import { transactionOverRows } from '#replica/outbox/write-transaction.ts';

/** A first load that is under way: it survives a restart part by part. */
export interface SnapshotProgress {
  readonly epoch: string;
  readonly seq: number;
  readonly parts: readonly { readonly hash: string; readonly rows: number }[];
  readonly partsStored: number;
}

export function snapshotProgress({ database }: Replica): Promise<SnapshotProgress | null> {
  return keyedValue<SnapshotProgress>(database, 'snapshot');
}

/** Begins a first load; 'stale' when everyone's audience was read already, by another tab for instance. */
export function beginSnapshot(
  { database }: Replica,
  manifest: Pick<SnapshotProgress, 'epoch' | 'seq' | 'parts'> & { readonly elsewhere?: number },
): Promise<'begun' | 'stale'> {
  return database.transaction('rw', database.keyed, database.cursors, database.foodJournal, async () => {
    if (((await database.cursors.get(EVERYONE))?.pulledAt ?? 0) > 0) return 'stale';
    // The snapshot is of this server's history, whichever of its epochs it was made in [S9].
    if ((await keyedValue<string>(database, 'epoch')) === null) await putKeyedValue(database, 'epoch', manifest.epoch);
    const parts = manifest.parts.map(({ hash, rows }) => ({ hash, rows }));
    await putKeyedValue(database, 'snapshot', { epoch: manifest.epoch, seq: manifest.seq, parts, partsStored: 0 });
    if (manifest.elsewhere !== undefined) await noteFoodsElsewhere(database, manifest.elsewhere);
    return 'begun';
  });
}

/** Gives up a first load whose parts the server does not have any more. Its rows go: a newer snapshot may lack some of them. */
export function abandonSnapshot(replica: Replica): Promise<void> {
  return transactionOverRows(replica, () => resetToServer(replica.database));
}

/** Stores some rows of the part that is being read; 'stale' when the first load is another one by now. */
export function storeSnapshotRows(
  { database }: Replica,
  { progress, rows }: { progress: SnapshotProgress; rows: readonly { collection: string; row: SyncedRow }[] },
): Promise<'stored' | 'stale'> {
  const known = rows.flatMap(({ collection, row }) => (isSyncedCollection(collection) ? [{ collection, row }] : []));
  const collections = [...new Set(known.map(({ collection }) => collection))];
  return database.transaction('rw', tablesFor(database, collections), async () => {
    if (!(await isCurrent(database, progress))) return 'stale';
    const allowed = await withoutBlockedRows(database, known);
    const changes = allowed.map(({ collection, row }) => ({ collection, record: row.id, seq: progress.seq, row }));
    await applyServerRows(database, changes);
    const held = allowed.filter(({ collection }) => !isForEveryone(collection));
    if (held.length > 0)
      await database.memberships.bulkPut(
        held.map(({ collection, row }) => ({ audience: EVERYONE, collection, record: row.id })),
      );
    return 'stored';
  });
}

/** Marks the current part as stored. After the last one everyone's audience is read to the snapshot's seq, and the feed goes on from there. */
export function finishSnapshotPart(
  replica: Replica,
  progress: SnapshotProgress,
): Promise<SnapshotProgress | 'complete' | 'stale'> {
  const { database, clock } = replica;
  return database.transaction('rw', database.keyed, database.cursors, database.blockedRows, async () => {
    if (!(await isCurrent(database, progress))) return 'stale';
    const partsStored = progress.partsStored + 1;
    if (partsStored < progress.parts.length) {
      const next = { ...progress, partsStored };
      await putKeyedValue(database, 'snapshot', next);
      return next;
    }
    await database.keyed.delete('snapshot');
    if (!(await hasFoodsElsewhere(replica))) await database.blockedRows.where('owner').equals('').delete();
    await database.cursors.put({
      audience: EVERYONE,
      seq: await feedBeginsAt(database, progress.seq),
      pulledAt: clock(),
      usedAt: clock(),
      isBehind: true,
    });
    return 'complete';
  });
}

function tablesFor(database: ReplicaDatabase, collections: readonly SyncedCollection[]) {
  const { keyed, memberships, shadows, outbox, blockedRows } = database;
  return [
    ...collections.map((collection) => database.rows(collection)),
    database.rows('blocks'),
    keyed,
    memberships,
    shadows,
    outbox,
    blockedRows,
  ];
}

async function isCurrent(database: ReplicaDatabase, { epoch, seq, partsStored }: SnapshotProgress): Promise<boolean> {
  const current = await keyedValue<SnapshotProgress>(database, 'snapshot');
  return current !== null && current.epoch === epoch && current.seq === seq && current.partsStored === partsStored;
}
