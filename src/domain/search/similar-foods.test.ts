import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { namedAmong, similarFoods } from './similar-foods.ts';
import { aFood } from '#domain/testing/a-food.ts';

function food(id: string, flavours: string[], textures: string[] = [], origin = ''): Food {
  return aFood({ id: id.replaceAll(' ', '') as FoodId, name: id, flavours, textures, origin });
}

const laksa = food('laksa', ['spicy', 'rich', 'coconutty'], ['silky', 'brothy'], 'Malaysian');

describe('similarFoods (spec 1 §9)', () => {
  const ids = (foods: readonly Food[]) => similarFoods(laksa, foods, null).map((similar) => similar.food.id);

  it.each([
    ['the origin before a common flavour', food('x', [], [], 'malaysian'), food('y', ['spicy'])],
    ['a kitchen close by', food('x', ['spicy'], [], 'Indonesian'), food('y', ['spicy'], [], 'Danish')],
    ['words in another case', food('x', ['SPICY', 'RICH']), food('y', ['spicy'])],
    ['a rare word before a common one', food('x', ['coconutty']), food('y', ['rich'])],
    ['the course', { ...food('x', ['spicy']), name: 'Fish soup' }, { ...food('y', ['spicy']), name: 'Fish cake' }],
    ['a word of an ingredient', { ...food('x', ['spicy']), ingredients: ['Coconut cream'] }, food('y', ['spicy'])],
    [
      'what both have most of',
      { ...food('x', ['spicy']), ingredients: ['Coconut cream', 'chilli'] },
      { ...food('y', ['spicy']), ingredients: ['chilli', 'Coconut cream'] },
    ],
    [
      'a telling word of the description',
      { ...food('x', ['spicy']), description: 'A broth with noodles.' },
      { ...food('y', ['spicy']), description: 'A cake with cream.' },
    ],
    ['a way of cooking', { ...food('x', ['spicy']), cookingMethods: ['simmering'] }, food('y', ['spicy'])],
    [
      'intensities nearby',
      { ...food('x', ['spicy']), defaulted: [], intensities: { ...aFood().intensities, spicy: 4 } },
      { ...food('y', ['spicy']), defaulted: [], intensities: { ...aFood().intensities, spicy: 0 } },
    ],
  ])('counts %s', (_, more, less) => {
    const soup = {
      ...laksa,
      name: 'Laksa soup',
      description: 'Noodles in a creamy broth.',
      ingredients: ['coconut milk'],
      cookingMethods: ['Simmering'],
      defaulted: [],
      intensities: { ...aFood().intensities, spicy: 4 },
    };
    const others = Array.from({ length: 15 }, (__, place) => food(`z${place}`, ['rich']));
    const found = similarFoods(soup, [less, more, ...others], null).map((similar) => similar.food.id);
    expect(found.indexOf(more.id)).toBe(0);
    expect(found).not.toEqual([less.id, more.id]);
  });

  it('leaves out the food itself and what shares nothing, an unstated origin among it', () => {
    expect(similarFoods(food('a', ['sweet']), [food('a', ['sweet']), food('b', ['bitter'])], null)).toEqual([]);
  });

  it.each([
    ['wine before water', 'Red wine', ['White wine', 'Sparkling water']],
    ['tea before beer', 'Green tea', ['Black tea', 'Beer']],
    ['a dish of rice before one of lamb', 'Plov', ['Jollof', 'Kleftiko']],
    ['a breakfast before a roast', 'Jok', ['Chilaquiles Rojos', 'Roast']],
  ])('knows what kind of thing it is: %s', (_, name, others) => {
    const made: Readonly<Record<string, Partial<Food>>> = {
      Plov: { course: 'main', ingredients: ['rice', 'lamb'] },
      Jollof: { course: 'main', ingredients: ['rice', 'tomato'] },
      Kleftiko: { course: 'main', ingredients: ['lamb', 'potato'] },
      Jok: { course: 'main' },
      'Chilaquiles Rojos': { course: 'main' },
      Roast: { course: 'main' },
    };
    const one = (called: string) => ({ ...food(called, ['mild']), course: 'drink' as const, ...made[called] });
    expect(similarFoods(one(name), others.toReversed().map(one), null).map((similar) => similar.food.name)).toEqual(
      others,
    );
  });

  it('puts what its record names first, even where nothing is in common, and none of it that is not offered', () => {
    const foods = [
      food('b', ['spicy', 'rich']),
      food('c', ['bitter']),
      { ...food('d', ['spicy']), allergens: ['fish'] },
    ];
    const named = new Set(['c', 'd'] as FoodId[]);
    const needs = { allergens: ['fish'], dietaryRestrictions: [] };
    expect(similarFoods(laksa, foods, null, { named }).map((similar) => similar.food.id)).toEqual(['d', 'c', 'b']);
    expect(similarFoods(laksa, foods, needs, { named }).map((similar) => similar.food.id)).not.toContain('d');
  });

  it('gives no place to a drink that the record of a dessert names', () => {
    const cake = { ...food('tiramisu', ['sweet', 'milky']), course: 'dessert' as const, origin: 'Italian' };
    const coffee = { ...food('cappuccino', ['milky']), course: 'drink' as const, origin: 'Danish' };
    const trifle = {
      ...food('trifle', ['sweet', 'milky']),
      course: 'dessert' as const,
      origin: 'Italian',
      cookingMethods: ['chilling'],
    };
    const found = similarFoods({ ...cake, cookingMethods: ['chilling'] }, [coffee, trifle], null, {
      named: new Set([coffee.id]),
    });
    expect(found.map((similar) => similar.food.id)).toEqual([trifle.id, coffee.id]);
  });

  it('reads the names of a record as names and aliases of foods', () => {
    const foods = [food('Pho Bo', []), food('Tonkotsu Ramen', []), food('Ramen burger', [])];
    expect(namedAmong({ ...laksa, similarFoods: ['pho bo', 'Ramen'] }, foods)).toEqual(
      new Set(['PhoBo', 'TonkotsuRamen']),
    );
  });

  it('gives the best four, the same in whatever order they come', () => {
    const foods = [
      food('f', ['spicy']),
      food('c', ['spicy']),
      food('b', ['spicy', 'rich']),
      food('a', ['spicy', 'rich'], ['silky']),
      food('e', ['rich']),
      food('d', ['rich']),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(foods, { minLength: foods.length }), (shuffled) => {
        expect(ids(shuffled)).toEqual(['a', 'b', 'c', 'd']);
      }),
    );
  });

  it('R4: puts the better rated first among equals, and takes no default for a rating', () => {
    const rated = { ...food('z', ['spicy']), rating: 4, reviewCount: 2, defaulted: [] };
    const unrated = { ...food('a', ['spicy']), rating: 4.2, reviewCount: 0, defaulted: ['rating' as const] };
    expect(similarFoods(laksa, [unrated, rated], null).map((similar) => similar.food.id)).toEqual(['z', 'a']);
  });
});
