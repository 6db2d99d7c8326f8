import { compareText } from '#prelude/text/compare-text.ts';
import { byLot, type Day } from '#domain/values/day.ts';
import type { Food } from './food.ts';
import { hasRealRating } from './has-real-rating.ts';

type Rated = Pick<Food, 'id' | 'rating' | 'reviewCount' | 'defaulted'>;

/** Stars that members gave; 0 where the rating is a default (R4). */
export function realRating(food: Pick<Food, 'rating' | 'reviewCount' | 'defaulted'>): number {
  return hasRealRating(food) ? food.rating : 0;
}

/** The order among equals of what is asked for by a name or a food: by rating, then review count, then id, which is made by chance: never by the alphabet (R31). Total, and the same on every device. */
export function compareByRating(one: Rated, other: Rated): number {
  return compareEvidence(one, other) || compareText(one.id, other.id);
}

/** The same with equals by the lot of a day: for lists that begin with foods of which there is no evidence (R36). */
export function byRatingOn(on: Day): (one: Rated, other: Rated) => number {
  const compareLots = byLot(on);
  return (one, other) => compareEvidence(one, other) || compareLots(one.id, other.id);
}

function compareEvidence(one: Rated, other: Rated): number {
  return realRating(other) - realRating(one) || other.reviewCount - one.reviewCount;
}
