import { refused, valid, type Decoded } from '#domain/values/decoded.ts';
import type { FoodId, MemberId, ReviewAnswerId, ReviewId } from '#domain/values/ids/ids.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { readId } from '#domain/values/ids/read-id.ts';
import type { ReviewAnswer } from './review-answer.ts';

/** An answer to a review from a row; refused where it does not say to what, by whom, or anything at all. */
export function decodeReviewAnswer(value: unknown): Decoded<ReviewAnswer> {
  const columns = readColumns(value);
  const id = readId(columns?.value('id')) as ReviewAnswerId | null;
  const foodId = readId(columns?.value('food')) as FoodId | null;
  const reviewId = readId(columns?.value('review')) as ReviewId | null;
  const authorId = readId(columns?.value('user')) as MemberId | null;
  const text = columns?.text('text') ?? '';
  if (columns === null || id === null) return refused('An answer must have an id.');
  if (foodId === null || reviewId === null) return refused('An answer must name its review and its food.');
  if (authorId === null) return refused('An answer must name its author.');
  if (text === '') return refused('An answer must say something.');
  const createdAt = columns.moment('created');
  const updatedAt = Math.max(createdAt, columns.moment('updated'));
  return valid({ id, foodId, reviewId, authorId, text, createdAt, updatedAt });
}
