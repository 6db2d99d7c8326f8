import { foldCase } from '#prelude/fold-case.ts';

/** For every word that is met when there is no room left: no table of weights reaches it. */
const NO_ROOM = 0xffff;

/** Every distinct word (folded) that was met, as a number from 0 in the order of meeting; at most 65,535. */
export class WordCodes {
  readonly #codes = new Map<string, number>();

  get size(): number {
    return this.#codes.size;
  }

  codeOf(word: string): number {
    const folded = foldCase(word);
    const known = this.#codes.get(folded);
    if (known !== undefined) return known;
    if (this.#codes.size >= NO_ROOM) return NO_ROOM;
    this.#codes.set(folded, this.#codes.size);
    return this.#codes.size - 1;
  }

  /** The distinct codes of a list. */
  codesOf(words: readonly string[]): readonly number[] {
    return [...new Set(words.map((word) => this.codeOf(word)))];
  }

  entries(): Iterable<[word: string, code: number]> {
    return this.#codes;
  }
}
