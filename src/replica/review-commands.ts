import type { FoodId, ReviewId } from '#domain/ids.ts';
import { reviewIdFor } from '#domain/review-id-for.ts';
import { reviewTextToSave } from '#domain/review-rules.ts';
import type { Replica } from './replica.ts';
import { textColumn } from './text-column.ts';
import { type WriteOutcome } from './write-outcome.ts';
import { writeCommand } from './write-transaction.ts';

/**
 * Writes the member's review of a food, or edits the one that is there: at most one per member and food (R16), by a derived id [S12].
 *
 * @param rating whole stars 1-5
 */
export function submitReview(
  replica: Replica,
  { foodId, rating, text }: { foodId: FoodId; rating: number; text: string },
): Promise<WriteOutcome<{ reviewId: ReviewId }>> {
  return writeCommand(replica, async ({ memberId }) => {
    const { database } = replica;
    const reviewId = reviewIdFor(foodId, memberId);
    const [food, existing] = await Promise.all([database.rows('foods').get(foodId), database.rows('reviews').get(reviewId)]);
    const opinion = { rating, review_text: reviewTextToSave(text) ?? '' };
    const common = { member: memberId, collection: 'reviews', record: reviewId, after: [foodId], about: textColumn(food, 'name') } as const;
    return {
      mutations: [
        existing === undefined
          ? { ...common, kind: 'create', columns: { ...opinion, food: foodId, user: memberId } }
          : { ...common, kind: 'update', columns: opinion },
      ],
      saved: { reviewId },
    };
  });
}

/** Deletes the member's own review. */
export function withdrawReview(replica: Replica, reviewId: ReviewId): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const { database } = replica;
    const row = await database.rows('reviews').get(reviewId);
    if (row === undefined) return { kind: 'missing' };
    const food = await database.rows('foods').get(textColumn(row, 'food'));
    return {
      mutations: [{ member: memberId, collection: 'reviews', record: reviewId, kind: 'delete', after: [textColumn(row, 'food')], about: textColumn(food, 'name') }],
      saved: {},
    };
  });
}
