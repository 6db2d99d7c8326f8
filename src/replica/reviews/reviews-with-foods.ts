import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import type { Food } from '#domain/foods/food.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { Review } from '#domain/reviews/review.ts';
import type { Replica } from '#replica/database/replica.ts';
import { reviewsWrittenBy } from './review-queries.ts';

export interface ReviewWithFood {
  readonly review: Review;
  /** null while the food is not on this device. */
  readonly food: Food | null;
  /** A change of it has not reached the server yet. */
  readonly isUnsent: boolean;
}

/** A member's reviews with the foods that they are about, newest first. */
export async function reviewsWithFoods(replica: Replica, member: MemberId): Promise<ReviewWithFood[]> {
  const { database } = replica;
  const reviews = await reviewsWrittenBy(replica, member);
  const rows = await database.rows('foods').bulkGet(reviews.map(({ foodId }) => foodId));
  const entries = await database.outbox.where('member').equals(member).toArray();
  const unsent = new Set(entries.map(({ record }) => record));
  return reviews.map((review, place) => {
    const food = decodeFood(rows[place]);
    return { review, food: food.kind === 'valid' ? food.value : null, isUnsent: unsent.has(review.id) };
  });
}
