import { expect, test } from 'vitest';
import { sizeInWords } from './size-in-words.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1500, '1.5 KB'],
  [9_960, '10 KB'],
  [999_600, '1 MB'],
  [12_345_678, '12 MB'],
  [2_500_000_000, '2.5 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});
