import type { ByteReader } from './byte-reader.ts';
import type { PicturePart } from './picture-part.ts';

const TABLES = new Set([0xc4, 0xc8, 0xcc]);
const SCAN = 0xda;

/** The segments up to the first scan (ISO/IEC 10918-1, B.2): decoders take no frame header behind it. Previews in metadata are not walked into. */
export function* jpegParts(reader: ByteReader): Generator<PicturePart> {
  let at = 2;
  while (reader.has(at, 4)) {
    const head = reader.read(at, 4);
    const marker = head[1] ?? 0;
    if (head[0] !== 0xff) return yield 'nonsense';
    if (marker === 0xff) {
      at += 1;
      yield 'other';
      continue;
    }
    if (marker === SCAN) return;
    const length = (head[2] ?? 0) * 256 + (head[3] ?? 0);
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd9) || length < 2) return yield 'nonsense';
    const isFrame = marker <= 0xcf && !TABLES.has(marker);
    if (isFrame && reader.has(at, 9)) yield { height: reader.big(at + 5, 2), width: reader.big(at + 7, 2) };
    at += 2 + length;
    yield 'other';
  }
}
