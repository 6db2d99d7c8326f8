import type { PixelSize } from '#domain/photo/fit-within.ts';
import type { ByteReader } from './byte-reader.ts';
import type { PicturePart } from './picture-part.ts';

const FIRST = 12;
const FRAME_HEAD = 16;

/** All chunks (RFC 9649): the canvas, the frames on it, and what the pictures themselves say, which is what a decoder makes room for. */
export function* webpParts(reader: ByteReader): Generator<PicturePart> {
  if (!['VP8X', 'VP8 ', 'VP8L'].includes(reader.name(FIRST))) return yield 'nonsense';
  yield* chunks(reader, { from: FIRST, to: reader.size });
}

function* chunks(
  reader: ByteReader,
  { from, to }: { readonly from: number; readonly to: number },
): Generator<PicturePart> {
  let at = from;
  while (at + 8 <= to) {
    const [name, length, inside] = [reader.name(at), reader.little(at + 4, 4), at + 8];
    if (name === 'VP8X' && reader.has(inside, 10))
      yield { width: 1 + reader.little(inside + 4, 3), height: 1 + reader.little(inside + 7, 3) };
    if (name === 'VP8 ' && reader.has(inside, 10)) yield lossy(reader, inside);
    if (name === 'VP8L' && reader.has(inside, 5)) yield lossless(reader, inside);
    if (name === 'ANMF' && reader.has(inside, FRAME_HEAD)) {
      yield 'frame';
      const [left, top] = [2 * reader.little(inside, 3), 2 * reader.little(inside + 3, 3)];
      yield { width: left + 1 + reader.little(inside + 6, 3), height: top + 1 + reader.little(inside + 9, 3) };
      yield* chunks(reader, { from: inside + FRAME_HEAD, to: Math.min(to, inside + length) });
    }
    at = inside + length + (length % 2);
    yield 'other';
  }
}

/** A key frame's head (RFC 6386, 9.1): three bytes, a start code, and 14 bits of each side. */
function lossy(reader: ByteReader, at: number): PixelSize | 'nonsense' {
  if (reader.big(at + 3, 3) !== 0x9d012a) return 'nonsense';
  return { width: reader.little(at + 6, 2) & 0x3fff, height: reader.little(at + 8, 2) & 0x3fff };
}

function lossless(reader: ByteReader, at: number): PixelSize | 'nonsense' {
  if (reader.big(at, 1) !== 0x2f) return 'nonsense';
  const bits = reader.little(at + 1, 4);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}
