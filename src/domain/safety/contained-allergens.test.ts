import { expect, it } from 'vitest';
import { aFood } from '#domain/testing/a-food.ts';
import { containedAllergens } from './contained-allergens.ts';

const food = { ...aFood(), mayContain: null, healthWarnings: [], ingredients: [] };

it.each([
  ['the list as it is', { allergens: ['Milk', 'tree nut'] }, ['Milk', 'tree nut']],
  ['nothing of a list without any', { allergens: [] }, []],
  ['the butter that an empty list forgot', { allergens: [], ingredients: ['butter', 'rice'] }, ['milk']],
  [
    'what is named beside the list, once',
    { allergens: ['Prawns'], ingredients: ['shrimp', 'tofu'] },
    ['Prawns', 'soy'],
  ],
  ['what ingredients name where nobody stated a list', { allergens: null, ingredients: ['hard-boiled eggs'] }, ['egg']],
  ['what a warning says that it contains', { allergens: [], healthWarnings: ['Contains raw fish'] }, ['fish']],
  ['nothing that need not be in it', { allergens: [], ingredients: ['butter (optional)', 'chocolate'] }, []],
])('is %s (R28)', (_, stated, expected) => {
  expect(containedAllergens({ ...food, ...stated })).toEqual(expected);
});
