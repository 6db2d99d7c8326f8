import { expect, it } from 'vitest';
import { aFood } from '#domain/testing/a-food.ts';
import { contrastWords } from './contrast-words.ts';

const kimchi = aFood({
  name: 'Kimchi',
  intensities: { sweet: 1, salty: 3, sour: 3, bitter: 0.5, umami: 4, spicy: 3 },
  defaulted: [],
});
const coffee = aFood({
  name: 'Coffee',
  intensities: { sweet: 0.5, salty: 0, sour: 1.5, bitter: 4.5, umami: 1, spicy: 0 },
  defaulted: [],
});
const plain = aFood({ name: 'Plain thing' });

it.each([
  [
    [kimchi, coffee],
    'Furthest apart in bitter: a hint (0.5/5) in Kimchi, intense (4.5/5) in Coffee. Closest in sweet.',
  ],
  [
    [kimchi, coffee, plain],
    'Furthest apart in bitter: a hint (0.5/5) in Kimchi, intense (4.5/5) in Coffee. Closest in sweet.',
  ],
  [
    [{ ...kimchi, defaulted: ['sweet', 'salty', 'sour', 'umami', 'spicy'] as const }, coffee],
    'Furthest apart in bitter: a hint (0.5/5) in Kimchi, intense (4.5/5) in Coffee.',
  ],
  [[kimchi, kimchi], 'As far as it is stated, they taste equally strong in everything.'],
  [[kimchi, plain], 'Too little is stated of them to say what sets their tastes apart.'],
  [[kimchi], ''],
  [[], ''],
])('%#: what sets tastes apart', (foods, words) => {
  expect(contrastWords(foods)).toBe(words);
});
