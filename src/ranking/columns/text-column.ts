import { GrowingNumbers, type Numbers } from './growing-numbers.ts';

/** A text for each row; equal texts are kept once, as UTF-8: that of code `c` stands from `starts[c]` up to `starts[c + 1]`. */
export interface TextColumn {
  readonly codes: Numbers;
  readonly starts: Uint32Array;
  readonly bytes: Uint8Array;
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();
const FIRST_ROOM = 4096;

export function textAt({ codes, starts, bytes }: TextColumn, row: number): string {
  const code = codes[row] ?? 0;
  return decoder.decode(bytes.subarray(starts[code] ?? 0, starts[code + 1] ?? 0));
}

/** Takes the texts of the rows in their order. */
export class TextColumnBuilder {
  readonly #known = new Map<string, number>();
  readonly #codes = new GrowingNumbers();
  readonly #starts: number[] = [0];
  #bytes = new Uint8Array(FIRST_ROOM);
  #used = 0;

  add(text: string): void {
    const code = this.#known.get(text) ?? this.#append(text);
    this.#codes.push(code);
  }

  done(): TextColumn {
    return { codes: this.#codes.packed(), starts: Uint32Array.from(this.#starts), bytes: this.#bytes.slice(0, this.#used) };
  }

  #append(text: string): number {
    // A UTF-16 unit is three bytes of UTF-8 at most.
    const least = this.#used + text.length * 3;
    if (least > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(least, this.#bytes.length * 2));
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#used += encoder.encodeInto(text, this.#bytes.subarray(this.#used)).written;
    this.#starts.push(this.#used);
    this.#known.set(text, this.#known.size);
    return this.#known.size - 1;
  }
}
