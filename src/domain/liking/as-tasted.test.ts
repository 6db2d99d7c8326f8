import { describe, expect, it } from 'vitest';
import { tasteTraitsOf } from '#domain/foods/taste-traits.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { asTasted } from './as-tasted.ts';

const food = aFood({
  flavours: ['umami', 'sweet'],
  textures: ['sweet'],
  intensities: { sweet: 1, salty: 2, sour: 0, bitter: 0, umami: 4, spicy: 0 },
  defaulted: ['spicy', 'rating'],
});

describe('a food as it tasted to whoever rated it (R32, R33)', () => {
  it('lies halfway between what was told and what is stated, and is as it was told where nothing is stated (R4)', () => {
    const { intensities, defaulted } = asTasted(food, { levels: { sweet: 4, spicy: 3 }, words: [] });
    expect(intensities).toEqual({ sweet: 2.5, salty: 2, sour: 0, bitter: 0, umami: 4, spicy: 3 });
    expect(defaulted).toEqual(['rating']);
  });

  it('has the words that fit, each in its own list', () => {
    const words = [
      { part: 'flavours', word: 'sweet', agrees: false },
      { part: 'flavours', word: 'umami', agrees: true },
    ] as const;
    expect(asTasted(food, { levels: {}, words })).toMatchObject({ flavours: ['umami'], textures: ['sweet'] });
  });

  it('is the food itself where nothing was told', () => {
    expect(asTasted(food, { levels: {}, words: [] })).toEqual(tasteTraitsOf(food));
  });
});
