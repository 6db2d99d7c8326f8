import type { PixelSize } from './fit-within.ts';
import { pictureExtent } from './picture-extent.ts';
import type { ImageKind } from './sniff-image.ts';

/**
 * How large a picture is at most, read without decoding it; null when the header is cut off or makes no sense. A few bytes can claim a
 * picture that fills the memory of a phone, so this is asked before any decoder is (R8).
 */
export function readDimensions(bytes: Uint8Array, kind: ImageKind): PixelSize | null {
  const extent = pictureExtent({ size: bytes.length, read: (at, length) => bytes.subarray(at, at + length) }, kind);
  return extent === null ? null : { width: extent.width, height: extent.height };
}
