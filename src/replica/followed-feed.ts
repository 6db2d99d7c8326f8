import { decodeFood } from '#domain/decode-food.ts';
import { decodeProfile } from '#domain/decode-profile.ts';
import { decodeReview } from '#domain/decode-review.ts';
import type { Food } from '#domain/food.ts';
import type { MemberId } from '#domain/ids.ts';
import type { Profile } from '#domain/member.ts';
import type { Review } from '#domain/review.ts';
import type { SyncedRow } from '#domain/synced-row.ts';
import { mergeNewest, type ReadNewest } from '#prelude/merge-newest.ts';
import { readTimestamp } from '#prelude/read-timestamp.ts';
import { mutedMembers } from './block-queries.ts';
import { keptFollowed } from './kept-followed.ts';
import { newestOf } from './newest-of.ts';
import { topicOfMember } from './audiences.ts';
import type { Replica } from './replica.ts';
import { textColumn } from './text-column.ts';

/** What somebody whom the member follows shared: a food, or a review of one. */
export type FeedItem = {
  readonly id: string;
  readonly authorId: MemberId;
  /** null while the profile is not on this device. */
  readonly author: Profile | null;
  /** Milliseconds since 1970. */
  readonly at: number;
} & (
  | { readonly kind: 'food'; readonly food: Food }
  /** The food is null while it is not on this device. */
  | { readonly kind: 'review'; readonly review: Review; readonly food: Food | null }
);

export interface FollowedFeed {
  /** Latest first. */
  readonly items: readonly FeedItem[];
  readonly hasMore: boolean;
  /** Members whose rows make this feed. */
  readonly followed: number;
  /** Of some of them nothing was ever heard on this device. */
  readonly isPartial: boolean;
}

/** Rows read of one member at once: few members have more than these among the newest. */
const PAGE = 3;

interface Shared {
  readonly collection: 'foods' | 'reviews';
  readonly row: SyncedRow;
}

/**
 * The newest foods and reviews of those the signed-in member follows and has not muted, at most `count` (spec 2 §2.12, social feed); null for a
 * visitor. Read by the indexes of each followed member, never by a scan, so it costs by whom the member follows and not by what there is.
 */
export async function followedFeed(replica: Replica, count: number): Promise<FollowedFeed | null> {
  const { database } = replica;
  const [kept, muted] = await Promise.all([keptFollowed(replica), mutedMembers(replica)]);
  if (kept === null) return null;
  const followed = kept.filter((member) => !muted.has(member));
  const sources = followed.flatMap((member) => [sharedBy(replica, 'foods', member), sharedBy(replica, 'reviews', member)]);
  const merged = await mergeNewest(sources, { count: count + 1, page: PAGE, compare: latestFirst });
  // A row that came in between two reads of one source shifts the second: once is enough, and the write asks again.
  const newest = [...new Map(merged.map((one) => [`${one.collection}/${one.row.id}`, one])).values()];
  const cursors = await database.cursors.bulkGet(followed.map(topicOfMember));
  return {
    items: await feedItems(replica, newest.slice(0, count)),
    hasMore: merged.length > count,
    followed: followed.length,
    isPartial: cursors.some((cursor) => cursor === undefined || cursor.pulledAt === 0),
  };
}

function sharedBy({ database }: Replica, collection: Shared['collection'], member: MemberId): ReadNewest<Shared> {
  const column = collection === 'foods' ? 'uploaded_by' : 'user';
  return async (from, count) => {
    const rows = await newestOf(database, { collection, column, value: member }).offset(from).limit(count).toArray();
    return rows.map((row) => ({ collection, row }));
  };
}

function latestFirst(one: Shared, other: Shared): number {
  const [a, b] = [textColumn(one.row, 'created'), textColumn(other.row, 'created')];
  return a === b ? 0 : a < b ? 1 : -1;
}

async function feedItems({ database }: Replica, shared: readonly Shared[]): Promise<readonly FeedItem[]> {
  const authors = await database.rows('profiles').bulkGet(shared.map(({ collection, row }) => textColumn(row, collection === 'foods' ? 'uploaded_by' : 'user')));
  const foods = await database.rows('foods').bulkGet(shared.map(({ collection, row }) => (collection === 'foods' ? row.id : textColumn(row, 'food'))));
  return shared.flatMap<FeedItem>(({ collection, row }, place) => {
    const author = decodeProfile(authors[place]);
    const food = decodeFood(foods[place]);
    const authorId = textColumn(row, collection === 'foods' ? 'uploaded_by' : 'user') as MemberId;
    const common = { id: row.id, authorId, author: author.kind === 'valid' ? author.value : null, at: readTimestamp(row['created']) };
    if (collection === 'foods') return food.kind === 'valid' ? [{ ...common, kind: 'food', food: food.value }] : [];
    const review = decodeReview(row);
    if (review.kind !== 'valid') return [];
    return [{ ...common, kind: 'review', review: review.value, food: food.kind === 'valid' ? food.value : null }];
  });
}
