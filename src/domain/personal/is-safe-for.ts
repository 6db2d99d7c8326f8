import { foldCase } from '#prelude/fold-case.ts';
import type { Food } from '#domain/food.ts';
import { allergenWords, dietaryFlagNames, type DietaryFlagName } from '#domain/taste-vocabulary.ts';
import type { TasteProfile } from '#domain/taste-profile.ts';

/** 'not-stated': nobody said, which never passes as safe (R5). */
export type Safety = 'safe' | 'unsafe' | 'not-stated';

export type SafetyNeeds = Pick<TasteProfile, 'allergens' | 'dietaryRestrictions'>;

/** Stating one of these allergens denies the flag. */
const allergensAgainst: Readonly<Record<DietaryFlagName, readonly string[]>> = {
  vegan: ['milk', 'egg', 'fish', 'shellfish', 'molluscs'],
  vegetarian: ['fish', 'shellfish', 'molluscs'],
  gluten_free: ['gluten'],
  dairy_free: ['milk'],
  nut_free: ['peanut', 'tree nut'],
  low_sodium: [],
  low_sugar: [],
  keto_friendly: [],
};

/** The flag that, stated as true, says that an allergen is not in it although the allergens are not listed. */
const flagsFor: Readonly<Record<string, readonly DietaryFlagName[]>> = {
  'milk': ['dairy_free', 'vegan'],
  'egg': ['vegan'],
  'fish': ['vegetarian', 'vegan'],
  'shellfish': ['vegetarian', 'vegan'],
  'molluscs': ['vegetarian', 'vegan'],
  'gluten': ['gluten_free'],
  'peanut': ['nut_free'],
  'tree nut': ['nut_free'],
};

/** Flags that are about their allergens alone: to deny one says that one of these is in it. */
const flagsOfAllergens = ['gluten_free', 'dairy_free', 'nut_free'] as const;

/**
 * Whether a member may eat a food, by its stated allergens and dietary flags (R5; spec 2 §5, pairing filters). 'unsafe' beats
 * 'not-stated' beats 'safe'. A stated allergen outweighs a flag that contradicts it. Of words that foods do not state by (an allergen
 * called otherwise, a diet that is no flag) nothing is known: they are never met.
 */
export function isSafeFor(food: Pick<Food, 'allergens' | 'diet'>, { allergens, dietaryRestrictions }: SafetyNeeds): Safety {
  const needs = [
    ...allergens.map((allergen) => safetyFromAllergen(food, foldCase(allergen))),
    ...dietaryRestrictions.map((word) => safetyByDiet(food, word)),
  ];
  if (needs.includes('unsafe')) return 'unsafe';
  return needs.includes('not-stated') ? 'not-stated' : 'safe';
}

function isAllergenWord(word: string): boolean {
  return allergenWords.some((known) => known === word);
}

function isFlag(word: string): word is DietaryFlagName {
  return dietaryFlagNames.some((name) => name === word);
}

/** One dietary restriction alone, a flag or any other word. */
export function safetyByDiet(food: Pick<Food, 'allergens' | 'diet'>, restriction: string): Safety {
  return isFlag(restriction) ? safetyByFlag(food, restriction) : 'not-stated';
}

/** One allergen (folded) alone. Where a denied flag speaks against the list of allergens, which of the two is wrong is not known. */
export function safetyFromAllergen({ allergens, diet }: Pick<Food, 'allergens' | 'diet'>, allergen: string): Safety {
  const isStated = (word: string) => allergens?.some((stated) => foldCase(stated) === word) === true;
  if (isStated(allergen)) return 'unsafe';
  if (!isAllergenWord(allergen)) return 'not-stated';
  const isDoubted = flagsOfAllergens.some((flag) => diet[flag] === false && allergensAgainst[flag].includes(allergen) && !allergensAgainst[flag].some(isStated));
  if (isDoubted) return 'not-stated';
  if (allergens !== null) return 'safe';
  return flagsFor[allergen]?.some((flag) => diet[flag] === true) ? 'safe' : 'not-stated';
}

/** One dietary flag alone. */
export function safetyByFlag({ allergens, diet }: Pick<Food, 'allergens' | 'diet'>, flag: DietaryFlagName): Safety {
  const isDenied = allergensAgainst[flag].some((allergen) => allergens?.some((stated) => foldCase(stated) === allergen));
  if (isDenied || diet[flag] === false) return 'unsafe';
  return diet[flag] === true ? 'safe' : 'not-stated';
}
