import { describe, expect, it } from 'vitest';
import { flavourPreview, isPopular } from './food-badges.ts';

describe('isPopular (spec 1 §2: rating above 4.5)', () => {
  it.each([
    [4.51, 1, false, true],
    [4.5, 9, false, false],
    [5, 0, false, false],
    [4.9, 3, true, false],
  ])('rating %d of %d reviews, default %s: %s (R4)', (rating, reviewCount, isDefault, expected) => {
    expect(isPopular({ rating, reviewCount, defaulted: isDefault ? ['rating'] : [] })).toBe(expected);
  });
});

describe('flavourPreview (spec 1 §2: the first 3 and "+N more")', () => {
  it.each([
    [[], [], ''],
    [['a', 'b', 'c'], ['a', 'b', 'c'], ''],
    [['a', 'b', 'c', 'd'], ['a', 'b', 'c'], '+1 more'],
    [['a', 'b', 'c', 'd', 'e', 'f'], ['a', 'b', 'c'], '+3 more'],
  ])('%j', (flavours, shown, more) => {
    expect(flavourPreview(flavours)).toEqual({ shown, more });
  });

  it('says how many more there are where fewer are shown', () => {
    expect(flavourPreview(['a', 'b', 'c', 'd'], 2)).toEqual({ shown: ['a', 'b'], more: '+2 more' });
  });
});
