import type { FoodId, ReviewId } from '#domain/values/ids/ids.ts';
import type { Json } from '#domain/values/json.ts';
import { reviewIdFor } from '#domain/reviews/review-id-for.ts';
import { reviewTextToSave } from '#domain/reviews/review-rules.ts';
import { isSilent, type Tasting } from '#domain/tasting/tasting.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { deleteCommand, type Undoable } from '#replica/outbox/delete-command.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';

/**
 * Writes the member's review of a food, or edits the one that is there: at most one per member and food (R16), by a derived id [S12].
 *
 * @param rating whole stars 1-5
 * @param tasting how it tasted; null, or one that says nothing: not stated (R42); left out: as it was said before
 */
export function submitReview(
  replica: Replica,
  { foodId, rating, text, tasting }: { foodId: FoodId; rating: number; text: string; tasting?: Tasting | null },
): Promise<WriteOutcome<{ reviewId: ReviewId }>> {
  return writeCommand(replica, async ({ memberId }) => {
    const { database } = replica;
    const reviewId = reviewIdFor(foodId, memberId);
    const [food, existing] = await Promise.all([
      database.rows('foods').get(foodId),
      database.rows('reviews').get(reviewId),
    ]);
    const tasted = tasting === undefined ? {} : { tasting: tastingColumn(tasting) };
    const opinion = { rating, review_text: reviewTextToSave(text) ?? '', ...tasted };
    const common = {
      member: memberId,
      collection: 'reviews',
      record: reviewId,
      after: [foodId],
      about: textColumn(food, 'name'),
    } as const;
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

function tastingColumn(tasting: Tasting | null): Json {
  return tasting === null || isSilent(tasting)
    ? null
    : { levels: { ...tasting.levels }, words: tasting.words.map((said) => ({ ...said })) };
}

/** Deletes the member's own review. */
export function withdrawReview(replica: Replica, reviewId: ReviewId, heldFor = 0): Promise<WriteOutcome<Undoable>> {
  return deleteCommand(
    replica,
    async ({ memberId }) => {
      const { database } = replica;
      const row = await database.rows('reviews').get(reviewId);
      if (row === undefined) return null;
      const food = await database.rows('foods').get(textColumn(row, 'food'));
      return {
        member: memberId,
        collection: 'reviews',
        record: reviewId,
        after: [textColumn(row, 'food')],
        about: textColumn(food, 'name'),
      };
    },
    heldFor,
  );
}
