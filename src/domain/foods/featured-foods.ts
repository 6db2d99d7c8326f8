import { compareText } from '#prelude/text/compare-text.ts';
import { topOf } from '#prelude/top-of.ts';
import type { Food } from './food.ts';
import { hasRealRating } from './has-real-rating.ts';

const FEATURED_ABOVE = 4;
const FEATURED_LIMIT = 6;
/** Fewer are no choice of the best: what was rated happens to be all that there is, and a row of one looks lost. */
const FEATURED_LEAST = 3;

type RatedFood = Pick<Food, 'id' | 'rating' | 'reviewCount' | 'defaulted'>;

/** The featured foods of Explore, before what a member avoids is left out: rated above 4 by members, the 6 best, from 3 on (spec 1 §2 and §9; R4). The same 6 on every device. */
export function featuredFoods<F extends RatedFood>(foods: Iterable<F>): readonly F[] {
  const best = topOf(deservingFoods(foods), { limit: FEATURED_LIMIT, compare: compareByRating });
  return best.length < FEATURED_LEAST ? [] : best;
}

function* deservingFoods<F extends RatedFood>(foods: Iterable<F>): Generator<F> {
  for (const food of foods) if (hasRealRating(food) && food.rating > FEATURED_ABOVE) yield food;
}

function compareByRating(one: RatedFood, other: RatedFood): number {
  return other.rating - one.rating || other.reviewCount - one.reviewCount || compareText(one.id, other.id);
}
