const FIRST_ROOM = 1024;
const SHORT = 0x1_0000;

/** Codes or row numbers, in as few bytes as the largest of them needs. */
export type Numbers = Uint16Array | Uint32Array;

/** Whole numbers (0 to 2^32 - 1) added one after the other. */
export class GrowingNumbers {
  #numbers = new Uint32Array(FIRST_ROOM);
  #length = 0;
  #largest = 0;

  get length(): number {
    return this.#length;
  }

  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      const grown = new Uint32Array(this.#length * 2);
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#numbers[this.#length] = number;
    this.#length += 1;
    if (number > this.#largest) this.#largest = number;
  }

  /** All of them, in an array of their own. */
  packed(): Numbers {
    const added = this.#numbers.subarray(0, this.#length);
    return this.#largest < SHORT ? Uint16Array.from(added) : Uint32Array.from(added);
  }
}
