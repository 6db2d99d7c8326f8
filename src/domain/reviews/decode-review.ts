import { clamp } from '#prelude/clamp.ts';
import { refused, valid, type Decoded } from '#domain/values/decoded.ts';
import type { FoodId, MemberId, ReviewId } from '#domain/values/ids/ids.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { readId } from '#domain/values/ids/read-id.ts';
import type { Review } from './review.ts';
import { decodeTasting } from '#domain/tasting/decode-tasting.ts';

/** A review from a row (spec 1 §3, reviews); refused without id, food, author or a rating: then it says nothing about anything. */
export function decodeReview(value: unknown): Decoded<Review> {
  const columns = readColumns(value);
  const id = readId(columns?.value('id')) as ReviewId | null;
  const foodId = readId(columns?.value('food')) as FoodId | null;
  const authorId = readId(columns?.value('user')) as MemberId | null;
  const rating = columns?.number('rating') ?? null;
  if (columns === null || id === null) return refused('A review must have an id.');
  if (foodId === null) return refused('A review must name its food.');
  if (authorId === null) return refused('A review must name its author.');
  if (rating === null) return refused('A review must have a rating.');
  const createdAt = columns.moment('created');
  return valid({
    id,
    foodId,
    authorId,
    rating: Math.round(clamp(rating, 1, 5)),
    text: columns.text('review_text'),
    tasting: decodeTasting(columns.value('tasting')),
    createdAt,
    updatedAt: Math.max(createdAt, columns.moment('updated')),
  });
}
