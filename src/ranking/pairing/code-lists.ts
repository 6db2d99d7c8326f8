const FIRST_ROWS = 1024;
/** Codes left behind by changed rows, above which the pool is written anew. */
const MOST_WASTE = 65_536;

/** A short list of codes for each row, end to end in one typed array. A changed list goes to the end; what it leaves behind is cleared now and then. */
export class CodeLists {
  #codes = new Uint16Array(FIRST_ROWS * 4);
  #starts = new Uint32Array(FIRST_ROWS);
  #lengths = new Uint8Array(FIRST_ROWS);
  #used = 0;
  #live = 0;

  /** @param list at most 255 codes */
  set(row: number, list: readonly number[]): void {
    this.#makeRoom(row, list.length);
    this.#live += list.length - (this.#lengths[row] ?? 0);
    this.#codes.set(list, this.#used);
    this.#starts[row] = this.#used;
    this.#lengths[row] = list.length;
    this.#used += list.length;
    if (this.#used > this.#live * 2 + MOST_WASTE) this.#compact();
  }

  /** The sum of a table's worths of the row's codes; a code beyond the table is worth nothing. */
  sum(row: number, worths: Int16Array): number {
    const start = this.#starts[row] ?? 0;
    const end = start + (this.#lengths[row] ?? 0);
    let sum = 0;
    for (let at = start; at < end; at += 1) sum += worths[this.#codes[at] ?? 0] ?? 0;
    return sum;
  }

  #makeRoom(row: number, more: number): void {
    if (row >= this.#starts.length) {
      this.#starts = grown(this.#starts, row + 1);
      this.#lengths = grown(this.#lengths, row + 1);
    }
    if (this.#used + more > this.#codes.length) this.#codes = grown(this.#codes, this.#used + more);
  }

  #compact(): void {
    const codes = new Uint16Array(Math.max(this.#live * 2, FIRST_ROWS));
    let used = 0;
    for (const [row, start] of this.#starts.entries()) {
      const list = this.#codes.subarray(start, start + (this.#lengths[row] ?? 0));
      codes.set(list, used);
      this.#starts[row] = used;
      used += list.length;
    }
    this.#codes = codes;
    this.#used = used;
  }
}

/** The same numbers with room for `least` or more, half as much again as before. */
export function grown<A extends Uint8Array | Uint16Array | Uint32Array>(array: A, least: number): A {
  const longer = new (array.constructor as new (length: number) => A)(Math.max(least, Math.ceil(array.length * 1.5)));
  longer.set(array);
  return longer;
}
