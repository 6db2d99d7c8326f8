import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { allergenWords, type AllergenWord, type DietaryFlagName } from '#domain/taste/taste-vocabulary.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { numberedFoods } from '#tests/support/numbered-foods.ts';
import { safetyStatusFor } from './safety-status-for.ts';

/** Written apart from the rule: the flag that speaks of each allergen, and plain names that a warning may use. */
const flagOf: Readonly<Partial<Record<AllergenWord, DietaryFlagName>>> = {
  gluten: 'gluten_free',
  milk: 'dairy_free',
  peanut: 'nut_free',
  'tree nut': 'nut_free',
};
const plainNames: Readonly<Record<AllergenWord, RegExp>> = {
  gluten: /gluten|wheat|barley/i,
  shellfish: /shellfish|prawn|shrimp|crab|lobster|crustacean/i,
  molluscs: /mollusc|squid|mussel|clam|oyster/i,
  fish: /\bfish\b|anchov|tuna|salmon|bonito/i,
  egg: /\beggs?\b/i,
  milk: /\bmilk\b|butter|cream\b|ghee/i,
  peanut: /peanut/i,
  'tree nut': /tree nut|cashew|almond|hazelnut|(?<!not a )\bnuts\b/i,
  soy: /\bsoya?\b/i,
  sesame: /sesame/i,
  celery: /celery/i,
  mustard: /mustard/i,
  sulphites: /sulphite/i,
  lupin: /lupin/i,
};

const foods = numberedFoods(builtInFoods);

function speaksOf({ allergens, mayContain, diet, healthWarnings }: Food, allergen: AllergenWord): boolean {
  const flag = flagOf[allergen];
  const isListed = [...(allergens ?? [allergen]), ...(mayContain ?? [])].includes(allergen);
  return (
    isListed ||
    (flag !== undefined && diet[flag] !== true) ||
    healthWarnings.some((warning) =>
      plainNames[allergen].test(warning.replace(/ginkgo nuts|coconut|water chestnut/gi, '')),
    )
  );
}

describe('the built-in foods', () => {
  it('are all there', () => {
    expect(foods.length).toBe(builtInFoods.length);
    expect(foods.length).toBeGreaterThan(320);
  });

  it.each(allergenWords)(
    'are never told to lack %s where their own list, flag, may contain or warnings speak of it (R28)',
    (allergen) => {
      const needs = { allergens: [allergen], dietaryRestrictions: [] };
      expect(
        foods
          .filter((food) => safetyStatusFor(food, needs) === 'stated-free' && speaksOf(food, allergen))
          .map(({ name }) => name),
      ).toEqual([]);
      const listed = foods.filter((food) => food.allergens?.includes(allergen));
      expect(listed.filter((food) => safetyStatusFor(food, needs) !== 'contains').map(({ name }) => name)).toEqual([]);
    },
  );

  it('are of some allergens told to lack them: the rule is not all no', () => {
    for (const allergen of allergenWords)
      expect(
        foods.filter(
          (food) => safetyStatusFor(food, { allergens: [allergen], dietaryRestrictions: [] }) === 'stated-free',
        ).length,
      ).toBeGreaterThan(20);
  });
});
