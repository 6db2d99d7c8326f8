import { expect, it } from 'vitest';
import { foldedWords } from './folded-words.ts';

it('folds each word at its code, once for each list', () => {
  const words = ['Crème', 'SAGE', 'a word that is longer than what is kept of short ones'];
  expect(foldedWords(words)).toEqual(['crème', 'sage', words[2]]);
  expect(foldedWords(words)).toBe(foldedWords(words));
  expect(foldedWords([...words])).not.toBe(foldedWords(words));
});
