import { describe, expect, it } from 'vitest';
import { isDrink } from '#domain/assistant/words/kinds/food-kinds.ts';
import { askTurns } from '#tests/support/ask-turns.ts';
import { readAvoidance } from './read-avoidance.ts';

const noAlcohol = { kind: 'diet', diet: 'alcohol_free' };

const ofChildren = [
  ['hot drinks for kids', 'en'],
  ['a cocktail for my 9 year old', 'en'],
  ['what can my son (12) drink with pizza', 'en'],
  ['drinks for a teenagers party', 'en'],
  ['what goes with tacos? something to drink for the little ones', 'en'],
  ['heißes Getränk für Kinder im Winter', 'de'],
  ['was trinken Kinder zu Pizza', 'de'],
  ['Cocktail zum Trinken für meine Tochter (9)', 'de'],
  ['Getränke für den Kindergeburtstag', 'de'],
  ['welches Heißgetränk für Jugendliche', 'de'],
  ['Punsch für unsere Kinder', 'de'],
  ['wine for a kids table', 'en'],
  ['a beer for my teenager', 'en'],
] as const;

describe('what a child is to drink has no alcohol', () => {
  it.each(ofChildren)('%s', (prompt, language) => {
    expect(readAvoidance(prompt).avoided).toContainEqual(noAlcohol);
    const { foods } = askTurns([prompt], language);
    expect(foods.filter((food) => isDrink(food) && food.diet.alcohol_free !== true)).toEqual([]);
  });

  it.each([
    ["a drink for my daughter's wedding"],
    ['what kind of drink goes with sushi'],
    ['a sweet snack for kids'],
    ['was passt zu Pizza zum Trinken'],
  ])('%s: nothing is avoided for it', (prompt) => {
    expect(readAvoidance(prompt).avoided).not.toContainEqual(noAlcohol);
  });

  it('nor has a dessert for children any', () => {
    const { foods } = askTurns(['dessert for kids'], 'en');
    expect(foods.length).toBeGreaterThan(1);
    expect(foods.filter((food) => food.diet.alcohol_free === false)).toEqual([]);
  });
});
