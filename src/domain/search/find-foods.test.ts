import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { anyCatalogue, anyProfile } from '#tests/support/any-food.ts';
import { findFoods } from './find-foods.ts';
import { everyFood, type FoodQuestion, moods, searchSorts } from './food-question.ts';
import { searchableFoods, searchEntry } from './search-foods.ts';

const visitor = { memberId: null, profile: null };
const noDiet = aFood().diet;

function idOf(name: string): FoodId {
  return `x${Array.from(name, (letter) => letter.codePointAt(0)?.toString(36)).join('')}`.slice(0, 60) as FoodId;
}

function dish(name: string, parts: Partial<Food> = {}): Food {
  return aFood({ id: idOf(name), name, ...parts });
}

function find(
  foods: readonly Food[],
  question: Partial<FoodQuestion>,
  asker: Parameters<typeof findFoods>[2] = visitor,
): readonly string[] {
  return findFoods(searchableFoods(foods.map(searchEntry)), { ...everyFood, ...question }, asker).foods.map(
    ({ name }) => name,
  );
}

const foods = [
  dish('Rated', { rating: 4, reviewCount: 3, createdAt: 1, defaulted: ['spicy'], origin: 'Thai' }),
  dish('Best', {
    rating: 4.5,
    reviewCount: 1,
    createdAt: 2,
    defaulted: [],
    origin: 'thai',
    intensities: { sweet: 0, salty: 0, sour: 0, bitter: 0, umami: 0, spicy: 3 },
    flavours: ['Umami', 'rich'],
    textures: ['silky'],
  }),
  dish('Fresh', { createdAt: 3, allergens: ['milk'], diet: { ...noDiet, vegan: false } }),
  dish('Safe', {
    createdAt: 0,
    allergens: [],
    diet: { ...noDiet, vegan: true, dairy_free: true },
    flavours: ['umami'],
  }),
];

describe('advanced search (spec 2 §2.11)', () => {
  it.each<[string, Partial<FoodQuestion>, string[]]>([
    ['the cuisine, in any case', { cuisine: 'THAI' }, ['Best', 'Rated']],
    ['a minimum rating, which no default meets (R4)', { minimumRating: 4 }, ['Best', 'Rated']],
    ['a higher one', { minimumRating: 4.5 }, ['Best']],
    ['a flavour', { flavours: ['umami'] }, ['Best', 'Safe']],
    ['all flavours that are asked for', { flavours: ['umami', 'rich'] }, ['Best']],
    ['a texture', { textures: ['SILKY'] }, ['Best']],
    ['an intensity, which no default meets (R4)', { intensities: { spicy: { from: 1, to: 5 } } }, ['Best']],
    ['the lack of an allergen, where it is stated (R5)', { withoutAllergens: ['milk'] }, ['Safe']],
    ['a diet, where it is stated (R5)', { diet: ['vegan'] }, ['Safe']],
    ['text', { text: 'umami' }, ['Best', 'Safe']],
    ['text that is mistyped', { text: 'fersh' }, ['Fresh']],
    ['nothing that is there', { text: 'umami', cuisine: 'French' }, []],
  ])('filters by %s', (_, question, names) => {
    expect(find(foods, question)).toEqual(names);
  });

  it.each<[FoodQuestion['sort'], string[]]>([
    ['relevance', ['Best', 'Rated', 'Safe', 'Fresh']],
    ['rating', ['Best', 'Rated', 'Safe', 'Fresh']],
    ['newest', ['Fresh', 'Best', 'Rated', 'Safe']],
    ['reviews', ['Rated', 'Best', 'Safe', 'Fresh']],
    ['name', ['Best', 'Fresh', 'Rated', 'Safe']],
  ])('sorts by %s, what nobody rated by the lot of the day (R36)', (sort, names) => {
    expect(find(foods, { sort })).toEqual(names);
  });

  it('finds the foods of members who are called so (spec 2 §5, search matching)', () => {
    const ana = 'member000000007' as MemberId;
    const hers = [...foods, dish('Her soup', { uploadedBy: ana })];
    expect(find(hers, { text: 'ana' }, { ...visitor, uploaders: [ana] })).toEqual(['Her soup']);
    expect(find(hers, { text: 'ana' })).toEqual([]);
    expect(find(hers, { text: '' }, { ...visitor, uploaders: [ana] })).toHaveLength(5);
  });

  it('sorts by what suits the member, worst what must not be in it', () => {
    const profile = { ...emptyTasteProfile, preferredFlavours: ['umami'], allergens: ['milk'] };
    expect(find(foods, { sort: 'match' }, { memberId: null, profile }).at(-1)).toBe('Fresh');
  });

  it.each(['', 'ra', 'ramen noodles'])('finds nothing by %j among no foods', (text) => {
    expect(find([], { text })).toEqual([]);
  });

  it('finds the same in the same order, whatever the order of the catalogue', () => {
    const question = fc.record({
      text: fc.constantFrom('', 'ra', 'thai', 'unheard'),
      mood: fc.constantFrom(null, ...moods),
      sort: fc.constantFrom(...searchSorts),
    });
    fc.assert(
      fc.property(anyCatalogue, question, fc.option(anyProfile), (catalogue, parts, profile) => {
        const ask = (list: readonly Food[]) =>
          findFoods(
            searchableFoods(list.map(searchEntry)),
            { ...everyFood, ...parts },
            { memberId: null, profile },
          ).foods.map(({ id }) => id);
        expect(ask(catalogue.toReversed())).toEqual(ask(catalogue));
      }),
    );
  });
});
