import { blockIdFor } from '#domain/members/block-id-for.ts';
import { conversationIdFor } from '#domain/messages/conversation-id-for.ts';
import { deriveId } from '#domain/values/derive-id.ts';
import { followIdFor } from '#domain/members/follow-id-for.ts';
import type { FoodId, MemberId } from '#domain/values/ids.ts';
import { likeIdFor } from '#domain/foods/like-id-for.ts';
import { muteIdFor } from '#domain/members/mute-id-for.ts';
import { pairVoteIdFor } from '#domain/pairing/pair-vote.ts';
import { type Reportable, reportIdFor } from '#domain/administration/report.ts';
import { reviewIdFor } from '#domain/reviews/review-id-for.ts';
import { savedFoodIdFor } from '#domain/foods/saved-food.ts';
import { requestIdAfter } from '#domain/professionals/verification.ts';
import type { Columns } from '#domain/values/synced-row.ts';
import type { SyncedCollection } from './synced-collections.ts';

type Derivation = (text: (column: string) => string, made: string) => string;

/** The collections whose ids are derived from a member's, and how [S12]. `made`: the day of the change (UTC). */
const derivations: Readonly<Partial<Record<SyncedCollection, Derivation>>> = {
  reviews: (text) => reviewIdFor(text('food') as FoodId, text('user') as MemberId),
  food_likes: (text) => likeIdFor(text('food') as FoodId, text('user') as MemberId),
  saved_foods: (text) => savedFoodIdFor(text('food') as FoodId, text('user') as MemberId),
  pair_votes: (text) =>
    pairVoteIdFor({ one: text('one') as FoodId, other: text('other') as FoodId }, text('user') as MemberId),
  user_follows: (text) =>
    followIdFor({ follower: text('follower') as MemberId, following: text('following') as MemberId }),
  blocks: (text) => blockIdFor({ blocker: text('blocker') as MemberId, blocked: text('blocked') as MemberId }),
  mutes: (text) => muteIdFor({ muter: text('muter') as MemberId, muted: text('muted') as MemberId }),
  conversations: (text) => conversationIdFor(text('participant_1') as MemberId, text('participant_2') as MemberId),
  reports: (text) => reportIdFor(text('reporter') as MemberId, { kind: text('kind'), id: text('item') } as Reportable),
  verification_requests: (text) => requestIdAfter(text('user') as MemberId, null),
  video_views: (text, made) => deriveId('video view', text('video'), text('user'), made),
};

/**
 * The id that a new row of these columns has by derivation; null where ids of the collection are made at random.
 *
 * @param createdAt milliseconds since 1970
 */
export function derivedRecordId(collection: SyncedCollection, columns: Columns, createdAt: number): string | null {
  const derive = derivations[collection];
  if (derive === undefined) return null;
  const text = (column: string) => {
    const value = columns[column];
    return typeof value === 'string' ? value : '';
  };
  return derive(text, new Date(createdAt).toISOString().slice(0, 10));
}
