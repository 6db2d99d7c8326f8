import type { HealthMatter } from '#domain/avoidance/health/health-matters.ts';
import { diet, type Need } from '#domain/avoidance/need.ts';
import type { Food } from '#domain/foods/food.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { AssistantWords } from '#domain/assistant/words/replies/assistant-words.ts';
import { answerSafety } from './answer-safety.ts';

/** Of what is stated, what may matter for a state of health. */
const stated: Readonly<Record<HealthMatter, readonly Need[]>> = {
  pregnancy: [diet('alcohol_free')],
  infants: [diet('alcohol_free'), diet('low_sodium'), diet('low_sugar')],
  gout: [diet('alcohol_free')],
  kidneys: [diet('low_sodium')],
  medicines: [diet('alcohol_free')],
  diabetes: [diet('low_sugar')],
  histamine: [diet('alcohol_free')],
  immunity: [],
  fructose: [diet('low_sugar')],
  animals: [],
  other: [diet('low_sodium')],
};

/** Of a food that was named: that its fitness is not known here, and what is stated of it that may matter. */
export function answerHealth(
  food: TasteTraits,
  {
    matters,
    details,
    words,
  }: { readonly matters: readonly HealthMatter[]; readonly details: Food | null; readonly words: AssistantWords },
): readonly string[] {
  const needs = [...new Set(matters.flatMap((matter) => stated[matter]))];
  const ingredients = details?.ingredients ?? [];
  return [
    words.healthUnknown(matters),
    ...(ingredients.length === 0 ? [] : [words.madeOf(food.name, words.list(ingredients))]),
    ...(food.cookingMethods.length === 0 ? [] : [words.madeBy(food.cookingMethods)]),
    ...(needs.length === 0 ? [] : [answerSafety(food, needs, words)]),
  ];
}
