import { applyServerRows, type ServerChange } from './apply-server-rows.ts';
import type { FeedPage } from '#domain/feed-page.ts';
import { keyedValue, putKeyedValue } from './keyed-value.ts';
import { dropAudience } from './drop-audience.ts';
import { noteOverwritten } from './overwritten-notices.ts';
import type { Replica } from './replica.ts';
import type { ReplicaDatabase } from './replica-database.ts';
import { readTopicsAnew } from './read-topics-anew.ts';
import { HISTORY_LOST_AT, resetToServer } from './reset-to-server.ts';
import { isForEveryone, isSyncedCollection } from './synced-collections.ts';
import { waitsFor, wakeParked } from './take-up-again.ts';
import { releaseUnblocked, withholdFromSnapshot } from './withheld.ts';
import { transactionOverRows } from './write-transaction.ts';
import type { Membership } from './feed-rows.ts';

export type StoredPage = 'stored' | 'reset' | 'stale';

/**
 * Stores an answer of the pull route: rows, memberships and cursors in one transaction [S11]. An answer to a question that
 * this replica would no longer ask (another tab stored a later one, the member changed) is 'stale' and changes nothing,
 * so answers may come late, twice or out of order.
 *
 * @param asked the cursors that were sent
 */
export function storeFeedPage(
  replica: Replica,
  { asked, askedEpoch, page }: { asked: Readonly<Record<string, number>>; askedEpoch: string | null; page: FeedPage },
): Promise<StoredPage> {
  const { database } = replica;
  return transactionOverRows(replica, async () => {
    if ((await keyedValue<string>(database, 'epoch')) !== askedEpoch) return 'stale';
    const held = await database.cursors.bulkGet(Object.keys(asked));
    if (held.some((cursor) => cursor === undefined || cursor.seq !== asked[cursor.audience])) return 'stale';
    if (page.epoch !== askedEpoch) await putKeyedValue(database, 'epoch', page.epoch);
    if (page.reset || (await wasAcknowledgedElsewhere(replica, page.epoch))) {
      await resetToServer(database);
      // A first start has lost nothing.
      if (askedEpoch !== null) await putKeyedValue(database, HISTORY_LOST_AT, replica.clock());
      return 'reset';
    }
    const changes = serverChanges(page);
    const returned = await recordsThatReturn(database, changes);
    const newer = await newerThanOwn(database, changes);
    await applyServerRows(database, changes);
    await noteOverwritten(replica, newer);
    if (returned.size > 0) await wakeParked(database, returned);
    await withholdFromSnapshot(database, changes);
    await releaseUnblocked(database);
    await database.memberships.bulkPut(newMemberships(page));
    for (const audience of page.denied) await dropAudience(database, audience);
    const now = replica.clock();
    for (const cursor of held) {
      const seq = cursor === undefined ? undefined : page.cursors[cursor.audience];
      const isBehind = page.more;
      if (cursor === undefined || seq === undefined || (seq === cursor.seq && cursor.pulledAt > 0 && isBehind === (cursor.isBehind ?? false))) continue;
      await database.cursors.update(cursor.audience, { seq, pulledAt: page.more ? cursor.pulledAt : now, isBehind });
    }
    // The end of a block: what was not for this member when its topics were read may be so now.
    if (changes.some(({ collection, row }) => collection === 'blocks' && row === null)) await readTopicsAnew(replica);
    return 'stored';
  });
}

/**
 * A write that was acknowledged in another epoch, and that the feed has not echoed yet, may have been lost with the server's last
 * commits or by a restored backup, and then no echo will come: only a fresh start tells [S9].
 */
async function wasAcknowledgedElsewhere({ database }: Replica, epoch: string): Promise<boolean> {
  const unsure = await database.shadows.filter((shadow) => shadow.epoch !== null && shadow.epoch !== epoch).count();
  return unsure > 0;
}

/** Without those that may be older than this device's last acknowledged write of the same record. */
async function newerThanOwn(database: ReplicaDatabase, changes: readonly ServerChange[]): Promise<readonly ServerChange[]> {
  const own = new Map((await database.shadows.toArray()).map(({ collection, record, seq }) => [`${collection}/${record}`, seq]));
  return changes.filter(({ collection, record, seq }) => seq >= (own.get(`${collection}/${record}`) ?? 0));
}

/** Records that parked changes wait for, that were not here and are now [S22]. */
async function recordsThatReturn(database: ReplicaDatabase, changes: readonly ServerChange[]): Promise<ReadonlySet<string>> {
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

function rowsByKey(page: FeedPage): Map<string, ServerChange['row']> {
  const rows = new Map<string, ServerChange['row']>();
  for (const [collection, list] of Object.entries(page.rows)) {
    for (const row of list) rows.set(`${collection}/${row.id}`, row);
  }
  return rows;
}

/** One change per record, at its newest seq in this page. */
function serverChanges(page: FeedPage): readonly ServerChange[] {
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

function newMemberships(page: FeedPage): Membership[] {
  const rows = rowsByKey(page);
  const memberships: Membership[] = [];
  for (const [, audience, collection, record] of page.entries) {
    if (!isSyncedCollection(collection) || isForEveryone(collection)) continue;
    if (rows.has(`${collection}/${record}`)) memberships.push({ audience, collection, record });
  }
  return memberships;
}
