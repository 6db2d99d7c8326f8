import { describe, expect, test } from 'vitest';
import { aFood } from '#domain/testing/a-food.ts';
import { journeyCounts } from './journey-counts.ts';

const unrated = aFood({ name: 'Toast', rating: 0, reviewCount: 0 });
const good = aFood({ name: 'Ramen', rating: 4.5, reviewCount: 2, defaulted: [] });
const fair = aFood({ name: 'Steak', rating: 3, reviewCount: 1, defaulted: [] });
const nothing = { foods: null, rating: null, reviews: null };

describe('spec 2 §9, R36, R37: what the taste journey counts', () => {
  test.each([
    ['nothing, where nothing was done', [], nothing],
    ['foods without ratings', [unrated, unrated], { ...nothing, foods: 2 }],
    ['the mean of the rated foods alone', [good, unrated, fair], { ...nothing, foods: 3, rating: 3.75, reviews: 3 }],
  ])('%s', (_, foods, counts) => {
    expect(journeyCounts(foods)).toEqual(counts);
  });
});
