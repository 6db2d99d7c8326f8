import type { ReviewId } from '#domain/values/ids/ids.ts';
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

/** The review that the food's contributor has pinned before all others, whatever their order (R34). */
export function pinnedFirst<Item>(
  items: readonly Item[],
  pinned: ReviewId | null,
  idOf: (item: Item) => ReviewId,
): readonly Item[] {
  const first = pinned === null ? undefined : items.find((item) => idOf(item) === pinned);
  return first === undefined ? items : [first, ...items.filter((item) => item !== first)];
}

/** Puts two reviews in an order; where that says nothing the newer comes first. */
export function byReviewOrder(order: ReviewOrder): (one: Ordered, other: Ordered) => number {
  return (one, other) => before[order](one, other) || other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1);
}
