import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import type { Food } from '#domain/foods/food.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { Review } from '#domain/reviews/review.ts';
import type { Replica } from '#replica/database/replica.ts';
import { countReviewsWrittenBy, reviewsWrittenBy } from './review-queries.ts';

export interface ReviewWithFood {
  readonly review: Review;
  /** null while the food is not on this device. */
  readonly food: Food | null;
  /** A change of it has not reached the server yet. */
  readonly isUnsent: boolean;
}

export interface ReviewsPart {
  /** With the foods that they are about, newest first. */
  readonly reviews: readonly ReviewWithFood[];
  /** Of all of them. */
  readonly total: number;
}

/** A member's reviews, no more than the `most` newest. */
export async function reviewsWithFoods(
  replica: Replica,
  member: MemberId,
  { most }: { readonly most: number },
): Promise<ReviewsPart> {
  const { database } = replica;
  const [reviews, total] = await Promise.all([
    reviewsWrittenBy(replica, member, { most }),
    countReviewsWrittenBy(replica, member),
  ]);
  const rows = await database.rows('foods').bulkGet(reviews.map(({ foodId }) => foodId));
  const entries = await database.outbox.where('member').equals(member).toArray();
  const unsent = new Set(entries.map(({ record }) => record));
  return {
    total,
    reviews: reviews.map((review, place) => {
      const food = decodeFood(rows[place]);
      return { review, food: food.kind === 'valid' ? food.value : null, isUnsent: unsent.has(review.id) };
    }),
  };
}
