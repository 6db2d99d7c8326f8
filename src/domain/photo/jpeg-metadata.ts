import { ByteReader, type ByteSource } from './parts/byte-reader.ts';

interface Segment {
  readonly marker: number;
  /** Where its marker begins, and the bytes with marker and length. */
  readonly at: number;
  readonly bytes: number;
}

const SCAN = 0xda;
const JFIF = 0xe0;
const COLOUR_PROFILE = 0xe2;
const ADOBE = 0xee;
const COMMENT = 0xfe;
const PROFILE_NAME = 'ICC_';

/** The segments before the picture's own data (ISO/IEC 10918-1, B.2); the last one begins the scan. Ends where the file makes no sense. */
function* segments(reader: ByteReader): Generator<Segment> {
  let at = 2;
  while (reader.has(at, 4)) {
    const marker = reader.big(at + 1, 1);
    if (reader.big(at, 1) !== 0xff) return;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const bytes = marker === SCAN ? 0 : 2 + reader.big(at + 2, 2);
    yield { marker, at, bytes };
    if (marker === SCAN || bytes < 4) return;
    at += bytes;
  }
}

/** Whether a segment says more than a decoder needs: camera, place, words, previews. */
function saysMore(reader: ByteReader, { marker, at }: Segment): boolean {
  if (marker === COMMENT) return true;
  if (marker < 0xe0 || marker > 0xef || marker === JFIF || marker === ADOBE) return false;
  return marker !== COLOUR_PROFILE || reader.name(at + 4) !== PROFILE_NAME;
}

/** Whether a JPEG has anything in its head that is no part of the picture (R8). */
export function hasMetadata(source: ByteSource): boolean {
  const reader = new ByteReader(source);
  for (const segment of segments(reader)) if (saysMore(reader, segment)) return true;
  return false;
}

/** A JPEG without all that is no part of the picture (R8): some browsers write EXIF anew where they encode. Other files stay as they are. */
export function withoutMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return bytes;
  const reader = new ByteReader({ size: bytes.length, read: (at, length) => bytes.subarray(at, at + length) });
  // A file that was cut off ends within its last segment.
  const left = [...segments(reader)]
    .filter((segment) => saysMore(reader, segment))
    .map(({ at, bytes: length }) => ({ at, bytes: Math.min(length, bytes.length - at) }));
  if (left.length === 0) return bytes;
  const bare = new Uint8Array(bytes.length - left.reduce((sum, segment) => sum + segment.bytes, 0));
  let [from, to] = [0, 0];
  for (const { at, bytes: length } of [...left, { at: bytes.length, bytes: 0 }]) {
    bare.set(bytes.subarray(from, at), to);
    to += at - from;
    from = at + length;
  }
  return bare;
}
