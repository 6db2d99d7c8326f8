import type { FeedEntry, FeedPage } from '#domain/values/feed-page.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { isSyncedCollection } from '#replica/database/synced-collections.ts';
import type { Replica } from '#replica/database/replica.ts';
import { ownerAmong } from './blocked-rows.ts';

/**
 * A page of the shared feed as it is for this member [S23]: it calls gone what is hidden from everybody but its owner too. What becomes of the member's own
 * rows is told under its own audience, so here such an entry says nothing.
 */
export async function keepOwnHidden<Page extends FeedPage>(
  { database }: Replica,
  { page, member }: { readonly page: Page; readonly member: MemberId },
): Promise<Page> {
  const there = new Set(Object.entries(page.rows).flatMap(([of, list]) => list.map(({ id }) => `${of}/${id}`)));
  const self = new Set<string>([member]);
  const isOwn = async ([, , collection, record]: FeedEntry) => {
    if (there.has(`${collection}/${record}`) || !isSyncedCollection(collection)) return false;
    const row =
      (await database.rows(collection).get(record)) ?? (await database.shadows.get([collection, record]))?.server;
    return row ? ownerAmong(self, collection, row) !== null : false;
  };
  const own = await Promise.all(page.entries.map(isOwn));
  return own.includes(true) ? { ...page, entries: page.entries.filter((_, at) => own[at] !== true) } : page;
}
