/**
 * What a film is by its bytes, never by its name: the container's own beginning must hold together. A page or a picture that only borrows
 * a film's first bytes is none.
 */

/** @typedef {'mp4' | 'webm'} VideoKind */

/** Brands of films (ISO/IEC 14496-12, MP4 registration authority); 'qt  ', 'M4A ' and the pictures' brands are not among them. */
const filmBrands = new Set([
  'isom',
  'iso2',
  'iso3',
  'iso4',
  'iso5',
  'iso6',
  'iso7',
  'iso8',
  'iso9',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'M4VP',
  'M4VH',
  'mp71',
  'MSNV',
  'dash',
  'cmfc',
  'f4v ',
]);
const foreignBrands = new Set(['qt  ', 'M4A ', 'M4B ', 'heic', 'heix', 'mif1', 'msf1', 'avif', 'avis', 'jp2 ', 'crx ']);
/** What may follow the file type box. */
const nextBoxes = new Set(['moov', 'moof', 'mdat', 'free', 'skip', 'wide', 'styp', 'sidx', 'uuid', 'meta', 'pdin']);
const ebml = [0x1a, 0x45, 0xdf, 0xa3];
const segment = [0x18, 0x53, 0x80, 0x67];
const docType = [0x42, 0x82];

/** @param {ArrayLike<number>} bytes @param {number} at */
function fourCharacters(bytes, at) {
  let text = '';
  for (let i = at; i < at + 4; i += 1) text += String.fromCharCode(bytes[i] ?? 0);
  return text;
}

/** @param {ArrayLike<number>} bytes @param {number} at */
function boxLength(bytes, at) {
  return (
    (bytes[at] ?? 0) * 2 ** 24 + (bytes[at + 1] ?? 0) * 2 ** 16 + (bytes[at + 2] ?? 0) * 2 ** 8 + (bytes[at + 3] ?? 0)
  );
}

/** @param {ArrayLike<number>} bytes */
function isMp4(bytes) {
  const length = boxLength(bytes, 0);
  if (fourCharacters(bytes, 4) !== 'ftyp' || length < 16 || length > 256 || length % 4 !== 0) return false;
  const brands = [fourCharacters(bytes, 8)];
  for (let at = 16; at + 4 <= length; at += 4) brands.push(fourCharacters(bytes, at));
  if (foreignBrands.has(brands[0] ?? '') || !brands.some((brand) => filmBrands.has(brand))) return false;
  return nextBoxes.has(fourCharacters(bytes, length + 4));
}

/**
 * A number of variable length (RFC 8794, 4): its first byte's leading zeros say how many bytes follow.
 *
 * @param {ArrayLike<number>} bytes
 * @param {number} at
 * @returns {{ value: number, next: number } | undefined} undefined where there is none, or one beyond four bytes of value
 */
function readLength(bytes, at) {
  const first = bytes[at] ?? 0;
  const width = Math.clz32(first) - 23;
  if (first === 0 || width > 8) return undefined;
  let value = first & (0xff >> width);
  for (let i = 1; i < width; i += 1) value = value * 256 + (bytes[at + i] ?? 0);
  return { value, next: at + width };
}

/** @param {ArrayLike<number>} bytes @param {number} at @param {readonly number[]} id */
function startsWith(bytes, at, id) {
  return id.every((byte, i) => bytes[at + i] === byte);
}

/** @param {ArrayLike<number>} bytes */
function isWebm(bytes) {
  const header = startsWith(bytes, 0, ebml) ? readLength(bytes, 4) : undefined;
  if (header === undefined || header.value > 256) return false;
  const end = header.next + header.value;
  for (let at = header.next; at < end; at += 1) {
    if (!startsWith(bytes, at, docType)) continue;
    const text = readLength(bytes, at + 2);
    return text?.value === 4 && fourCharacters(bytes, text.next) === 'webm' && startsWith(bytes, end, segment);
  }
  return false;
}

/**
 * @param {ArrayLike<number>} bytes the file's beginning; a kilobyte is enough
 * @returns {VideoKind | undefined}
 */
function videoKind(bytes) {
  if (isMp4(bytes)) return 'mp4';
  return isWebm(bytes) ? 'webm' : undefined;
}

module.exports = { videoKind };
