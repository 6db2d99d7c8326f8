import { compareByRating } from '#domain/foods/compare-by-rating.ts';
import { type SearchedTraits, ratingPoints } from './search-score.ts';

type Rated = Pick<SearchedTraits, 'id' | 'name' | 'rating' | 'reviewCount' | 'defaulted'>;

/**
 * The order of the rows: by what members think of a food, which is the order of the search dropdown among foods with the same points for
 * the query. Points for the query differ by ten at least, and ten more points of the rating mean a better rating, so that it is also the
 * order among foods whose points add up to the same.
 */
export function compareBySearch(one: Rated, other: Rated): number {
  return ratingPoints(other) - ratingPoints(one) || compareByRating(one, other);
}
