import { findExif } from './find-exif.ts';
import { readExifTag } from './read-exif-tag.ts';

const GPS_DIRECTORY = 0x8825;

/** Whether a JPEG still says where it was taken (R8): a GPS directory in its EXIF block, or a latitude in an XMP packet. */
export function hasLocation(bytes: Uint8Array): boolean {
  const tiff = findExif(bytes);
  if (tiff !== null && readExifTag(tiff, GPS_DIRECTORY) !== null) return true;
  return new TextDecoder('latin1').decode(bytes).includes('GPSLatitude');
}
