import { describe, expect, test } from 'vitest';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { journeyCounts } from './journey-counts.ts';

const unrated = aFood({ name: 'Toast', rating: 0, reviewCount: 0 });
const good = aFood({ name: 'Ramen', rating: 4.5, reviewCount: 2, defaulted: [] });
const fair = aFood({ name: 'Steak', rating: 3, reviewCount: 1, defaulted: [] });
const nothing = { foods: null, rating: null, adventure: null, reviews: null };

describe('spec 2 §9, R36, R37: what the taste journey counts', () => {
  test.each([
    ['nothing, where nothing was done and nothing told', [], null, nothing],
    ['no adventure that was not told', [], emptyTasteProfile, nothing],
    ['an adventure that was told', [], { ...emptyTasteProfile, adventureLevel: 1 }, { ...nothing, adventure: 1 }],
    ['foods without ratings', [unrated, unrated], null, { ...nothing, foods: 2 }],
    [
      'the mean of the rated foods alone',
      [good, unrated, fair],
      null,
      { ...nothing, foods: 3, rating: 3.75, reviews: 3 },
    ],
  ])('%s', (_, foods, profile, counts) => {
    expect(journeyCounts(foods, profile)).toEqual(counts);
  });
});
