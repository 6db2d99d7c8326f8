import type { ByteReader } from './byte-reader.ts';
import type { PicturePart } from './picture-part.ts';

/** Sizes are in one box near the beginning. A larger one has something else in it. */
const BOX_BYTES = 65_536;
const SIZE = 'ispe';
const FIRST_LETTER = SIZE.charCodeAt(0);

/** Each item has an 'ispe' box with its size (ISO/IEC 23008-12): tiles, thumbnail and whole. */
export function* avifParts(reader: ByteReader): Generator<PicturePart> {
  const at = reader.big(0, 4);
  const length = reader.big(at, 4);
  if (at < 16 || at > 256 || !['meta', 'moov'].includes(reader.name(at + 4)) || length > BOX_BYTES)
    return yield 'nonsense';
  const box = reader.read(at, length);
  for (let i = 8; i + 16 <= box.length; i += 1) {
    if (box[i] === FIRST_LETTER && reader.name(at + i) === SIZE)
      yield { width: reader.big(at + i + 8, 4), height: reader.big(at + i + 12, 4) };
  }
}
