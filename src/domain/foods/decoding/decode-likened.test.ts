import { expect, it } from 'vitest';
import { decodeLikened } from './decode-likened.ts';

it('reads what a food is like and how it differs', () => {
  const likened = [{ food: 'Pho', but: 'sourer, and thick with rice' }];
  expect(decodeLikened(likened)).toEqual(likened);
});

it('leaves out whatever lacks one of the two', () => {
  expect(decodeLikened([{ food: 'Pho' }, { but: 'sourer' }, { food: ' ', but: 'x' }, 'Pho', null, 7])).toEqual([]);
  expect(decodeLikened([{ food: 7, but: ['sourer'] }])).toEqual([]);
  for (const value of [null, undefined, '', '{', {}, 3]) expect(decodeLikened(value)).toEqual([]);
});
