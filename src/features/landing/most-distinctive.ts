import type { Food } from '#domain/foods/food.ts';
import { hasRealRating } from '#domain/foods/has-real-rating.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';

/** How far the six intensities are spread; a typical value tells nothing (R4). */
function spread({ intensities, defaulted }: Food): number {
  const stated = intensityNames.filter((name) => !defaulted.includes(name)).map((name) => intensities[name]);
  return stated.length < 2 ? 0 : Math.max(...stated) - Math.min(...stated);
}

/** The food whose taste makes the best first example: a picture, the widest spread of tastes, then a real rating, then the newest. */
export function mostDistinctive(foods: readonly Food[]): Food | null {
  const score = (food: Food) =>
    (food.picture.kind === 'none' ? 0 : 100) + spread(food) * 10 + (hasRealRating(food) ? food.rating : 0);
  return foods.reduce<Food | null>((best, food) => (best === null || score(food) > score(best) ? food : best), null);
}
