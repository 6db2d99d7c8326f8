import { expect, it } from 'vitest';
import { allergenWords } from '#domain/taste/taste-vocabulary.ts';
import type { Food } from '#domain/foods/food.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { allergenStatements, toldAllergens } from './told-allergens.ts';

const food = { ...aFood({ name: 'Supper' }), mayContain: null, healthWarnings: [], ingredients: [] };

it.each<[string, Partial<Food>, boolean, readonly string[]]>([
  ['that says nothing', { allergens: ['unknown', '-'] }, false, []],
  ['that says none', { allergens: ['Keine'] }, true, []],
  ['of which a part is no answer', { allergens: ['milk', 'n/a'] }, true, ['milk']],
  ['that is not there', { allergens: null }, false, []],
])('tell a list %s as what it states (R5)', (_, stated, isListed, contains) => {
  expect(toldAllergens({ ...food, ...stated })).toMatchObject({ isListed, contains });
  const { allergens = null } = stated;
  expect(toldAllergens({ ...food, allergens: [], mayContain: allergens })).toMatchObject({
    isMoreListed: isListed,
    mayContain: contains,
  });
});

it.each<[string, Partial<Food>, readonly string[], readonly string[]]>([
  ['the list as it is', { allergens: ['Milk', 'tree nut'] }, ['Milk', 'tree nut'], []],
  ['nothing of a list without any', { allergens: [] }, [], []],
  ['the butter that an empty list forgot', { allergens: [], ingredients: ['butter', 'rice'] }, ['milk'], []],
  [
    'what is named beside the list, once',
    { allergens: ['Prawns'], ingredients: ['shrimp', 'tofu'] },
    ['Prawns', 'soy'],
    [],
  ],
  [
    'what ingredients name where nobody stated a list',
    { allergens: null, ingredients: ['hard-boiled eggs'] },
    ['egg'],
    [],
  ],
  ['what a warning says that it contains', { allergens: [], healthWarnings: ['Contains raw fish'] }, ['fish'], []],
  ['as possible what need not be in it', { allergens: [], ingredients: ['butter (optional)'] }, [], ['milk']],
  ['nothing that is only often in an ingredient', { allergens: [], ingredients: ['chocolate'] }, [], []],
  ['as possible what its name says', { name: 'Peanut noodles', allergens: [] }, [], ['peanut']],
  ['and what its own name says', { nativeName: 'Erdnusssuppe', allergens: [] }, [], ['peanut']],
  ['nothing twice', { name: 'Peanut noodles', allergens: ['Erdnüsse'], mayContain: ['peanut'] }, ['Erdnüsse'], []],
  [
    'what a warning says that it may contain',
    { allergens: [], mayContain: ['soy'], healthWarnings: ['May contain traces of celery'] },
    [],
    ['soy', 'celery'],
  ],
])('is %s (R28)', (_, stated, contains, mayContain) => {
  expect(toldAllergens({ ...food, ...stated })).toMatchObject({ contains, mayContain });
});

it.each<[string, Partial<Food>, ReturnType<typeof allergenStatements>]>([
  ['none of a list that says none', { allergens: [] }, [{ kind: 'none-listed' }]],
  [
    'none beside the traces that it states itself',
    { allergens: [], mayContain: ['soy'] },
    [{ kind: 'none-listed' }, { kind: 'may-contain', words: ['soy'] }],
  ],
  [
    'no list of none where a sentence names something',
    { allergens: [], description: 'Topped with crushed peanuts.' },
    [{ kind: 'may-contain', words: ['peanut'] }],
  ],
  ['that it says nothing', { allergens: null }, [{ kind: 'not-listed' }]],
  [
    'no doubt of what nobody listed',
    { allergens: null, servingSuggestions: ['topped with cheese'] },
    [{ kind: 'not-listed' }],
  ],
  [
    'the doubt that a suggestion raises',
    { allergens: [], servingSuggestions: ['topped with cheese'] },
    [{ kind: 'not-stated', words: ['milk'] }],
  ],
  [
    'what its preparation puts into it, and no list of none',
    { allergens: [], preparationNotes: 'Fried in butter.' },
    [{ kind: 'may-contain', words: ['milk'] }],
  ],
  [
    'the doubt beside what it contains',
    { allergens: ['egg'], servingSuggestions: ['topped with cheese'] },
    [
      { kind: 'contains', words: ['egg'] },
      { kind: 'not-stated', words: ['milk'] },
    ],
  ],
  [
    'what a flag denies',
    { allergens: [], diet: { ...food.diet, nut_free: false } },
    [{ kind: 'may-contain', words: ['peanut', 'tree nut'] }],
  ],
  [
    'what makes it not vegan, where nothing else does',
    { allergens: [], diet: { ...food.diet, vegan: false, vegetarian: true } },
    [{ kind: 'not-stated', words: ['egg', 'milk'] }],
  ],
  ['that all of it is in doubt', { allergens: [], ingredients: ['арахис'] }, [{ kind: 'in-doubt' }]],
])('tells %s (R28)', (_, stated, statements) => {
  expect(allergenStatements({ ...food, ...stated })).toEqual(statements);
});

it('says "none" of no food of which any allergen is in doubt', () => {
  for (const word of allergenWords) {
    const kinds = allergenStatements({ ...food, allergens: [], servingSuggestions: [`topped with ${word}`] }).map(
      ({ kind }) => kind,
    );
    expect(kinds, word).toEqual(['not-stated']);
  }
});
