import { expect, it } from 'vitest';
import { decodeCatalogueStats } from './decode-catalogue-stats.ts';

it('decodeCatalogueStats reads whole counts', () => {
  expect(decodeCatalogueStats({ id: 'cataloguestats0', foods: 166, cultures: '9', reviews: -4 })).toEqual({
    kind: 'valid',
    value: { foods: 166, cultures: 9, reviews: 0, contributors: 0 },
  });
  expect(decodeCatalogueStats([]).kind).toBe('refused');
});
