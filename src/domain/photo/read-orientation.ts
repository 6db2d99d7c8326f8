import { findExif } from './find-exif.ts';
import { readExifTag } from './read-exif-tag.ts';

const ORIENTATION = 0x0112;

export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** How a JPEG wants to be turned, as EXIF numbers it (R8); 1, upright, when it does not say or says nonsense. */
export function readOrientation(bytes: Uint8Array): Orientation {
  const tiff = findExif(bytes);
  const value = tiff === null ? null : readExifTag(tiff, ORIENTATION);
  return value !== null && value >= 1 && value <= 8 ? (value as Orientation) : 1;
}
