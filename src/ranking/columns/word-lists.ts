import { GrowingNumbers, type Numbers } from './growing-numbers.ts';

/** A list of codes for each row, end to end: those of `row` stand from `starts[row]` up to `starts[row + 1]`. */
export interface WordLists {
  readonly starts: Uint32Array;
  readonly codes: Numbers;
}

/** Takes the lists of the rows in their order. */
export class WordListsBuilder {
  readonly #starts: number[] = [0];
  readonly #codes = new GrowingNumbers();

  add(codes: Iterable<number>): void {
    for (const code of codes) this.#codes.push(code);
    this.#starts.push(this.#codes.length);
  }

  done(): WordLists {
    return { starts: Uint32Array.from(this.#starts), codes: this.#codes.packed() };
  }
}
