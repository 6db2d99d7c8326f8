import type { PixelSize } from './fit-within.ts';
import type { ImageKind } from './sniff-image.ts';

/** Where AVIF keeps its sizes: near the beginning, before the picture's own data. */
const AVIF_HEADER_BYTES = 65_536;

/**
 * How large a picture says it is, read from its header without decoding it; null when the header is cut off or makes no
 * sense. A few bytes can claim a picture that fills the memory of a phone, so this is asked before any decoder is (R8).
 */
export function readDimensions(bytes: Uint8Array, kind: ImageKind): PixelSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = readers[kind](view);
    return size !== null && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    // A DataView says by RangeError that the header ends too early.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const readers: Readonly<Record<ImageKind, (view: DataView) => PixelSize | null>> = {
  jpeg: jpegSize,
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  webp: webpSize,
  avif: avifSize,
};

/** In the first frame header: C0-CF but for C4, C8 and CC, which are tables. */
function jpegSize(view: DataView): PixelSize | null {
  let offset = 2;
  while (view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1);
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    }
    const standsAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
    offset += 2 + (standsAlone ? 0 : view.getUint16(offset + 2));
  }
  return null;
}

function webpSize(view: DataView): PixelSize | null {
  const chunk = fourLetters(view, 12);
  if (chunk === 'VP8X') return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) };
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  if (chunk !== 'VP8 ') return null;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/** Each item of the file has an 'ispe' box with its size: tiles, thumbnail and whole. The largest is the whole. */
function avifSize(view: DataView): PixelSize | null {
  let largest: PixelSize | null = null;
  const end = Math.min(view.byteLength, AVIF_HEADER_BYTES) - 16;
  for (let offset = 0; offset <= end; offset += 1) {
    if (view.getUint8(offset) !== 0x69 || fourLetters(view, offset) !== 'ispe') continue;
    const size = { width: view.getUint32(offset + 8), height: view.getUint32(offset + 12) };
    if (largest === null || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

function fourLetters(view: DataView, offset: number): string {
  return String.fromCharCode(view.getUint8(offset), view.getUint8(offset + 1), view.getUint8(offset + 2), view.getUint8(offset + 3));
}

function uint24(view: DataView, offset: number): number {
  return view.getUint8(offset) | (view.getUint8(offset + 1) << 8) | (view.getUint8(offset + 2) << 16);
}
