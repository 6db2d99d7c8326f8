import { expect, it } from 'vitest';
import { everyFood } from '#domain/search/food-question.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { FoodIndex } from './food-index.ts';

const named = aFood({ name: 'Supper' });
const claims = { ...named, allergens: [], mayContain: [], diet: { ...named.diet, nut_free: true, vegan: true } };
const question = { ...everyFood, withoutAllergens: ['peanut'] as const, diet: ['vegan'] as const };

it.each([
  ['an ingredient', { ingredients: ['peanut butter', 'honey'] }],
  ['its name', { name: 'Chicken satay' }],
  ['a warning', { healthWarnings: ['Contains peanut and egg'] }],
  ['its description', { description: 'Topped with crushed peanuts.' }],
  ['its preparation', { preparationNotes: 'Fried in peanut oil.' }],
  ['a step', { preparationMethods: ['Erdnüsse hineingeben'] }],
  ['a version', { regionalVariations: ['in the south with peanuts'] }],
  ['what is put on it', { servingSuggestions: ['topped with peanuts'] }],
  ['a list that is no answer any more', { allergens: ['unknown'] }],
])('an edit of %s is in every answer at once, and so is the way back (R28)', (_, edit) => {
  const index = new FoodIndex();
  const found = () => {
    const asked = { question, limit: 8, taster: { memberId: null, profile: null }, uploaders: [] };
    return index.matches(asked).ids.length;
  };
  index.onFoods([claims]);
  expect(found()).toBe(1);
  index.onFoods([{ ...claims, ...edit }]);
  expect(found()).toBe(0);
  index.onFoods([{ ...claims }]);
  expect(found()).toBe(1);
});
