export type VideoKind = 'mp4' | 'webm';

/** Enough of a file's beginning to tell its kind. */
export const SNIFFED_FILM_BYTES = 512;

/** Brands of films; QuickTime, songs and pictures in the same container have others. */
const filmBrand = /^(iso[m2-9]|mp4[12]|mp71|avc1|M4V[ PH]|MSNV|dash|cmfc|f4v )$/;

/** The kind of film that the bytes are, whatever the file's name says (R12); null when none that Foretaste takes. The server looks closer. */
export function videoKind(bytes: Uint8Array): VideoKind | null {
  const ascii = String.fromCharCode(...bytes.subarray(0, SNIFFED_FILM_BYTES));
  if (ascii.startsWith('\x1a\x45\xdf\xa3')) return ascii.slice(0, 80).includes('\x42\x82\x84webm') ? 'webm' : null;
  if (ascii.slice(4, 8) !== 'ftyp') return null;
  const boxEnd = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const brands = ascii.slice(8, boxEnd).match(/[^]{4}/g) ?? [];
  if (brands[0] === 'qt  ' || brands[0] === 'M4A ') return null;
  // The second place holds the main brand's version.
  return brands.some((brand, place) => place !== 1 && filmBrand.test(brand)) ? 'mp4' : null;
}
