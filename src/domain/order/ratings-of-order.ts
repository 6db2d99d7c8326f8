import type { OwnRating } from '#domain/liking/learned-taste.ts';
import { priorScales } from '#domain/liking/taste-prior.ts';
import type { Tasting } from '#domain/tasting/tasting.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { clamp } from '#prelude/clamp.ts';
import { type FoodPlace, ratingOfPlace, STARS_VARIANCE } from './place-foods.ts';

/** However often a food was tasted and compared, it says as much as two foods. */
const MOST_WEIGHT = 2;
/** Below which digits of a float are no difference. */
const DIGITS = 1e6;

/**
 * The own order as 'Will I like it?' learns from it (R33): one rating for each food, whatever was said of it and how often, with a weight by how sure its
 * place is. A food of which one rating is known alone stays that rating, with the weight of one.
 *
 * @param tastings how foods tasted, where a review tells it (R32)
 */
export function ratingsOfOrder(
  places: readonly FoodPlace[],
  tastings: ReadonlyMap<FoodId, Tasting | null>,
): readonly OwnRating[] {
  return places.map((place) => {
    const { stars, variance } = ratingOfPlace(place);
    const noise = priorScales.noise + variance - STARS_VARIANCE;
    return {
      foodId: place.foodId,
      stars: rounded(clamp(stars, 1, 5)),
      weight: rounded(Math.min(MOST_WEIGHT, priorScales.noise / Math.max(noise, Number.EPSILON))),
      given: place.given,
      tasting: tastings.get(place.foodId) ?? null,
    };
  });
}

function rounded(value: number): number {
  return Math.round(value * DIGITS) / DIGITS;
}
