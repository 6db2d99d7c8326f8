import { expect, it } from 'vitest';
import { pointsWords } from './reason-words.ts';

it.each([
  [3, '+3'],
  [1.5, '+1.5'],
  [0, '+0'],
  [-1, '−1'],
  [-2.5, '−2.5'],
])('%d points are said as %s', (points, words) => {
  expect(pointsWords(points)).toBe(words);
});
