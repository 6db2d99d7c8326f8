import { findExif } from './find-exif.ts';

/** Bytes of 'Exif\0\0' before the TIFF block. */
const HEADER_BYTES = 6;

/**
 * A copy of a JPEG in which no decoder finds EXIF any more. Browsers differ in whether they turn a picture as its EXIF
 * says; without it none does, and the turning is ours alone (R8).
 */
export function withoutExif(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes);
  for (let exif = findExif(copy); exif !== null; exif = findExif(copy)) {
    copy.fill(0, exif.byteOffset - HEADER_BYTES, exif.byteOffset);
  }
  return copy;
}
