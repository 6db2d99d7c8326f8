import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { similarFoods } from './similar-foods.ts';
import { aFood } from '#domain/testing/a-food.ts';

function food(id: string, flavours: string[], textures: string[] = [], origin = ''): Food {
  return aFood({ id: id as FoodId, name: id, flavours, textures, origin });
}

const laksa = food('laksa', ['spicy', 'rich', 'coconutty'], ['silky', 'brothy'], 'Malaysian');

describe('similarFoods (spec 1 §9)', () => {
  const ids = (foods: readonly Food[]) => similarFoods(laksa, foods, null).map((similar) => similar.food.id);

  it.each([
    ['a flavour', food('x', ['spicy']), food('y', [], [], 'malaysian')],
    ['words in another case', food('x', ['SPICY', 'RICH']), food('y', ['spicy'])],
    ['a rare word before a common one', food('x', ['coconutty']), food('y', ['rich'])],
    ['the course', { ...food('x', ['spicy']), name: 'Fish soup' }, { ...food('y', ['spicy']), name: 'Fish cake' }],
    ['an ingredient', { ...food('x', ['spicy']), ingredients: ['Coconut milk'] }, food('y', ['spicy'])],
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
      ingredients: ['coconut milk'],
      cookingMethods: ['Simmering'],
      defaulted: [],
      intensities: { ...aFood().intensities, spicy: 4 },
    };
    const others = Array.from({ length: 5 }, (__, place) => food(`z${place}`, ['rich']));
    const found = similarFoods(soup, [less, more, ...others], null).map((similar) => similar.food.id);
    expect(found.indexOf(more.id)).toBe(0);
    expect(found).not.toEqual([less.id, more.id]);
  });

  it('leaves out the food itself and what shares nothing, an unstated origin among it', () => {
    expect(similarFoods(food('a', ['sweet']), [food('a', ['sweet']), food('b', ['bitter'])], null)).toEqual([]);
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
