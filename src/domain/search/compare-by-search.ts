import { compareByRating } from '#domain/foods/compare-by-rating.ts';
import { type SearchedTraits, standingPoints } from './search-score.ts';

type Standing = Pick<SearchedTraits, 'id' | 'name' | 'rating' | 'reviewCount' | 'defaulted'>;

/**
 * The order of the rows: by what members think of a food, which is the order of the search dropdown among foods with the same points for
 * the query. Points for the query differ by ten at least, and ten more points of standing mean a better standing, so that it is also the
 * order among foods whose points add up to the same.
 */
export function compareBySearch(one: Standing, other: Standing): number {
  return standingPoints(other) - standingPoints(one) || compareByRating(one, other);
}
