import { describe, expect, it } from 'vitest';
import type { ReviewId } from '#domain/values/ids/ids.ts';
import { byReviewOrder, pinnedFirst, type ReviewOrder } from './review-order.ts';

const reviews = [
  { id: 'a' as ReviewId, rating: 3, createdAt: 10 },
  { id: 'b' as ReviewId, rating: 5, createdAt: 20 },
  { id: 'c' as ReviewId, rating: 1, createdAt: 40 },
  { id: 'd' as ReviewId, rating: 5, createdAt: 30 },
];

describe('byReviewOrder', () => {
  it.each<[ReviewOrder, string]>([
    ['newest', 'cdba'],
    ['highest', 'dbac'],
    ['lowest', 'cadb'],
  ])('%s first, of equals the newer', (order, ids) => {
    const inOrder = reviews.toSorted(byReviewOrder(order)).map(({ id }) => id);
    expect(inOrder.join('')).toBe(ids);
  });
});

describe('pinnedFirst', () => {
  const idOf = ({ id }: { id: ReviewId }) => id;
  it.each([
    ['c', 'cabd'],
    ['a', 'abcd'],
    [null, 'abcd'],
    ['gone', 'abcd'],
  ])('with %s pinned the others keep their order', (pinned, ids) => {
    const shown = pinnedFirst(reviews, pinned as ReviewId | null, idOf);
    expect(shown.map(idOf).join('')).toBe(ids);
  });
});
