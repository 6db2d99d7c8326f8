import { expect, it } from 'vitest';
import { uniqueWords } from './unique-words.ts';

it('keeps the first spelling of each word, in order', () => {
  expect(uniqueWords(['Savory', '', 'sweet', 'SAVORY', 'cre\u0300me', 'CR\u00c8ME'])).toEqual([
    'Savory',
    'sweet',
    'cre\u0300me',
  ]);
});
