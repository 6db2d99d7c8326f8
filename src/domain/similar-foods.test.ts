import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Food } from './food.ts';
import type { FoodId } from './ids.ts';
import { similarFoods } from './similar-foods.ts';
import { aFood } from './testing/a-food.ts';

function food(id: string, flavours: string[], textures: string[] = [], origin = ''): Food {
  return aFood({ id: id as FoodId, name: id, flavours, textures, origin });
}

const laksa = food('laksa', ['spicy', 'rich', 'coconutty'], ['silky', 'brothy'], 'Malaysian');

describe('similarFoods (spec 1 §9)', () => {
  it.each([
    ['a flavour', food('x', ['spicy']), 2],
    ['a texture', food('x', [], ['silky']), 1.5],
    ['the origin', food('x', [], [], 'Malaysian'), 1],
    ['all of it', food('x', ['rich', 'spicy', 'sweet'], ['brothy', 'firm'], 'malaysian'), 6.5],
    ['words in another case', food('x', ['SPICY']), 2],
  ])('gives points for %s', (_, other, score) => {
    expect(similarFoods(laksa, [other], null)).toEqual([{ food: other, score }]);
  });

  it('leaves out the food itself and what shares nothing, an unstated origin among it', () => {
    expect(similarFoods(food('a', ['sweet']), [food('a', ['sweet']), food('b', ['bitter'])], null)).toEqual([]);
  });

  it('gives the best four, the same in whatever order they come', () => {
    const foods = [
      food('f', ['spicy']), food('c', ['spicy']), food('b', ['spicy', 'rich']), food('a', ['spicy', 'rich'], ['silky']),
      food('e', ['rich']), food('d', ['rich']),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(foods, { minLength: foods.length }), (shuffled) => {
        expect(similarFoods(laksa, shuffled, null).map((similar) => similar.food.id)).toEqual(['a', 'b', 'c', 'd']);
      }),
    );
  });

  it('R4: puts the better rated first among equals, and takes no default for a rating', () => {
    const rated = { ...food('z', ['spicy']), rating: 4, reviewCount: 2, defaulted: [] };
    const unrated = { ...food('a', ['spicy']), rating: 4.2, reviewCount: 0, defaulted: ['rating' as const] };
    expect(similarFoods(laksa, [unrated, rated], null).map((similar) => similar.food.id)).toEqual(['z', 'a']);
  });
});
