import { expect, it } from 'vitest';
import { decodeCatalogueStats } from './decode-catalogue-stats.ts';

it('decodeCatalogueStats reads whole counts', () => {
  expect(decodeCatalogueStats({ id: 'cataloguestats0', foods: 166, cultures: '9', reviews: -4 })).toEqual({
    kind: 'valid',
    value: { foods: 166, cultures: 9, reviews: 0, contributors: 0, trendingCuisines: [] },
  });
  expect(decodeCatalogueStats([]).kind).toBe('refused');
});

it('decodeCatalogueStats reads the trending cuisines that make sense', () => {
  const trending_cuisines = [
    { cuisine: 'Thai', foods: 4 },
    { cuisine: '', foods: 2 },
    { cuisine: 'Lao', foods: 0 },
    'Basque',
    null,
  ];
  expect(decodeCatalogueStats({ trending_cuisines })).toMatchObject({
    value: { trendingCuisines: [{ cuisine: 'Thai', foods: 4 }] },
  });
});
