import { expect, it } from 'vitest';
import { decodeLikened } from './decode-likened.ts';

it('reads what a food is like and how it differs, as a list or as JSON', () => {
  const likened = [{ food: 'Pho', but: 'sourer, and thick with rice' }];
  expect(decodeLikened(likened)).toEqual(likened);
  expect(decodeLikened(JSON.stringify(likened))).toEqual(likened);
});

it('leaves out whatever lacks one of the two', () => {
  expect(decodeLikened([{ food: 'Pho' }, { but: 'sourer' }, { food: ' ', but: 'x' }, 'Pho', null, 7])).toEqual([]);
  expect(decodeLikened([{ food: 7, but: ['sourer'] }])).toEqual([]);
  for (const value of [null, undefined, '', '{', {}, 3]) expect(decodeLikened(value)).toEqual([]);
});

it('reads six at most, and no name longer than a food’s', () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ food: `${at}`.repeat(300), but: 'milder' }));
  expect(decodeLikened(many)).toHaveLength(6);
  expect(decodeLikened(many)[0]?.food).toHaveLength(120);
});
