export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** Enough of a file's beginning to tell its kind. */
export const SNIFFED_BYTES = 256;

/** The kind of picture that the bytes are, whatever the file's name says (R8); null when none that Foretaste takes. */
export function sniffImage(bytes: Uint8Array): ImageKind | null {
  const ascii = String.fromCharCode(...bytes.subarray(0, SNIFFED_BYTES));
  if (ascii.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (ascii.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(ascii)) return 'gif';
  if (/^RIFF[^]{4}WEBP/.test(ascii)) return 'webp';
  return isAvif(bytes, ascii) ? 'avif' : null;
}

/** An ISO media file whose main or compatible brands (four letters each, from byte 8) name AVIF. */
function isAvif(bytes: Uint8Array, ascii: string): boolean {
  if (ascii.slice(4, 8) !== 'ftyp') return false;
  const boxEnd = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const brands = ascii.slice(8, boxEnd).match(/[^]{4}/g) ?? [];
  // The second place holds the main brand's version.
  return brands.some((brand, place) => place !== 1 && (brand === 'avif' || brand === 'avis'));
}
