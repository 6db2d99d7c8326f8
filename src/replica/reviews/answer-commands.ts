import { answerIdFor, pinIdFor } from '#domain/reviews/review-answer.ts';
import type { FoodId, ReviewId } from '#domain/values/ids/ids.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { deleteCommand, type Undoable } from '#replica/outbox/delete-command.ts';
import { takeBackDeletion } from '#replica/outbox/take-back-deletion.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';

/** Answers a review, or edits the answer that is there: one at most, by a derived id [S12]. `text` as it is typed. */
export function answerReview(
  replica: Replica,
  { foodId, reviewId, text }: { foodId: FoodId; reviewId: ReviewId; text: string },
): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const { database } = replica;
    const rows = database.rows('review_answers');
    const record = answerIdFor(reviewId, memberId);
    if ((await rows.get(record)) === undefined) await takeBackDeletion(database, record);
    const there = await rows.get(record);
    const common = {
      member: memberId,
      collection: 'review_answers',
      record,
      after: [foodId],
      about: textColumn(await database.rows('foods').get(foodId), 'name'),
    } as const;
    const words = text.trim();
    return {
      mutations: [
        there === undefined
          ? { ...common, kind: 'create', columns: { food: foodId, review: reviewId, user: memberId, text: words } }
          : { ...common, kind: 'update', columns: { text: words } },
      ],
      saved: {},
    };
  });
}

/** Deletes the own answer to a review. */
export function deleteAnswer(replica: Replica, reviewId: ReviewId, heldFor = 0): Promise<WriteOutcome<Undoable>> {
  return deleteCommand(
    replica,
    async ({ memberId }) => {
      const { database } = replica;
      const record = answerIdFor(reviewId, memberId);
      const row = await database.rows('review_answers').get(record);
      if (row === undefined) return null;
      const food = await database.rows('foods').get(textColumn(row, 'food'));
      return { member: memberId, collection: 'review_answers', record, about: textColumn(food, 'name') };
    },
    heldFor,
  );
}

/** Puts one review of the own food before all others; null: none. */
export function pinReview(
  replica: Replica,
  { foodId, reviewId }: { foodId: FoodId; reviewId: ReviewId | null },
): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const { database } = replica;
    const rows = database.rows('pinned_reviews');
    const record = pinIdFor(foodId, memberId);
    if (reviewId !== null && (await rows.get(record)) === undefined) await takeBackDeletion(database, record);
    const before = await rows.get(record);
    const common = {
      member: memberId,
      collection: 'pinned_reviews',
      record,
      after: [foodId],
      about: textColumn(await database.rows('foods').get(foodId), 'name'),
    } as const;
    if ((before?.['review'] ?? null) === reviewId) return { mutations: [], saved: {} };
    if (reviewId === null) return { mutations: [{ ...common, kind: 'delete' }], saved: {} };
    const columns = { food: foodId, review: reviewId, user: memberId };
    return {
      mutations: [
        before === undefined
          ? { ...common, kind: 'create', columns }
          : { ...common, kind: 'update', columns: { review: reviewId } },
      ],
      saved: {},
    };
  });
}
