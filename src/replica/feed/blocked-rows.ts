import type { MemberId } from '#domain/values/ids/ids.ts';
import { rowOwners } from '#domain/values/row-owners.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { ServerChange } from './server-change.ts';
import { EVERYONE } from '#replica/database/audiences.ts';
import { hideCoversOf, noteBlockedCovers, showCoversOf, withoutBlockedCover } from './blocked-covers.ts';
import { askForColumns, hasFoodsElsewhere } from './foods-elsewhere.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import type { SyncedCollection } from '#replica/database/synced-collections.ts';
import { textColumn } from '#replica/database/text-column.ts';

function isOwned(collection: SyncedCollection): collection is keyof typeof rowOwners {
  return Object.hasOwn(rowOwners, collection);
}

function ownerColumns(collection: SyncedCollection): readonly string[] {
  if (collection === 'conversations') return ['participant_1', 'participant_2'];
  if (collection === 'messages') return ['sender'];
  if (collection === 'notifications') return ['actor'];
  return isOwned(collection) ? [rowOwners[collection]] : [];
}

/** The members that this device's member has blocked, with what is not sent yet. */
export async function blockedOnDevice(database: ReplicaDatabase): Promise<ReadonlySet<string>> {
  const rows = await database.rows('blocks').toArray();
  return new Set(rows.map((row) => textColumn(row, 'blocked')));
}

/** Which of these members is behind a row, or null. */
export function ownerAmong(members: ReadonlySet<string>, collection: SyncedCollection, row: SyncedRow): string | null {
  if (members.size === 0) return null;
  return (
    ownerColumns(collection)
      .map((column) => textColumn(row, column))
      .find((owner) => members.has(owner)) ?? null
  );
}

/** Takes everything of a member off the screens of this device. Call it inside a transaction over all rows. */
export async function hideRowsOf(database: ReplicaDatabase, owner: MemberId): Promise<void> {
  await hideCoversOf(database, owner);
  for (const [collection, column] of Object.entries(rowOwners) as [keyof typeof rowOwners, string][]) {
    await hide(database, {
      collection,
      owner,
      rows: await database.rows(collection).where(column).equals(owner).toArray(),
    });
  }
  const only = new Set<string>([owner]);
  const about = (collection: SyncedCollection) =>
    database
      .rows(collection)
      .filter((row) => ownerAmong(only, collection, row) !== null)
      .toArray();
  const conversations = await about('conversations');
  const messages = await database
    .rows('messages')
    .where('conversation')
    .anyOf(conversations.map(({ id }) => id))
    .toArray();
  await hide(database, { collection: 'messages', owner, rows: messages });
  await hide(database, { collection: 'conversations', owner, rows: conversations });
  await hide(database, { collection: 'notifications', owner, rows: await about('notifications') });
}

async function hide(
  database: ReplicaDatabase,
  { collection, owner, rows }: { collection: SyncedCollection; owner: string; rows: readonly SyncedRow[] },
): Promise<void> {
  await database.blockedRows.bulkPut(rows.map((row) => ({ collection, record: row.id, owner, row })));
  await database.rows(collection).bulkDelete(rows.map(({ id }) => id));
}

/**
 * Remembers which rows the server hides from this member, until the catalogue is loaded: its snapshot is the same for everybody, and has
 * them [S5]. Of foods it is remembered for as long as some are here by the columns alone. Call it inside a transaction.
 */
export async function hideFromSnapshot(database: ReplicaDatabase, changes: readonly ServerChange[]): Promise<void> {
  const isLoaded = ((await database.cursors.get(EVERYONE))?.pulledAt ?? 0) > 0;
  if (isLoaded && !(await hasFoodsElsewhere({ database }))) return;
  // Later the columns, which are everybody's too, may be taken anew.
  const gone = changes.filter(({ collection, row }) => row === null && (!isLoaded || collection === 'foods'));
  await database.blockedRows.bulkPut(
    gone.map(({ collection, record }) => ({ collection, record, owner: '', row: null })),
  );
}

/** Which rows of a snapshot this member may have. Call it inside a transaction. */
export async function withoutBlockedRows<Row extends { collection: SyncedCollection; row: SyncedRow }>(
  database: ReplicaDatabase,
  rows: readonly Row[],
): Promise<Row[]> {
  const hidden = await database.blockedRows.bulkGet(
    rows.map(({ collection, row }): [string, string] => [collection, row.id]),
  );
  // Of a food whose cover alone is blocked the rest is shown.
  return rows.filter((_, place) => {
    const entry = hidden[place];
    return entry === undefined || (entry.row === null && entry.owner !== '');
  });
}

/** Shows again what is hidden of members who are not blocked (any more). Call it inside a transaction over all rows. */
export async function showUnblockedRows(database: ReplicaDatabase): Promise<void> {
  const owners = (await database.blockedRows.orderBy('owner').uniqueKeys()).map(String).filter((owner) => owner !== '');
  if (owners.length === 0) return;
  const blocked = await blockedOnDevice(database);
  for (const owner of owners) if (!blocked.has(owner)) await showRowsOf(database, owner);
}

/** Shows what is hidden of a member again. Call it inside a transaction over all rows. */
export async function showRowsOf(database: ReplicaDatabase, owner: string): Promise<void> {
  const hidden = await database.blockedRows.where('owner').equals(owner).toArray();
  const others = await blockedOnDevice(database);
  const stillBlocked = new Set([...others].filter((member) => member !== owner));
  await database.blockedRows.bulkDelete(hidden.map(({ collection, record }) => [collection, record]));
  for (const { collection, row } of hidden) {
    if (row === null) continue;
    const again = collection === 'foods' ? withoutBlockedCover(stillBlocked, row) : row;
    await database.rows(collection).put(again);
    if (collection === 'foods') await noteBlockedCovers(database, [again]);
  }
  if (owner !== '') await showCoversOf(database, owner);
  if (hidden.length > 0) await askForColumns({ database });
}

/** Signing out ends every block on this device: what everyone may read is shown again. */
export async function showAllRows(database: ReplicaDatabase): Promise<void> {
  const owners = (await database.blockedRows.orderBy('owner').uniqueKeys()).map(String);
  for (const owner of owners) await showRowsOf(database, owner);
  // What is shown again may bring a cover that another block withholds.
  if ((await database.blockedRows.count()) > 0) await showAllRows(database);
}
