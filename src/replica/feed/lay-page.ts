import type { FeedPage } from '#domain/values/feed-page.ts';
import { applyServerRows } from './apply-server-rows.ts';
import type { ServerChange } from './server-change.ts';
import { allWithNewestCounters, applyCounters } from '#replica/outbox/counters.ts';
import { noteOverwritten } from './overwritten-notices.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { Membership } from '#replica/database/feed-rows.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { isPersonal, isTopic } from '#replica/database/audiences.ts';
import { isForEveryone, isSyncedCollection } from '#replica/database/synced-collections.ts';
import { waitsFor, wakeParked } from '#replica/outbox/take-up-again.ts';
import { hideCoversOf } from './blocked-covers.ts';
import { dropLeftLists, dropWhatWasOnLists } from './left-lists.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { showUnblockedRows, hideFromSnapshot } from './blocked-rows.ts';

/** What a page of the feed tells of rows. */
type Told = Pick<FeedPage, 'entries' | 'rows'>;

/** Lays what the feed tells under the replica: rows, counters, memberships. The cursors are the caller's. Call it inside a transaction over all of them. */
export async function layPage(replica: Replica, page: Told): Promise<readonly ServerChange[]> {
  const { database } = replica;
  const changes = await allWithNewestCounters(database, await withoutOthersView(database, page, serverChanges(page)));
  const returned = await recordsThatReturn(database, changes);
  const newer = await newerThanOwn(database, changes);
  await applyServerRows(database, changes);
  // A block from another device: rows of the other are told as gone, but a cover is a part of the food's.
  for (const { collection, row } of changes)
    if (collection === 'blocks' && row !== null) await hideCoversOf(database, textColumn(row, 'blocked'));
  await applyCounters(database, page.rows);
  await noteOverwritten(replica, newer);
  if (returned.size > 0) await wakeParked(database, returned);
  await hideFromSnapshot(database, changes);
  await showUnblockedRows(database);
  await database.memberships.bulkPut(newMemberships(page));
  await dropWhatWasOnLists(replica, changes);
  if (changes.some(({ collection, row }) => collection === 'list_members' && row === null))
    await dropLeftLists(replica);
  return changes;
}

/**
 * Without what a topic alone says to be gone and the member's own audience holds. Topics are read as a visitor reads them [S23], who sees no private list; where
 * such a row is gone for the member too, its own audience says so.
 */
async function withoutOthersView(
  database: ReplicaDatabase,
  page: Told,
  changes: readonly ServerChange[],
): Promise<readonly ServerChange[]> {
  const toldAlone = new Set(
    page.entries.flatMap(([, audience, collection, record]) => (isTopic(audience) ? [] : [`${collection}/${record}`])),
  );
  const kept: ServerChange[] = [];
  for (const change of changes) {
    const { collection, record, row } = change;
    if (row === null && !toldAlone.has(`${collection}/${record}`)) {
      const held = database.memberships.where('[collection+record]').equals([collection, record]);
      const audiences = (await held.toArray()).map(({ audience }) => audience);
      if (audiences.some(isPersonal)) {
        await held.filter(({ audience }) => isTopic(audience)).delete();
        continue;
      }
    }
    kept.push(change);
  }
  return kept;
}

/** Without those that may be older than this device's last acknowledged write of the same record. */
async function newerThanOwn(
  database: ReplicaDatabase,
  changes: readonly ServerChange[],
): Promise<readonly ServerChange[]> {
  const own = new Map(
    (await database.shadows.toArray()).map(({ collection, record, seq }) => [`${collection}/${record}`, seq]),
  );
  return changes.filter(({ collection, record, seq }) => seq >= (own.get(`${collection}/${record}`) ?? 0));
}

/** Records that parked changes wait for, that were not here and are now [S22]. */
async function recordsThatReturn(
  database: ReplicaDatabase,
  changes: readonly ServerChange[],
): Promise<ReadonlySet<string>> {
  const parked = await database.outbox.filter(({ state }) => state === 'parked').toArray();
  const wanted = new Set(parked.flatMap(waitsFor));
  const returned = new Set<string>();
  for (const { collection, record, row } of changes) {
    if (row === null || !wanted.has(record)) continue;
    const shadow = await database.shadows.get([collection, record]);
    const before = shadow === undefined ? await database.rows(collection).get(record) : shadow.server;
    if (!before) returned.add(record);
  }
  return returned;
}

function rowsByKey(page: Told): Map<string, ServerChange['row']> {
  const rows = new Map<string, ServerChange['row']>();
  for (const [collection, list] of Object.entries(page.rows)) {
    for (const row of list) rows.set(`${collection}/${row.id}`, row);
  }
  return rows;
}

/** One change per record, at its newest seq in this page. */
function serverChanges(page: Told): readonly ServerChange[] {
  const rows = rowsByKey(page);
  const changes = new Map<string, ServerChange>();
  for (const [seq, , collection, record] of page.entries) {
    if (!isSyncedCollection(collection)) continue;
    const key = `${collection}/${record}`;
    const seen = changes.get(key);
    if (seen === undefined || seen.seq < seq) changes.set(key, { collection, record, seq, row: rows.get(key) ?? null });
  }
  return [...changes.values()];
}

function newMemberships(page: Told): Membership[] {
  const rows = rowsByKey(page);
  const memberships: Membership[] = [];
  for (const [, audience, collection, record] of page.entries) {
    if (!isSyncedCollection(collection) || isForEveryone(collection)) continue;
    if (rows.has(`${collection}/${record}`)) memberships.push({ audience, collection, record });
  }
  return memberships;
}
