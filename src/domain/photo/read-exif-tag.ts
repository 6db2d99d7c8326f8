const LITTLE_ENDIAN = 0x4949;
const BIG_ENDIAN = 0x4d4d;
const ENTRY_BYTES = 12;
const SHORT = 3;
const LONG = 4;

/** The number that a tag of a TIFF block's first directory holds, or null: absent, of another type, or out of bounds. */
export function readExifTag(tiff: DataView, tag: number): number | null {
  if (tiff.byteLength < 8) return null;
  const byteOrder = tiff.getUint16(0);
  if (byteOrder !== LITTLE_ENDIAN && byteOrder !== BIG_ENDIAN) return null;
  const little = byteOrder === LITTLE_ENDIAN;
  const directory = tiff.getUint32(4, little);
  if (tiff.getUint16(2, little) !== 42 || directory + 2 > tiff.byteLength) return null;
  const entries = tiff.getUint16(directory, little);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * ENTRY_BYTES;
    if (entry + ENTRY_BYTES > tiff.byteLength) return null;
    if (tiff.getUint16(entry, little) !== tag) continue;
    const type = tiff.getUint16(entry + 2, little);
    if (type === SHORT) return tiff.getUint16(entry + 8, little);
    return type === LONG ? tiff.getUint32(entry + 8, little) : null;
  }
  return null;
}
