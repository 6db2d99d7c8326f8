import { expect, it } from 'vitest';
import { missesAllergen, toldSafety } from './server-safety.ts';

it.each<[string, object, ReturnType<typeof toldSafety>]>([
  [
    'what is stated, and no more',
    { allergens: ['milk'], may_contain: ['soy'], dietary_info: { vegetarian: true, vegan: null } },
    { allergens: ['milk'], mayContain: ['soy'], doubted: [], diets: ['vegetarian'] },
  ],
  ['nothing of what nobody stated', {}, { allergens: null, mayContain: [], doubted: [], diets: [] }],
  [
    'no diet that its ingredients break',
    { allergens: [], ingredients: ['honey', 'butter'], dietary_info: { vegan: true, vegetarian: true } },
    { allergens: ['milk'], mayContain: [], doubted: [], diets: ['vegetarian'] },
  ],
  [
    'what its name says, in a list that lacks it',
    { name: 'Peanut noodles', allergens: [], dietary_info: { nut_free: true } },
    { allergens: [], mayContain: ['peanut'], doubted: [], diets: [] },
  ],
  [
    'what it is made of, as possible, where nobody stated a list',
    { ingredients: ['prawns'], dietary_info: { vegan: true } },
    { allergens: null, mayContain: ['shellfish'], doubted: [], diets: [] },
  ],
  [
    'what its sentences put into it, as possible',
    {
      allergens: [],
      description: 'Topped with peanuts.',
      preparation_notes: 'Fried in butter.',
      dietary_info: { vegan: true },
    },
    { allergens: [], mayContain: ['milk', 'peanut'], doubted: [], diets: [] },
  ],
  [
    'no diet that its sentences leave in doubt',
    { allergens: [], serving_suggestions: ['topped with cheese'], dietary_info: { vegan: true, vegetarian: true } },
    { allergens: [], mayContain: [], doubted: ['milk'], diets: ['vegetarian'] },
  ],
])('tells %s (R28)', (_, columns, told) => {
  expect(toldSafety({ name: 'Supper', ...columns })).toEqual(told);
});

it('tells nothing of what is no row', () => {
  expect(toldSafety('Supper')).toEqual({ allergens: null, mayContain: [], doubted: [], diets: [] });
});

it('knows words that miss an allergen by a letter, and no others', () => {
  expect(['any penuts in it?', 'with almnds', 'ohne Selerie'].filter((text) => !missesAllergen(text))).toEqual([]);
  expect(['any better salon?', 'a barely salted crust', 'peanuts'].filter(missesAllergen)).toEqual([]);
});
