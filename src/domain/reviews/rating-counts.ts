import type { Review } from './review.ts';

export interface RatingCount {
  /** 5 to 1. */
  readonly stars: number;
  readonly count: number;
}

/** How many reviews gave each number of stars, the most stars first. */
export function ratingCounts(reviews: readonly Pick<Review, 'rating'>[]): readonly RatingCount[] {
  return [5, 4, 3, 2, 1].map((stars) => ({ stars, count: reviews.filter(({ rating }) => rating === stars).length }));
}
