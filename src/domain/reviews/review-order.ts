import type { Review } from './review.ts';

/** In the order in which they are offered; the first is spec 1 §2's. */
export const reviewOrders = ['newest', 'highest', 'lowest'] as const;

export type ReviewOrder = (typeof reviewOrders)[number];

type Ordered = Pick<Review, 'id' | 'rating' | 'createdAt'>;

const before: Readonly<Record<ReviewOrder, (one: Ordered, other: Ordered) => number>> = {
  newest: () => 0,
  highest: (one, other) => other.rating - one.rating,
  lowest: (one, other) => one.rating - other.rating,
};

/** Puts two reviews in an order; where that says nothing the newer comes first. */
export function byReviewOrder(order: ReviewOrder): (one: Ordered, other: Ordered) => number {
  return (one, other) => before[order](one, other) || other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1);
}
