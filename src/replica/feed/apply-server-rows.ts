import type { ServerChange } from './server-change.ts';
import { entriesOf } from '#replica/outbox/entries-of.ts';
import { refreshRow } from '#replica/outbox/refresh-row.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import type { Shadow } from '#replica/database/shadow.ts';
import { isForEveryone } from '#replica/database/synced-collections.ts';
import { noteBlockedCovers, withoutBlockedCover } from './blocked-covers.ts';
import { blockedOnDevice, ownerAmong } from './blocked-rows.ts';
import type { BlockedRow } from '#replica/database/feed-rows.ts';

/**
 * Lays server state under the replica; call it inside a transaction. Records with own writes are rebased: the shadow takes the
 * server's row, the screen keeps showing the pending writes on top of it [S4]. A row that is older than the last
 * acknowledged write of its record is passed over. What comes from a member whom this one has just blocked is hidden.
 */
export async function applyServerRows(database: ReplicaDatabase, told: readonly ServerChange[]): Promise<void> {
  const shadows = new Map((await database.shadows.toArray()).map((shadow) => [keyOf(shadow), shadow]));
  const blocked = await blockedOnDevice(database);
  const changes = blocked.size === 0 ? told : told.map((change) => withoutCover(change, blocked));
  const hidden = changes.flatMap((change) => blockedRow(change, blocked));
  const open =
    hidden.length === 0
      ? changes
      : changes.filter(({ collection, row }) => row === null || ownerAmong(blocked, collection, row) === null);
  if (hidden.length > 0) await database.blockedRows.bulkPut(hidden);
  await forgetBlockedRows(database, open);
  await noteBlockedCovers(
    database,
    open.flatMap(({ collection, row }) => (collection === 'foods' && row !== null ? [row] : [])),
  );
  await putPlainRows(
    database,
    open.filter((change) => !shadows.has(keyOf(change))),
  );
  for (const change of open) {
    const shadow = shadows.get(keyOf(change));
    if (shadow !== undefined && change.seq >= shadow.seq) await rebase(database, shadow, change);
  }
  await forgetMemberships(
    database,
    changes.filter(({ row }) => row === null),
  );
}

function withoutCover(change: ServerChange, blocked: ReadonlySet<string>): ServerChange {
  const { collection, row } = change;
  return collection === 'foods' && row !== null ? { ...change, row: withoutBlockedCover(blocked, row) } : change;
}

function blockedRow({ collection, record, row }: ServerChange, blocked: ReadonlySet<string>): BlockedRow[] {
  const owner = row === null ? null : ownerAmong(blocked, collection, row);
  return owner === null ? [] : [{ collection, record, owner, row }];
}

async function forgetBlockedRows(database: ReplicaDatabase, changes: readonly ServerChange[]): Promise<void> {
  if ((await database.blockedRows.count()) === 0) return;
  await database.blockedRows.bulkDelete(changes.map(({ collection, record }) => [collection, record]));
}

function keyOf({ collection, record }: Pick<Shadow, 'collection' | 'record'>): string {
  return `${collection}/${record}`;
}

async function putPlainRows(database: ReplicaDatabase, changes: readonly ServerChange[]): Promise<void> {
  for (const collection of new Set(changes.map((change) => change.collection))) {
    const ofCollection = changes.filter((change) => change.collection === collection);
    const rows = ofCollection.flatMap(({ row }) => (row === null ? [] : [row]));
    const gone = ofCollection.flatMap(({ row, record }) => (row === null ? [record] : []));
    if (rows.length > 0) await database.rows(collection).bulkPut(rows);
    if (gone.length > 0) await database.rows(collection).bulkDelete(gone);
  }
}

async function rebase(database: ReplicaDatabase, shadow: Shadow, { row, seq }: ServerChange): Promise<void> {
  const { collection, record } = shadow;
  await database.shadows.put({ collection, record, server: row, seq, epoch: null });
  await refreshRow(database, shadow);
  const pending = await entriesOf(database, shadow);
  if (pending.length === 0) await database.shadows.delete([collection, record]);
}

async function forgetMemberships(database: ReplicaDatabase, gone: readonly ServerChange[]): Promise<void> {
  for (const { collection, record } of gone) {
    if (isForEveryone(collection)) continue;
    await database.memberships.where('[collection+record]').equals([collection, record]).delete();
  }
}
