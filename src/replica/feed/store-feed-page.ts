import type { FeedPage } from '#domain/values/feed-page.ts';
import { keyedValue, putKeyedValue } from '#replica/database/keyed-value.ts';
import { isPersonal } from '#replica/database/audiences.ts';
import type { AudienceCursor } from '#replica/database/feed-rows.ts';
import { dropAudience } from './drop-audience.ts';
import { layPage } from './lay-page.ts';
import type { Replica } from '#replica/database/replica.ts';
import { readTopicsAnew } from './read-topics-anew.ts';
import { HISTORY_LOST_AT, resetToServer } from './reset-to-server.ts';
import { transactionOverRows } from '#replica/outbox/write-transaction.ts';

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
    const changes = await layPage(replica, page);
    for (const audience of page.denied) await dropAudience(database, audience);
    const now = replica.clock();
    for (const cursor of held) {
      const seq = cursor === undefined ? undefined : page.cursors[cursor.audience];
      if (cursor === undefined || seq === undefined) continue;
      const told = toldOfCaller(cursor, page);
      const next = { seq, isBehind: page.more, ...told };
      if (cursor.pulledAt > 0 && isSameCursor({ isBehind: false, ...cursor }, next)) continue;
      await database.cursors.update(cursor.audience, { ...next, pulledAt: page.more ? cursor.pulledAt : now });
    }
    // The end of a block: what was not for this member when its topics were read may be so now.
    if (changes.some(({ collection, row }) => collection === 'blocks' && row === null)) await readTopicsAnew(replica);
    return 'stored';
  });
}

/** What a page of a personal audience says of how the caller may read the shared feed [S23]. */
function toldOfCaller(
  { audience, newest = 0 }: AudienceCursor,
  { shared, pass, entries }: FeedPage,
): Partial<AudienceCursor> {
  if (!isPersonal(audience) || shared === undefined) return {};
  const own = entries.flatMap(([seq, of]) => (of === audience ? [seq] : []));
  const mayAsk = pass === undefined ? {} : { pass };
  return { readsAsVisitor: shared !== null, newest: Math.max(newest, ...own), ...mayAsk };
}

function isSameCursor(cursor: AudienceCursor, next: Partial<AudienceCursor>): boolean {
  return (Object.keys(next) as (keyof AudienceCursor)[]).every((name) => cursor[name] === next[name]);
}

/**
 * Whether a write was acknowledged in another epoch and not echoed by the feed yet. The server may have lost it, with its last commits or by a
 * restored backup. Then no echo would ever come, so the device has to begin anew to find out [S9].
 */
async function wasAcknowledgedElsewhere({ database }: Replica, epoch: string): Promise<boolean> {
  const unsure = await database.shadows.filter((shadow) => shadow.epoch !== null && shadow.epoch !== epoch).count();
  return unsure > 0;
}
