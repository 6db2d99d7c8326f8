import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { anyCatalogue } from '#tests/support/any-food.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { popularFoods, trendingFoods, trendingNow } from './listed-foods.ts';
import { searchableFoods, searchEntry, searchFoods } from './search-foods.ts';
import { matchPoints, searchableTexts, ratingPoints } from './search-score.ts';

function idOf(name: string): FoodId {
  return `x${Array.from(name, (letter) => letter.codePointAt(0)?.toString(36)).join('')}`.slice(0, 60) as FoodId;
}

function dish(name: string, parts: Partial<Food> = {}): Food {
  return aFood({ id: idOf(name), name, ...parts });
}

function search(foods: readonly Food[], text: string): readonly string[] {
  return searchFoods(searchableFoods(foods.map(searchEntry)), text).map(({ food }) => food.name);
}

describe('points of a match (spec 2 §9, search dropdown)', () => {
  it.each<[string, number, Partial<Food>, string]>([
    ['an exact name', 100, { name: 'Ramen' }, 'ramen'],
    ['a name that begins so', 80, { name: 'Ramen noodles' }, 'ramen'],
    ['a name that contains it', 60, { name: 'Shoyu ramen' }, 'ramen'],
    ['the native name as well as the name', 100, { name: 'Noodle soup', nativeName: 'ラーメン' }, 'ラーメン'],
    ['the origin', 40, { name: 'Soup', origin: 'Japanese' }, 'japan'],
    ['a flavour, however many', 30, { name: 'Soup', flavours: ['umami', 'umami-rich'] }, 'umami'],
    ['the description', 20, { name: 'Soup', description: 'With Umami.' }, 'umami'],
    [
      'all of them together',
      60 + 40 + 30 + 20,
      { name: 'A thai soup', origin: 'Thai', flavours: ['thai basil'], description: 'From a Thai kitchen' },
      'thai',
    ],
    ['nothing', 0, { name: 'Soup' }, 'ramen'],
  ])('%s: %d', (_, points, parts, query) => {
    expect(matchPoints(searchableTexts(dish('Soup', parts)), foldSearchText(query))).toBe(points);
  });

  it.each<[number, Partial<Food>]>([
    [0, { rating: 4.2, reviewCount: 0 }],
    [20.1, { rating: 4, reviewCount: 1, defaulted: [] }],
    [35, { rating: 5, reviewCount: 400, defaulted: [] }],
  ])('gives %d for rating x 5 and reviews x 0.1 up to 10, nothing for a default (R4)', (points, parts) => {
    expect(ratingPoints(dish('Soup', parts))).toBeCloseTo(points, 9);
  });
});

describe('the search dropdown', () => {
  const noodles = [
    dish('Tonkotsu Ramen', { nativeName: '豚骨ラーメン', origin: 'Japanese' }),
    dish('Phở bò', { origin: 'Vietnamese' }),
    dish('Crème brûlée', { origin: 'French' }),
    dish('Pad Thai', { origin: 'Thai' }),
  ];

  it.each([
    ['pho bo', ['Phở bò']],
    ['creme brulee', ['Crème brûlée']],
    ['PAD-THAI', ['Pad Thai']],
    ['ramne', ['Tonkotsu Ramen']],
    ['tonkotsu', ['Tonkotsu Ramen']],
    ['vietnamees', ['Phở bò']],
    ['豚骨', ['Tonkotsu Ramen']],
    ['ramen tonkotsu', ['Tonkotsu Ramen']],
    ['tonkotu ramen', ['Tonkotsu Ramen']],
    ['padthai', ['Pad Thai']],
    ['phi', ['Phở bò']],
    ['ton kotsu', ['Tonkotsu Ramen']],
    ['xyzzy', []],
    ['  ', []],
    ['...', []],
  ])('finds for %j: %j', (text, names) => {
    expect(search(noodles, text)).toEqual(names);
  });

  it('puts whole matches first, then each word somewhere, then words spelt nearly so', () => {
    const foods = [dish('Ramon noodle'), dish('Noodles in ramen broth'), dish('Ramen noodles')];
    expect(search(foods, 'ramen noodles')).toEqual(['Ramen noodles', 'Noodles in ramen broth', 'Ramon noodle']);
  });

  it('finds what is made of it, or feels so, below what says it: main ingredients and textures first', () => {
    const foods = [
      dish('Stew', { ingredients: ['Lamb', 'Onion', 'Rice', 'Salt', 'Chickpeas'] }),
      dish('Falafel', { ingredients: ['Chickpeas', 'Parsley'], origin: 'Lebanese' }),
      dish('Chickpea Salad'),
      dish('Tempura', { textures: ['crispy'], origin: 'Japanese' }),
    ];
    expect(search(foods, 'chickpea')).toEqual(['Chickpea Salad', 'Falafel', 'Stew']);
    expect(search(foods, 'lebanese chickpeas')).toEqual(['Falafel']);
    expect(search(foods, 'crispy japanese')).toEqual(['Tempura']);
    expect(search(foods, 'pars')).toEqual(['Falafel']);
    expect(search(foods, 'arsley')).toEqual([]);
    expect(search(foods, 'sa')).toEqual(['Chickpea Salad']);
  });

  it('gives at most 8, the same whatever the order of the catalogue', () => {
    fc.assert(
      fc.property(
        anyCatalogue,
        fc.constantFrom('r', 'ra', 'tea', 'thai', 'umami', 'soup', 'flour', 'soy', 'beef herbs', 'ramne', 'unheard'),
        (foods, text) => {
          const found = searchFoods(searchableFoods(foods.map(searchEntry)), text);
          expect(found.length).toBeLessThanOrEqual(8);
          expect(searchFoods(searchableFoods(foods.toReversed().map(searchEntry)), text)).toEqual(found);
        },
      ),
    );
  });
});

describe('lists before a letter is typed (spec 2 §9)', () => {
  const rated = (name: string, rating: number, reviewCount: number, createdAt = 0) =>
    dish(name, { rating, reviewCount, createdAt, defaulted: [] });
  it('popular: rated 4 or better in 5 reviews or more, 4 foods', () => {
    const foods = [
      rated('A', 4, 5),
      rated('B', 3.9, 50),
      rated('C', 5, 4),
      rated('D', 4.5, 5),
      rated('E', 4.5, 6),
      rated('F', 4.1, 9),
      rated('G', 4.2, 9),
    ];
    expect(popularFoods(foods, null).map(({ name }) => name)).toEqual(['E', 'D', 'G', 'F']);
  });
  it('trending: rated 3.5 or better, the newest 4; a default counts as no rating (R4)', () => {
    const foods = [
      rated('A', 3.5, 1, 1),
      rated('B', 3.4, 9, 9),
      dish('C', { createdAt: 99 }),
      rated('D', 5, 1, 3),
      rated('E', 4, 1, 2),
      rated('F', 4, 1, 5),
      rated('G', 4, 1, 4),
    ];
    expect(trendingFoods(foods, null).map(({ name }) => name)).toEqual(['F', 'G', 'D', 'E']);
  });
  it('Trending Now: rated above 4 with a review, by rating times reviews, 6 foods', () => {
    const foods = [
      rated('A', 4, 100),
      rated('B', 5, 1),
      rated('C', 4.5, 3),
      rated('D', 4.1, 9),
      dish('E'),
      ...['F', 'G', 'H', 'I'].map((name) => rated(name, 4.2, 1)),
    ];
    expect(trendingNow(foods, null).map(({ name }) => name)).toEqual(['D', 'C', 'B', 'F', 'G', 'H']);
  });
});
