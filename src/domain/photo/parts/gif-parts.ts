import type { ByteReader } from './byte-reader.ts';
import type { PicturePart } from './picture-part.ts';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;

/** The screen and every picture on it, which may reach beyond (GIF89a, 18 and 20). */
export function* gifParts(reader: ByteReader): Generator<PicturePart> {
  if (!reader.has(0, 10)) return yield 'nonsense';
  yield { width: reader.little(6, 2), height: reader.little(8, 2) };
  let at = 13 + colours(reader.big(10, 1));
  while (reader.has(at, 1)) {
    const block = reader.big(at, 1);
    if (block === TRAILER) return;
    if (block === EXTENSION) {
      at += 2;
    } else if (block === IMAGE) {
      yield {
        width: reader.little(at + 1, 2) + reader.little(at + 5, 2),
        height: reader.little(at + 3, 2) + reader.little(at + 7, 2),
      };
      yield 'frame';
      at += 11 + colours(reader.big(at + 9, 1));
    } else {
      return yield 'nonsense';
    }
    for (let length = reader.big(at, 1); length > 0; length = reader.big(at, 1)) {
      at += 1 + length;
      yield 'other';
    }
    at += 1;
  }
}

/** Bytes of the table of colours that the flags announce. */
function colours(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}
