import { expect, it } from 'vitest';
import { valueInWords } from './value-in-words.ts';

it.each([
  ['review_text', 'Deep.', 'Deep.'],
  ['review_text', '', 'nothing'],
  ['rating', 4, '4'],
  ['ingredients', ['noodles', 'miso'], 'noodles, miso'],
  ['tasting', null, 'nothing'],
  ['tasting', { levels: {} }, 'nothing'],
  [
    'tasting',
    {
      words: [
        { part: 'flavours', word: 'rich', agrees: true },
        { part: 'textures', word: 'creamy', agrees: false },
      ],
      levels: { umami: 4, sweet: 0.5 },
    },
    'Sweet 0.5, Umami 4, rich: Yes, creamy: No',
  ],
])('%s %j is told as %s', (column, value, words) => {
  expect(valueInWords(column, value)).toBe(words);
});
