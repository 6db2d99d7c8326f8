import type { ByteReader } from './byte-reader.ts';
import type { PicturePart } from './picture-part.ts';

const FIRST = 8;

/** The header, of which there is one, and the frames of an animated PNG (PNG third edition, 11.2.1 and 11.3.6). */
export function* pngParts(reader: ByteReader): Generator<PicturePart> {
  if (reader.name(FIRST + 4) !== 'IHDR' || reader.big(FIRST, 4) !== 13) return yield 'nonsense';
  let at = FIRST;
  while (reader.has(at, 8)) {
    const [length, name] = [reader.big(at, 4), reader.name(at + 4)];
    if (name === 'IHDR' && at !== FIRST) return yield 'nonsense';
    if (name === 'IHDR' && reader.has(at, 16)) yield { width: reader.big(at + 8, 4), height: reader.big(at + 12, 4) };
    if (name === 'fcTL') {
      yield {
        width: reader.big(at + 12, 4) + reader.big(at + 20, 4),
        height: reader.big(at + 16, 4) + reader.big(at + 24, 4),
      };
      yield 'frame';
    }
    if (name === 'IEND') return;
    at += 12 + length;
    yield 'other';
  }
}
