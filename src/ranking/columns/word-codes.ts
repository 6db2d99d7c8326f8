/** Every distinct word that was met, as a number from 0 in the order of meeting. */
export class WordCodes {
  readonly #codes = new Map<string, number>();

  codeOf(word: string): number {
    const known = this.#codes.get(word);
    if (known !== undefined) return known;
    this.#codes.set(word, this.#codes.size);
    return this.#codes.size - 1;
  }

  codesOf(words: Iterable<string>): readonly number[] {
    return Array.from(words, (word) => this.codeOf(word));
  }

  words(): readonly string[] {
    return [...this.#codes.keys()];
  }
}
