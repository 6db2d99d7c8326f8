import { realRating } from '#domain/foods/compare-by-rating.ts';
import type { Food } from '#domain/foods/food.ts';

/** null: it says nothing, and is not drawn. */
export interface JourneyCounts {
  readonly foods: number | null;
  /** Mean of the foods that were rated, 1 to 5. */
  readonly rating: number | null;
  /** Of all the foods. */
  readonly reviews: number | null;
}

/** What the taste journey counts of a member (spec 2 §9, dashboard stats): no zeros (R36, R37). */
export function journeyCounts(foods: readonly Food[]): JourneyCounts {
  const rated = foods.filter((food) => realRating(food) > 0);
  const reviews = foods.reduce((sum, food) => sum + food.reviewCount, 0);
  return {
    foods: foods.length || null,
    rating: rated.length === 0 ? null : rated.reduce((sum, food) => sum + food.rating, 0) / rated.length,
    reviews: reviews || null,
  };
}
