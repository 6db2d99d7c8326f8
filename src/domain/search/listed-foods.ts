import { topOf } from '#prelude/top-of.ts';
import { compareStanding, realRating } from '#domain/compare-standing.ts';
import type { Food } from '#domain/food.ts';

type Listed = Pick<Food, 'id' | 'name' | 'rating' | 'reviewCount' | 'defaulted' | 'createdAt'>;

const POPULAR = { rating: 4, reviews: 5, limit: 4 } as const;
const TRENDING = { rating: 3.5, limit: 4 } as const;
const TRENDING_NOW = { above: 4, reviews: 1, limit: 6 } as const;

/** Rated 4 or better in 5 reviews or more, the best 4 (spec 2 §9, search dropdown: popular). */
export function popularFoods<F extends Listed>(foods: Iterable<F>): readonly F[] {
  const isPopular = (food: F) => realRating(food) >= POPULAR.rating && food.reviewCount >= POPULAR.reviews;
  return topOf(those(foods, isPopular), { limit: POPULAR.limit, compare: compareStanding });
}

/** Rated 3.5 or better, the newest 4 (spec 2 §9, search dropdown: trending). */
export function trendingFoods<F extends Listed>(foods: Iterable<F>): readonly F[] {
  return topOf(those(foods, (food) => realRating(food) >= TRENDING.rating), { limit: TRENDING.limit, compare: compareNewest });
}

/** Rated above 4 in one review or more, by rating times reviews, the first 6 (spec 2 §9, advanced search: Trending Now). */
export function trendingNow<F extends Listed>(foods: Iterable<F>): readonly F[] {
  const isTrending = (food: F) => realRating(food) > TRENDING_NOW.above && food.reviewCount >= TRENDING_NOW.reviews;
  const buzz = (food: F) => realRating(food) * food.reviewCount;
  return topOf(those(foods, isTrending), { limit: TRENDING_NOW.limit, compare: (one, other) => buzz(other) - buzz(one) || compareStanding(one, other) });
}

export function compareNewest(one: Listed, other: Listed): number {
  return other.createdAt - one.createdAt || compareStanding(one, other);
}

function* those<F>(foods: Iterable<F>, passes: (food: F) => boolean): Generator<F> {
  for (const food of foods) if (passes(food)) yield food;
}
