import type { PixelSize } from './fit-within.ts';
import { avifParts } from './parts/avif-parts.ts';
import { ByteReader, type ByteSource } from './parts/byte-reader.ts';
import { gifParts } from './parts/gif-parts.ts';
import { jpegParts } from './parts/jpeg-parts.ts';
import type { PicturePart } from './parts/picture-part.ts';
import { pngParts } from './parts/png-parts.ts';
import { webpParts } from './parts/webp-parts.ts';
import type { ImageKind } from './sniff-image.ts';

/** How large a picture is at most, and how many pictures it is made of. */
export interface PictureExtent extends PixelSize {
  /** 1 for what does not move. */
  readonly frames: number;
}

/** Ten megabytes of a GIF's parts. To walk through more is work without end. */
const PARTS_AT_MOST = 60_000;

const partsOf: Readonly<Record<ImageKind, (reader: ByteReader) => Iterable<PicturePart>>> = {
  jpeg: jpegParts,
  png: pngParts,
  gif: gifParts,
  webp: webpParts,
  avif: avifParts,
};

/**
 * The largest that any part of a picture says of itself, read without decoding it (R8): a file may say one size outside and hold another, and
 * a decoder makes room for what is inside. null where the file makes no sense as what it is, or where the picture has no extent. A file that is
 * cut off is believed as far as it goes: no decoder comes further.
 */
export function pictureExtent(source: ByteSource, kind: ImageKind): PictureExtent | null {
  let [width, height, frames, parts] = [0, 0, 0, 0];
  for (const part of partsOf[kind](new ByteReader(source))) {
    parts += 1;
    if (part === 'nonsense' || parts > PARTS_AT_MOST) return null;
    if (part === 'frame') frames += 1;
    if (typeof part === 'string') continue;
    if (part.width === 0 || part.height === 0) return null;
    [width, height] = [Math.max(width, part.width), Math.max(height, part.height)];
  }
  return width === 0 ? null : { width, height, frames: Math.max(1, frames) };
}
