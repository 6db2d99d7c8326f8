import { realRating } from '#domain/foods/compare-by-rating.ts';
import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import { crowdStars, type Lesson } from './learned-taste.ts';
import { foodFeatures } from './taste-features.ts';

export { ALIKE_PRIOR, LEAST_ALIKE, LEAST_COMMON_RATERS, MOST_ALIKE } from './rated-alike.ts';
export { ratingRests } from './rating-rests.ts';

/** A food's row as a lesson without its stars: what it is, and what its crowd explains of a rating of it. null for a row that is no food. */
export function lessonOf(row: unknown): (Pick<Lesson, 'features'> & { readonly crowd: number }) | null {
  const decoded = decodeFood(row);
  if (decoded.kind === 'refused') return null;
  const food = decoded.value;
  return { features: foodFeatures(food, null), crowd: crowdStars(realRating(food), food.reviewCount) };
}
