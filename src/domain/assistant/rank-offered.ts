import { realRating } from '#domain/compare-standing.ts';
import type { FoodQuestion } from '#domain/search/food-question.ts';
import { likingPercent, untaughtTaste } from '#domain/liking/learned-taste.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import { intensityNames } from '#domain/taste-vocabulary.ts';
import { compareText } from '#prelude/compare-text.ts';
import type { AssistantTaster } from './assistant-catalogue.ts';

/**
 * Foods that all meet a wish, those first that meet it best: by how much they have of the tastes asked for and how well they suit the taste, then
 * by their rating. Among equals the order is arbitrary but always the same, so that a catalogue without ratings is not offered from A to C for ever.
 */
export function rankOffered(foods: readonly TasteTraits[], { intensities }: Pick<FoodQuestion, 'intensities'>, taster: Pick<AssistantTaster, 'profile' | 'taste'>): readonly TasteTraits[] {
  const ranked = foods.map((food) => ({ food, fit: fitOf(food, intensities) + suits(food, taster), place: scatter(food.id) }));
  return ranked
    .toSorted((one, other) => other.fit - one.fit || realRating(other.food) - realRating(one.food) || one.place - other.place || compareText(one.food.id, other.food.id))
    .map(({ food }) => food);
}

/** 0-5: what is surely liked weighs as much as one taste at its strongest. */
function suits(food: TasteTraits, { profile, taste = untaughtTaste }: Pick<AssistantTaster, 'profile' | 'taste'>): number {
  return likingPercent(food, { profile, taste }) / 20;
}

/** A taste asked for to the top counts the more the stronger it is; one that is bounded on both sides, the nearer to the middle. */
function fitOf(food: TasteTraits, intensities: FoodQuestion['intensities']): number {
  return intensityNames.reduce((sum, name) => {
    const range = intensities[name];
    if (range === undefined || range.from <= 0) return sum;
    const level = food.intensities[name];
    return sum + (range.to >= 5 ? level : 5 - Math.abs(level - (range.from + range.to) / 2));
  }, 0);
}

/** FNV-1a, 32 bits. */
function scatter(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}
