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
const SHORT = 48;
const LAST_PLAIN = 0x7f;

/** The text of a row. */
export function textAt(column: TextColumn, row: number): string {
  return textOf(column, column.codes[row] ?? 0);
}

/** The text of a code. */
export function textOf({ starts, bytes }: Pick<TextColumn, 'starts' | 'bytes'>, code: number): string {
  const text = bytes.subarray(starts[code] ?? 0, starts[code + 1] ?? 0);
  // Of ids and most names each byte is a character; a third of the decoder's time for a short text.
  return isShortAndPlain(text)
    ? String.fromCharCode.apply(null, text as ArrayLike<number> as number[])
    : decoder.decode(text);
}

function isShortAndPlain(text: Uint8Array): boolean {
  if (text.length > SHORT) return false;
  for (let at = 0; at < text.length; at += 1) if ((text[at] ?? 0) > LAST_PLAIN) return false;
  return true;
}

/** The order of two rows' texts by their bytes: for what is plain ASCII, as ids are, that of `compareText`. */
export function compareTextsAt({ codes, starts, bytes }: TextColumn, one: number, other: number): number {
  const [oneCode, otherCode] = [codes[one] ?? 0, codes[other] ?? 0];
  const [oneStart, otherStart] = [starts[oneCode] ?? 0, starts[otherCode] ?? 0];
  const [oneLength, otherLength] = [(starts[oneCode + 1] ?? 0) - oneStart, (starts[otherCode + 1] ?? 0) - otherStart];
  for (let at = 0; at < oneLength && at < otherLength; at += 1) {
    const difference = (bytes[oneStart + at] ?? 0) - (bytes[otherStart + at] ?? 0);
    if (difference !== 0) return difference;
  }
  return oneLength - otherLength;
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
    return {
      codes: this.#codes.packed(),
      starts: Uint32Array.from(this.#starts),
      bytes: this.#bytes.slice(0, this.#used),
    };
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
