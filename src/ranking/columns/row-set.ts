const WORD = 32;

/** A set of row numbers, a bit each. */
export class RowSet {
  readonly #bits: Uint32Array;

  constructor(rows: number) {
    this.#bits = new Uint32Array(Math.ceil(rows / WORD));
  }

  has(row: number): boolean {
    return ((this.#bits[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0;
  }

  add(row: number): void {
    this.#bits[row >>> 5] = (this.#bits[row >>> 5] ?? 0) | (1 << (row & 31));
  }

  /** Adds those of a list from one place up to another. */
  addAll(rows: Uint16Array | Uint32Array, from: number, end: number): void {
    const bits = this.#bits;
    for (let at = from; at < end; at += 1) {
      const row = rows[at] ?? 0;
      bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31));
    }
  }

  /** Adds those of another set's bits, from one place of them on. */
  addBits(others: Uint32Array, from: number): void {
    const bits = this.#bits;
    for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (others[from + at] ?? 0);
  }

  /** A set of the rows of both. */
  with(other: RowSet): RowSet {
    const both = new RowSet(this.#bits.length * WORD);
    both.addBits(this.#bits, 0);
    both.addBits(other.#bits, 0);
    return both;
  }

  /** Keeps only what is also in the other one. */
  keep(other: RowSet): void {
    for (let at = 0; at < this.#bits.length; at += 1) this.#bits[at] = (this.#bits[at] ?? 0) & (other.#bits[at] ?? 0);
  }

  /** Visits the rows from the lowest until the visitor answers false. */
  visit(visitor: (row: number) => boolean): void {
    for (let at = 0; at < this.#bits.length; at += 1) {
      for (let bits = this.#bits[at] ?? 0; bits !== 0; bits &= bits - 1) {
        if (!visitor(at * WORD + 31 - Math.clz32(bits & -bits))) return;
      }
    }
  }
}
