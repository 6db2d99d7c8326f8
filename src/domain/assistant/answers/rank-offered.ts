import { realRating } from '#domain/foods/compare-by-rating.ts';
import { byLot, noDay } from '#domain/values/day.ts';
import type { FoodQuestion } from '#domain/search/food-question.ts';
import { likingPercent, untaughtTaste } from '#domain/liking/learned-taste.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import type { AssistantTaster } from '#domain/assistant/assistant-catalogue.ts';
import type { WishPart } from '#domain/assistant/reading/wish-part.ts';

/**
 * Foods that all meet a wish, those first that meet it best: by how much they have of the tastes asked for, how early they are called what is asked
 * for, how well they fit the rest of the wish and suit the taste, then by their rating. Equals stand by the lot of the day, so that a catalogue
 * without ratings is not offered from A to C for ever (R36).
 */
export function rankOffered(
  foods: readonly TasteTraits[],
  { intensities, flavours, textures }: Pick<FoodQuestion, 'intensities' | 'flavours' | 'textures'>,
  taster: Pick<AssistantTaster, 'profile' | 'taste' | 'on'>,
  parts: readonly WishPart[] = [],
): readonly TasteTraits[] {
  const compareLots = byLot(taster.on ?? noDay);
  const ranked = foods.map((food) => ({
    food,
    fit:
      fitOf(food, intensities) +
      leadsWith(food.flavours, flavours) +
      leadsWith(food.textures, textures) +
      parts.reduce((sum, { fit }) => sum + (fit?.(food) ?? 0), 0) +
      suits(food, taster),
  }));
  return ranked
    .toSorted(
      (one, other) =>
        other.fit - one.fit || realRating(other.food) - realRating(one.food) || compareLots(one.food.id, other.food.id),
    )
    .map(({ food }) => food);
}

/** 0-5: what is surely liked weighs as much as one taste at its strongest. */
function suits(
  food: TasteTraits,
  { profile, taste = untaughtTaste }: Pick<AssistantTaster, 'profile' | 'taste'>,
): number {
  return likingPercent(food, { profile, taste }) / 20;
}

/** A taste of so little counts as none. */
const HARDLY = 1;

/**
 * A taste asked for to the top counts the more the stronger it is; one that is bounded on both sides, the nearer to the middle; one of which there is not to
 * be too much, a little the more the weaker it is.
 */
function fitOf(food: TasteTraits, intensities: FoodQuestion['intensities']): number {
  return intensityNames.reduce((sum, name) => {
    const range = intensities[name];
    if (range === undefined) return sum;
    const level = food.intensities[name];
    if (range.from <= 0) return sum - Math.max(0, level - HARDLY) / 2;
    return sum + (range.to >= 5 ? level : 5 - Math.abs(level - (range.from + range.to) / 2));
  }, 0);
}

/** Contributors name the words of a food by how much they tell of it: 0-5 for each that is asked for, the earlier the more. */
function leadsWith(words: readonly string[], asked: readonly string[]): number {
  return asked.reduce((sum, word) => {
    const place = words.indexOf(word);
    return sum + (place < 0 ? 0 : Math.max(1, 5 - place));
  }, 0);
}
