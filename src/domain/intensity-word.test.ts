import { expect, it } from 'vitest';
import { intensityWord } from './intensity-word.ts';

it.each([
  [0, 'none'], [0.5, 'a trace'], [1, 'a trace'], [1.5, 'light'], [2, 'light'], [2.5, 'moderate'],
  [3, 'moderate'], [3.5, 'strong'], [4, 'strong'], [4.5, 'intense'], [5, 'intense'],
])('an intensity of %d is called %j', (value, word) => {
  expect(intensityWord(value)).toBe(word);
});
