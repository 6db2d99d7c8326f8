import { expect, it } from 'vitest';
import { levelWord } from './level-word.ts';

it.each([
  [0, 'none'],
  [0.5, 'a hint'],
  [1, 'a hint'],
  [1.5, 'mild'],
  [2, 'mild'],
  [3, 'moderate'],
  [3.5, 'strong'],
  [4, 'strong'],
  [4.5, 'intense'],
  [5, 'intense'],
])('a level of %d is %s (spec 1 §9)', (level, word) => {
  expect(levelWord(level)).toBe(word);
});

it.each([
  [-3, 'none'],
  [99, 'intense'],
])('a level out of range, %d, reads as the nearest, %s', (level, word) => {
  expect(levelWord(level)).toBe(word);
});
