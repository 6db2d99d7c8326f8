import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { askTurns } from '#tests/support/ask-turns.ts';
import { starterFoods } from '#tests/support/starter-foods.ts';

const withPartners = starterFoods.filter((food) => food.bestPairedWith.length > 1);
/** Every ninth of them: what keeps out a name knows no food. */
const asked = withPartners.filter((_, at) => at % 9 === 0);
const partnersOf = (food: Food) =>
  starterFoods.filter(({ id, name }) => id !== food.id && food.bestPairedWith.includes(name));

describe('no partner is named in a text that is not stated to be free of what is avoided (R5, R28)', () => {
  it.each([
    ['gluten', (name: string) => `what goes with ${name}, no gluten please`],
    ['milk', (name: string) => `what goes with ${name}? without milk please`],
  ] as const)('of %s', (allergen, question) => {
    const named = asked.flatMap((food) => {
      const { text: whole, foods } = askTurns([question(food.name)], 'en');
      // 'Ginger Beer' is no beer.
      const text = foods.reduce((rest, { name }) => rest.replaceAll(name, ''), whole.replaceAll(food.name, ''));
      return partnersOf(food)
        .filter(({ name, allergens }) => text.includes(name) && (allergens ?? []).includes(allergen))
        .map(({ name }) => `${food.name}: ${name}`);
    });
    expect(named).toEqual([]);
  });

  it('names them to whoever avoids nothing', () => {
    expect(askTurns(['what goes with hummus'], 'en').text).toMatch(/goes best with Pita/);
  });
});
