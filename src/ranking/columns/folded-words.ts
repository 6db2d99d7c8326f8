import { foldCase } from '#prelude/text/fold-case.ts';

const folded = new WeakMap<readonly string[], readonly string[]>();

/** The words of a catalogue's columns in the form in which two spellings are one, each at its code. Every question asks for them: they are folded once. */
export function foldedWords(words: readonly string[]): readonly string[] {
  const known = folded.get(words);
  if (known !== undefined) return known;
  const now = words.map(foldCase);
  folded.set(words, now);
  return now;
}
