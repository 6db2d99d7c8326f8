import { compareText } from '#prelude/compare-text.ts';
import type { Food } from './food.ts';
import { hasRealRating } from './has-real-rating.ts';

type Standing = Pick<Food, 'id' | 'rating' | 'reviewCount' | 'defaulted'>;

/** Stars that members gave; 0 where the rating is a default (R4). */
export function realRating(food: Pick<Food, 'rating' | 'reviewCount' | 'defaulted'>): number {
  return hasRealRating(food) ? food.rating : 0;
}

/** The order among equals of every ranking: by rating, then review count, then id, which is made by chance: never by the alphabet (R31, R36). Total, and the same on every device. */
export function compareStanding(one: Standing, other: Standing): number {
  return (
    realRating(other) - realRating(one) ||
    other.reviewCount - one.reviewCount ||
    compareText(one.id, other.id)
  );
}
