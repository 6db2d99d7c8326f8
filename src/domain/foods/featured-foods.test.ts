import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { featuredFoods } from './featured-foods.ts';
import type { Food } from './food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { aFood } from '#domain/testing/a-food.ts';

function rated(id: string, rating: number, parts: Partial<Food> = {}): Food {
  return aFood({ id: id as FoodId, name: id, rating, reviewCount: 3, defaulted: [], ...parts });
}

function featured(foods: readonly Food[]): readonly string[] {
  return featuredFoods(foods).map(({ id }) => id);
}

describe('featuredFoods (spec 1 §9: rating above 4, 6 items)', () => {
  it('takes what is above 4, not 4 itself', () => {
    const foods = [rated('four', 4), rated('above', 4.01), rated('below', 3.99), rated('well', 4.5), rated('best', 5)];
    expect(featured(foods)).toEqual(['best', 'well', 'above']);
  });

  it('takes the six best', () => {
    const foods = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id, place) => rated(id, 4.1 + place / 10));
    expect(featured(foods)).toEqual(['h', 'g', 'f', 'e', 'd', 'c']);
  });

  it('takes none where fewer than three are rated so well', () => {
    const foods = [rated('a', 5), rated('b', 4.8), rated('c', 4)];
    expect(featured(foods)).toEqual([]);
    expect(featured([...foods, rated('d', 4.1)])).toEqual(['a', 'b', 'd']);
  });

  it('takes no default for a rating (R4)', () => {
    const real = ['a', 'b', 'c'].map((id) => rated(id, 4.5));
    const foods = [rated('default', 4.2, { defaulted: ['rating'] }), rated('none', 5, { reviewCount: 0 }), ...real];
    expect(featured(foods)).toEqual(['a', 'b', 'c']);
  });

  it('settles ties by reviews and id, which is made by chance, in whatever order they come', () => {
    const foods = [
      rated('6', 4.9, { name: 'z', reviewCount: 1 }),
      rated('5', 4.5, { name: 'y', reviewCount: 9 }),
      rated('4', 4.5, { name: 'a' }),
      rated('2', 4.5, { name: 'c' }),
      rated('3', 4.5, { name: 'b' }),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(foods, { minLength: foods.length }), (shuffled) => {
        expect(featured(shuffled)).toEqual(['6', '5', '2', '3', '4']);
      }),
    );
  });
});
