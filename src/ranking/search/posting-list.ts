const FIRST_ROOM = 4;

/** Row numbers in the order in which they were added; grows by half again, so that adding stays cheap and little room stands empty. */
export class PostingList {
  #rows = new Uint32Array(FIRST_ROOM);
  #length = 0;

  add(row: number): void {
    if (this.#length === this.#rows.length) {
      const grown = new Uint32Array(Math.ceil(this.#length * 1.5));
      grown.set(this.#rows);
      this.#rows = grown;
    }
    this.#rows[this.#length] = row;
    this.#length += 1;
  }

  rows(): Uint32Array {
    return this.#rows.subarray(0, this.#length);
  }
}
