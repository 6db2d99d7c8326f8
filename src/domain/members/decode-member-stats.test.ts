import { expect, it } from 'vitest';
import { decodeMemberStats } from './decode-member-stats.ts';

it('decodeMemberStats reads whole counts and a rating within its scale', () => {
  expect(decodeMemberStats({ id: 'a', followers: 3.7, following: '2', foods: -1, rating: 7 })).toEqual({
    kind: 'valid',
    value: { id: 'a', followers: 3, followersSeq: 0, following: 2, foods: 0, cuisines: 0, reviews: 0, rating: 5 },
  });
  expect(decodeMemberStats({ followers: 3 }).kind).toBe('refused');
  expect(decodeMemberStats(null).kind).toBe('refused');
});
