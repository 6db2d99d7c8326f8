import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import { decodeProfile } from '#domain/members/decode-profile.ts';
import { decodeReview } from '#domain/reviews/decode-review.ts';
import type { Food } from '#domain/foods/food.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { Profile } from '#domain/members/member.ts';
import type { Review } from '#domain/reviews/review.ts';
import { compareText } from '#prelude/text/compare-text.ts';
import { mergeNewest, type ReadNewest } from '#prelude/merge-newest.ts';
import { readTimestamp } from '#prelude/timing/read-timestamp.ts';
import { mutedMembers } from './block-queries.ts';
import { followedMembers } from '#replica/topics/followed-members.ts';
import { newestOf } from '#replica/database/newest-of.ts';
import { topicOfMember } from '#replica/database/audiences.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';

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

/** Read of one member at once: most have none among the newest. */
const PAGE = 1;

/** What an index says of a row by itself. */
interface Shared {
  readonly collection: 'foods' | 'reviews';
  readonly id: string;
  readonly created: string;
}

/**
 * The newest foods and reviews of those the signed-in member follows and has not muted, at most `count` (spec 2 §2.12, social feed); null for a
 * visitor. Read by the indexes of each followed member, never by a scan, so its cost depends on how many are followed and not on how much there is.
 * Of rows that are not shown only their place in the index is read: copying hundreds of them into the page would be one long task.
 */
export async function followedFeed(replica: Replica, count: number): Promise<FollowedFeed | null> {
  const { database } = replica;
  const [members, muted] = await Promise.all([followedMembers(replica), mutedMembers(replica)]);
  if (members === null) return null;
  const followed = members.filter((member) => !muted.has(member));
  const sources = followed.flatMap((member) => [
    sharedBy(replica, 'foods', member),
    sharedBy(replica, 'reviews', member),
  ]);
  const merged = await database.transaction(
    'r',
    [database.rows('foods'), database.rows('reviews')],
    async () => await mergeNewest(sources, { count: count + 1, page: PAGE, compare: latestFirst }),
  );
  // A row that is written between two reads of one source can come twice: it is shown once, and the write makes the query run again.
  const newest = [...new Map(merged.map((one) => [`${one.collection}/${one.id}`, one])).values()];
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
    const shared: Shared[] = [];
    await newestOf(database, { collection, column, value: member })
      .offset(from)
      .limit(count)
      .eachKey((key, { primaryKey }) => {
        shared.push({ collection, id: primaryKey, created: createdIn(key) });
      });
    return shared;
  };
}

function latestFirst(one: Shared, other: Shared): number {
  return compareText(other.created, one.created);
}

/** @param key of the index over a column and `created` */
function createdIn(key: unknown): string {
  const created: unknown = Array.isArray(key) ? key[1] : undefined;
  return typeof created === 'string' ? created : '';
}

async function feedItems({ database }: Replica, shared: readonly Shared[]): Promise<readonly FeedItem[]> {
  const reviews = await database.rows('reviews').bulkGet(shared.map(({ id }) => id));
  const foods = await database
    .rows('foods')
    .bulkGet(
      shared.map(({ collection, id }, place) => (collection === 'foods' ? id : textColumn(reviews[place], 'food'))),
    );
  const rows = shared.map(({ collection }, place) => (collection === 'foods' ? foods : reviews)[place]);
  const authorIds = rows.map((row, place) =>
    textColumn(row, shared[place]?.collection === 'foods' ? 'uploaded_by' : 'user'),
  );
  const authors = await database.rows('profiles').bulkGet(authorIds);
  return shared.flatMap<FeedItem>(({ collection }, place) => {
    const row = rows[place];
    if (row === undefined) return [];
    const author = decodeProfile(authors[place]);
    const food = decodeFood(foods[place]);
    const common = {
      id: row.id,
      authorId: authorIds[place] as MemberId,
      author: author.kind === 'valid' ? author.value : null,
      at: readTimestamp(row['created']),
    };
    if (collection === 'foods') return food.kind === 'valid' ? [{ ...common, kind: 'food', food: food.value }] : [];
    const review = decodeReview(row);
    if (review.kind !== 'valid') return [];
    return [{ ...common, kind: 'review', review: review.value, food: food.kind === 'valid' ? food.value : null }];
  });
}
