import { topOf } from '#prelude/top-of.ts';
import { compareByRating, realRating } from '#domain/foods/compare-by-rating.ts';
import type { Food } from '#domain/foods/food.ts';
import { mayOffer, offerTo } from '#domain/safety/offer-to.ts';
import type { Offered } from '#domain/safety/offered.ts';
import type { SafetyNeeds } from '#domain/safety/safety-status-for.ts';
import type { SafetyFacts } from '#domain/foods/topics/stated-topics.ts';

type Listed = Pick<Food, 'id' | 'name' | 'rating' | 'reviewCount' | 'defaulted' | 'createdAt'>;
type Offerable = Listed & SafetyFacts;

const POPULAR = { rating: 4, reviews: 5, limit: 4 } as const;
const TRENDING = { rating: 3.5, limit: 4 } as const;
const TRENDING_NOW = { above: 4, reviews: 1, limit: 6 } as const;

/** Rated 4 or better in 5 reviews or more, the best 4 (spec 2 §9, search dropdown: popular). */
export function popularFoods<F extends Offerable>(foods: Iterable<F>, needs: SafetyNeeds | null): Offered<F> {
  const isPopular = (food: F) => realRating(food) >= POPULAR.rating && food.reviewCount >= POPULAR.reviews;
  return bestOf(foods, { needs, passes: isPopular, limit: POPULAR.limit, compare: compareByRating });
}

/** Rated 3.5 or better, the newest 4 (spec 2 §9, search dropdown: trending). */
export function trendingFoods<F extends Offerable>(foods: Iterable<F>, needs: SafetyNeeds | null): Offered<F> {
  return bestOf(foods, {
    needs,
    passes: (food) => realRating(food) >= TRENDING.rating,
    limit: TRENDING.limit,
    compare: compareNewest,
  });
}

/** Rated above 4 in one review or more, by rating times reviews, the first 6 (spec 2 §9, advanced search: Trending Now). */
export function trendingNow<F extends Offerable>(foods: Iterable<F>, needs: SafetyNeeds | null): Offered<F> {
  const isTrending = (food: F) => realRating(food) > TRENDING_NOW.above && food.reviewCount >= TRENDING_NOW.reviews;
  const buzz = (food: F) => realRating(food) * food.reviewCount;
  return bestOf(foods, {
    needs,
    passes: isTrending,
    limit: TRENDING_NOW.limit,
    compare: (one, other) => buzz(other) - buzz(one) || compareByRating(one, other),
  });
}

function compareNewest(one: Listed, other: Listed): number {
  return other.createdAt - one.createdAt || compareByRating(one, other);
}

interface Wanted<F> {
  readonly needs: SafetyNeeds | null;
  readonly passes: (food: F) => boolean;
  readonly limit: number;
  readonly compare: (one: F, other: F) => number;
}

function bestOf<F extends Offerable>(foods: Iterable<F>, { needs, passes, limit, compare }: Wanted<F>): Offered<F> {
  return offerTo(
    topOf(
      those(foods, (food) => passes(food) && mayOffer(food, needs)),
      { limit, compare },
    ),
    needs,
    (food) => food,
  );
}

function* those<F>(foods: Iterable<F>, passes: (food: F) => boolean): Generator<F> {
  for (const food of foods) if (passes(food)) yield food;
}
