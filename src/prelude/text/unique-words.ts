import { foldCase } from './fold-case.ts';

/** The words in their order, without empty ones and without one that came before in another case. */
export function uniqueWords(words: Iterable<string>): readonly string[] {
  const seen = new Set<string>();
  const kept: string[] = [];
  for (const word of words) {
    const key = foldCase(word);
    if (word === '' || seen.has(key)) continue;
    seen.add(key);
    kept.push(word);
  }
  return kept;
}
