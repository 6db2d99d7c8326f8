/** A file that is read where it is asked for. */
export interface ByteSource {
  /** In bytes. */
  readonly size: number;
  /** @returns fewer bytes than asked for at the end, none behind it */
  read(at: number, length: number): ArrayLike<number>;
}

/** Numbers and names out of a file. Behind its end everything is 0: whoever walks asks `has` first. */
export class ByteReader {
  readonly #source: ByteSource;

  constructor(source: ByteSource) {
    this.#source = source;
  }

  get size(): number {
    return this.#source.size;
  }

  /** Whether there are that many bytes from `at` on. */
  has(at: number, length: number): boolean {
    return at >= 0 && at + length <= this.#source.size;
  }

  read(at: number, length: number): ArrayLike<number> {
    return this.#source.read(at, length);
  }

  /** Most significant byte first. */
  big(at: number, length: number): number {
    const bytes = this.read(at, length);
    let value = 0;
    for (let i = 0; i < length; i += 1) value = value * 256 + (bytes[i] ?? 0);
    return value;
  }

  /** Least significant byte first. */
  little(at: number, length: number): number {
    const bytes = this.read(at, length);
    let value = 0;
    for (let i = length - 1; i >= 0; i -= 1) value = value * 256 + (bytes[i] ?? 0);
    return value;
  }

  /** Four letters, as chunks and boxes are named by. */
  name(at: number): string {
    const bytes = this.read(at, 4);
    return String.fromCharCode(bytes[0] ?? 0, bytes[1] ?? 0, bytes[2] ?? 0, bytes[3] ?? 0);
  }
}
