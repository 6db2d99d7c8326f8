import { realRating } from '#domain/foods/compare-by-rating.ts';
import type { Food } from '#domain/foods/food.ts';
import type { FoodQuestion } from './food-question.ts';

/** What the advanced search says of a food that it found. */
export interface FoundFood {
  readonly food: Pick<Food, 'rating' | 'reviewCount' | 'defaulted'>;
  /** Equal for foods that the text finds equally well. */
  readonly points: string | undefined;
}

/**
 * What is equal for foods among which a question leaves the order to the lot (R36), for `placePromoted`; undefined where nothing may be promoted (R34):
 *
 * - by relevance they are equally well found and equally rated; by rating, or by reviews, equally rated by as many reviews;
 * - by name or by date every food has a place of its own, which was asked for; what fits the asker's own taste best is nobody else's to say;
 * - where something is avoided, what a food states counts alone (R28).
 */
export function equallyFound(
  { sort, withoutAllergens, diet, holding = [] }: FoodQuestion,
  { food, points }: FoundFood,
): string | undefined {
  if (withoutAllergens.length + diet.length + holding.length > 0) return undefined;
  const evidence = `${realRating(food)} ${food.reviewCount}`;
  switch (sort) {
    case 'relevance':
      return points === undefined ? undefined : `${points} ${evidence}`;
    case 'rating':
    case 'reviews':
      return evidence;
    case 'name':
    case 'newest':
    case 'match':
      return undefined;
  }
}
