import { expect, it } from 'vitest';
import { ratingCounts } from './rating-counts.ts';

it('counts the reviews of each number of stars, the most stars first, none included', () => {
  const counts = ratingCounts([{ rating: 5 }, { rating: 2 }, { rating: 5 }]);
  expect(counts.map(({ stars, count }) => `${stars}:${count}`)).toEqual(['5:2', '4:0', '3:0', '2:1', '1:0']);
});
