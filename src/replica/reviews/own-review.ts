import type { FoodId, MemberId, ReviewId } from '#domain/values/ids/ids.ts';
import { reviewIdFor } from '#domain/reviews/review-id-for.ts';
import type { Review } from '#domain/reviews/review.ts';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import type { Replica } from '#replica/database/replica.ts';
import { reviewBy } from './review-queries.ts';
import { session } from '#replica/session/session.ts';

/** The signed-in member's one review of a food (R16), with what became of the member's last change to it. */
export interface OwnReview {
  readonly member: MemberId;
  readonly id: ReviewId;
  /** As it is on screen; null: none, or not any more. */
  readonly review: Review | null;
  /** A change waits to be sent. */
  readonly isUnsent: boolean;
  /** The change that the server refused and that waits for the member [S6], or null. */
  readonly refused: OutboxEntry | null;
}

/** null for a visitor. */
export async function ownReview(replica: Replica, foodId: FoodId): Promise<OwnReview | null> {
  const member = (await session(replica))?.memberId;
  if (member === undefined) return null;
  const id = reviewIdFor(foodId, member);
  const [review, entries] = await Promise.all([
    reviewBy(replica, { foodId, member }),
    replica.database.outbox.where('record').equals(id).sortBy('order'),
  ]);
  const own = entries.filter((entry) => entry.member === member);
  return {
    member,
    id,
    review,
    isUnsent: own.some(({ state }) => state === 'waiting'),
    refused: own.findLast(({ state }) => state === 'parked') ?? null,
  };
}
