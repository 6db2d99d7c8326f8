const EXIF_HEADER = [0x45, 0x78, 0x69, 0x66, 0, 0];
const START_OF_SCAN = 0xda;
const APP1 = 0xe1;

/**
 * The TIFF block of a JPEG's EXIF segment, or null. Layout: FFD8, then segments of FF, marker, two bytes of length (which
 * counts itself) and data; the picture's own data begins with the scan, behind which nothing is looked for.
 */
export function findExif(bytes: Uint8Array): DataView | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  let offset = 2;
  while (offset + 4 <= view.byteLength && view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1);
    // Markers may be padded with any number of FF bytes.
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    const length = view.getUint16(offset + 2);
    const end = offset + 2 + length;
    if (marker === START_OF_SCAN || length < 2 || end > view.byteLength) return null;
    const data = offset + 4;
    if (marker === APP1 && EXIF_HEADER.every((byte, place) => data + place < end && bytes[data + place] === byte)) {
      return new DataView(view.buffer, view.byteOffset + data + 6, end - data - 6);
    }
    offset = end;
  }
  return null;
}
