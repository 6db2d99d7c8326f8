import { decodeProfile } from '#domain/members/decode-profile.ts';
import { decodeReview } from '#domain/reviews/decode-review.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import type { Profile } from '#domain/members/member.ts';
import { reviewIdFor } from '#domain/reviews/review-id-for.ts';
import { byReviewOrder } from '#domain/reviews/review-order.ts';
import type { Review } from '#domain/reviews/review.ts';
import { newestOf } from '#replica/database/newest-of.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';

export interface SignedReview {
  readonly review: Review;
  /** null while the author's profile is not on this device. */
  readonly author: Profile | null;
}

function reviews(rows: readonly SyncedRow[]): Review[] {
  return rows.flatMap((row) => {
    const decoded = decodeReview(row);
    return decoded.kind === 'valid' ? [decoded.value] : [];
  });
}

/** The reviews of a food with their authors, newest first (spec 1 §2, the Reviews tab). */
export async function reviewsOfFood({ database }: Replica, foodId: FoodId): Promise<SignedReview[]> {
  const rows = await database.rows('reviews').where('food').equals(foodId).toArray();
  const list = reviews(rows).toSorted(byReviewOrder('newest'));
  const profiles = await database.rows('profiles').bulkGet(list.map(({ authorId }) => authorId));
  return list.map((review, index) => {
    const author = decodeProfile(profiles[index]);
    return { review, author: author.kind === 'valid' ? author.value : null };
  });
}

/** The member's one review of the food (R16), or null. */
export async function reviewBy(
  { database }: Replica,
  { foodId, member }: { foodId: FoodId; member: MemberId },
): Promise<Review | null> {
  const row = await database.rows('reviews').get(reviewIdFor(foodId, member));
  return row === undefined ? null : (reviews([row])[0] ?? null);
}

/** A member's reviews, newest first, no more than `most` where that is told. */
export async function reviewsWrittenBy(
  replica: Replica,
  member: MemberId,
  { most = Number.POSITIVE_INFINITY }: { readonly most?: number } = {},
): Promise<Review[]> {
  return reviews(await writtenBy(replica, member).limit(most).toArray());
}

export async function countReviewsWrittenBy(replica: Replica, member: MemberId): Promise<number> {
  return writtenBy(replica, member).count();
}

function writtenBy({ database }: Replica, member: MemberId) {
  return newestOf(database, { collection: 'reviews', column: 'user', value: member });
}
