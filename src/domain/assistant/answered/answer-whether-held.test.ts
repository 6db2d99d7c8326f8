import { describe, expect, it } from 'vitest';
import { allergenStatus } from '#domain/safety/allergen-status.ts';
import type { AllergenWord } from '#domain/taste/taste-vocabulary.ts';
import { askTurns } from '#tests/support/ask-turns.ts';
import { starterFoods } from '#tests/support/starter-foods.ts';

const allergens: readonly (readonly [AllergenWord, en: string, de: string])[] = [
  ['peanut', 'peanuts', 'Erdnüsse'],
  ['tree nut', 'almonds', 'Mandeln'],
  ['milk', 'milk', 'Milch'],
  ['egg', 'eggs', 'Eier'],
  ['fish', 'fish', 'Fisch'],
  ['gluten', 'gluten', 'Gluten'],
  ['mustard', 'mustard', 'Senf'],
  ['celery', 'celery', 'Sellerie'],
];
const asked: readonly (readonly ['en' | 'de', (food: string, held: string) => string])[] = [
  ['en', (food, held) => `does ${food} contain ${held}`],
  ['en', (food, held) => `is there ${held} in ${food}?`],
  ['en', (food, held) => `any ${held} in ${food}?`],
  ['en', (food, held) => `does ${food} have ${held} in it`],
  ['en', (food, held) => `is ${food} made with ${held}`],
  ['en', (food, held) => `is ${food} free of ${held}`],
  ['de', (food, held) => `enthält ${food} ${held}?`],
  ['de', (food, held) => `ist in ${food} ${held}`],
  ['de', (food, held) => `sind ${held} in ${food} drin`],
];

/** A lot of all there are, foods that are allergens themselves among them. */
const foods = starterFoods.filter((_, place) => place % 71 === 41);

describe('whether a food holds an allergen', () => {
  it.each(asked.map(([language, words]) => [words('…', '…'), language, words] as const))(
    '%s: of each food it is told of that food alone, by what is stated',
    (_, language, words) => {
      const wrong = foods.flatMap((food) =>
        allergens.flatMap(([allergen, en, de]) => {
          const { foods: told, text } = askTurns([words(food.name, language === 'de' ? de : en)], language);
          const isHeld = allergenStatus(food, allergen) === 'contains';
          const says = language === 'de' ? text.includes(' enthält ') : text.includes(' contains ');
          const isOfIt = told.length === 1 && told[0]?.id === food.id;
          return isOfIt && (!isHeld || says) ? [] : [`${food.name}, ${en}: ${text.slice(0, 90)}`];
        }),
      );
      expect(wrong).toEqual([]);
    },
  );
});
