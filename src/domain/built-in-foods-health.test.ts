import { describe, expect, it } from 'vitest';
import { type BuiltInFood, faults } from '#tests/support/built-in-foods.ts';
import { dietaryFlagNames } from './taste-vocabulary.ts';
import { animalRennetCheeses, beeWords, meatWords, namedAllergens } from './testing/ingredient-allergens.ts';

function certainAllergens(food: BuiltInFood): ReadonlySet<string> {
  const stated = food.ingredients.filter((ingredient) => !ingredient.includes('(optional)'));
  return new Set(stated.flatMap((ingredient) => [...namedAllergens(ingredient).certain]));
}

describe('the built-in foods on health', () => {
  it('state every allergen that a named ingredient brings', () => {
    expect(
      faults(function* check(food) {
        for (const allergen of certainAllergens(food)) if (!food.allergens.includes(allergen)) yield `${allergen} is not stated`;
      }),
    ).toEqual([]);
  });

  it('state no allergen that no ingredient brings', () => {
    expect(
      faults(function* check(food) {
        const possible = new Set<string>(food.ingredients.flatMap((ingredient) => [...namedAllergens(ingredient).possible]));
        for (const allergen of food.allergens) if (!possible.has(allergen)) yield `${allergen} from nowhere`;
      }),
    ).toEqual([]);
  });

  it('answer dietary questions as the allergens do', () => {
    const decided = [
      ['gluten_free', ['gluten']], ['dairy_free', ['milk']], ['nut_free', ['peanut', 'tree nut']],
      ['vegetarian', ['fish', 'shellfish', 'molluscs']], ['vegan', ['fish', 'shellfish', 'molluscs', 'milk', 'egg']],
    ] as const;
    expect(
      faults(function* check({ allergens, dietary_info: diet }) {
        for (const [flag, forbidding] of decided) {
          const present = forbidding.filter((allergen) => allergens.includes(allergen));
          if (present.length > 0 && diet[flag] !== false) yield `${flag} ${diet[flag]} with ${present.join(', ')}`;
        }
        for (const [flag, forbidding] of decided.slice(0, 3)) {
          if (diet[flag] === false && !forbidding.some((allergen) => allergens.includes(allergen))) yield `${flag} false without reason`;
        }
        if (diet['vegan'] === true && diet['vegetarian'] !== true) yield 'vegan but not vegetarian';
        if (diet['vegetarian'] === false && diet['vegan'] !== false) yield 'vegan in doubt without being vegetarian';
        for (const flag of dietaryFlagNames) if (diet[flag] !== null && typeof diet[flag] !== 'boolean') yield `${flag} is no answer`;
      }),
    ).toEqual([]);
  });

  it('answer dietary questions as the ingredients do', () => {
    expect(
      faults(function* check({ ingredients, allergens, dietary_info: diet }) {
        const meat = ingredients.filter((ingredient) => meatWords.test(ingredient));
        if (meat.length > 0 && diet['vegetarian'] !== false) yield `vegetarian ${diet['vegetarian']} with ${meat.join(', ')}`;
        const rennet = ingredients.filter((ingredient) => animalRennetCheeses.test(ingredient));
        if (rennet.length > 0 && diet['vegetarian'] === true) yield `vegetarian with ${rennet.join(', ')}`;
        const bees = ingredients.filter((ingredient) => beeWords.test(ingredient));
        if (bees.length > 0 && diet['vegan'] !== false) yield `vegan ${diet['vegan']} with ${bees.join(', ')}`;
        const isAnimal = ['milk', 'egg', 'fish', 'shellfish', 'molluscs'].some((allergen) => allergens.includes(allergen));
        if (diet['vegan'] === false && !isAnimal && meat.length + bees.length === 0) yield 'vegan false without reason';
      }),
    ).toEqual([]);
  });
});
