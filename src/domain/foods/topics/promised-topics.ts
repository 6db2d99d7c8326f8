import {
  type AllergenWord,
  allergenWords,
  dietaryFlagNames,
  type DietaryFlagName,
} from '#domain/taste/taste-vocabulary.ts';
import type { Food } from '#domain/foods/food.ts';
import { statedList } from './no-answer.ts';
import { topicBits } from './topic-names.ts';

/** The flag that speaks of an allergen. */
export const flagOfAllergen: Readonly<Partial<Record<AllergenWord, DietaryFlagName>>> = {
  gluten: 'gluten_free',
  milk: 'dairy_free',
  peanut: 'nut_free',
  'tree nut': 'nut_free',
};

const fleshless = topicBits('fish', 'shellfish', 'molluscs', 'meat', 'pork');

/** What a flag says is not in a food, topics as bits. */
export const againstDiet: Readonly<Record<DietaryFlagName, number>> = {
  vegetarian: fleshless | topicBits('vegetarians'),
  vegan: fleshless | topicBits('milk', 'egg', 'bee', 'vegans'),
  gluten_free: topicBits('gluten'),
  dairy_free: topicBits('milk'),
  nut_free: topicBits('peanut', 'tree nut'),
  low_sodium: topicBits('salt'),
  low_sugar: topicBits('sugar'),
  keto_friendly: topicBits('sugar'),
  alcohol_free: topicBits('alcohol'),
  pork_free: topicBits('pork'),
};

const allAllergens = topicBits(...allergenWords);

/** What a food is stated to lack, as far as nothing speaks against it, topics as bits. */
export function promisedTopics({ allergens, diet }: Pick<Food, 'allergens' | 'diet'>): number {
  let promised = statedList(allergens) === null ? 0 : allAllergens;
  for (const flag of dietaryFlagNames) if (diet[flag] === true) promised |= againstDiet[flag];
  return promised;
}
