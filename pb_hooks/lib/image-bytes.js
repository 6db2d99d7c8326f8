/**
 * What a file is by its bytes, never by its name: the container must parse as far as the picture's size.
 * A text, an SVG or a page that only borrows an image's first bytes is none.
 */

/** @typedef {'jpg' | 'png' | 'gif' | 'webp' | 'avif'} ImageKind */

/**
 * @param {ArrayLike<number>} bytes
 * @param {number} at
 * @param {string} text ASCII
 */
function says(bytes, at, text) {
  for (let i = 0; i < text.length; i += 1) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
}

/**
 * @param {ArrayLike<number>} bytes
 * @param {number} at
 * @param {number} length
 */
function bigEndian(bytes, at, length) {
  let value = 0;
  for (let i = 0; i < length; i += 1) value = value * 256 + (bytes[at + i] ?? 0);
  return value;
}

/**
 * @param {ArrayLike<number>} bytes
 * @param {number} at
 * @param {number} length
 */
function littleEndian(bytes, at, length) {
  let value = 0;
  for (let i = length - 1; i >= 0; i -= 1) value = value * 256 + (bytes[at + i] ?? 0);
  return value;
}

/** @typedef {{ width: number, height: number }} Size in pixels */

/** Walks the segments to the frame header (ISO/IEC 10918-1, B.2). @param {ArrayLike<number>} bytes @returns {Size | undefined} */
function jpegSize(bytes) {
  if (bigEndian(bytes, 0, 2) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) { at += 1; continue; }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: bigEndian(bytes, at + 5, 2), width: bigEndian(bytes, at + 7, 2) };
    const length = bigEndian(bytes, at + 2, 2);
    if (length < 2 || marker < 0xc0) return undefined;
    at += 2 + length;
  }
  return undefined;
}

/** @param {ArrayLike<number>} bytes @returns {Size | undefined} */
function pngSize(bytes) {
  const isPng = bigEndian(bytes, 0, 4) === 0x89504e47 && bigEndian(bytes, 4, 4) === 0x0d0a1a0a && bigEndian(bytes, 8, 4) === 13 && says(bytes, 12, 'IHDR');
  return isPng ? { width: bigEndian(bytes, 16, 4), height: bigEndian(bytes, 20, 4) } : undefined;
}

/** @param {ArrayLike<number>} bytes @returns {Size | undefined} */
function gifSize(bytes) {
  const isGif = (says(bytes, 0, 'GIF87a') || says(bytes, 0, 'GIF89a')) && bytes.length > 13;
  return isGif ? { width: littleEndian(bytes, 6, 2), height: littleEndian(bytes, 8, 2) } : undefined;
}

/** The three forms of RFC 9649. @param {ArrayLike<number>} bytes @returns {Size | undefined} */
function webpSize(bytes) {
  if (!says(bytes, 0, 'RIFF') || !says(bytes, 8, 'WEBP') || bytes.length < 30) return undefined;
  if (says(bytes, 12, 'VP8X')) return { width: 1 + littleEndian(bytes, 24, 3), height: 1 + littleEndian(bytes, 27, 3) };
  if (says(bytes, 12, 'VP8 ')) return { width: littleEndian(bytes, 26, 2) & 0x3fff, height: littleEndian(bytes, 28, 2) & 0x3fff };
  if (!says(bytes, 12, 'VP8L')) return undefined;
  const bits = littleEndian(bytes, 21, 4);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

/** The largest that one of its items claims (ISO/IEC 23008-12, 'ispe'). @param {ArrayLike<number>} bytes @returns {Size | undefined} */
function avifSize(bytes) {
  if (!isAvif(bytes)) return undefined;
  /** @type {Size | undefined} */
  let largest;
  for (let at = 0; at + 16 <= bytes.length && at < avifHeaderBytes; at += 1) {
    if (!says(bytes, at, 'ispe')) continue;
    const size = { width: bigEndian(bytes, at + 8, 4), height: bigEndian(bytes, at + 12, 4) };
    if (largest === undefined || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/** @param {ArrayLike<number>} bytes */
function isAvif(bytes) {
  const length = bigEndian(bytes, 0, 4);
  if (!says(bytes, 4, 'ftyp') || length < 16 || length > 256) return false;
  for (let at = 8; at + 4 <= length; at += 4) {
    if (at !== 12 && (says(bytes, at, 'avif') || says(bytes, at, 'avis'))) return says(bytes, length + 4, 'meta') || says(bytes, length + 4, 'moov');
  }
  return false;
}

/** @type {[kind: ImageKind, sizeOf: (bytes: ArrayLike<number>) => Size | undefined][]} */
const kinds = [['jpg', jpegSize], ['png', pngSize], ['gif', gifSize], ['webp', webpSize], ['avif', avifSize]];

/**
 * What picture a file is, and how many pixels it claims: a few bytes can claim as many as fill a machine's memory once somebody
 * decodes them, for a thumbnail here or on a reader's phone.
 *
 * @param {ArrayLike<number>} bytes the file's beginning; `headBytes` of it are enough
 * @returns {{ kind: ImageKind, pixels: number } | undefined}
 */
function readImage(bytes) {
  for (const [kind, sizeOf] of kinds) {
    const size = sizeOf(bytes);
    if (size !== undefined) return size.width > 0 && size.height > 0 ? { kind, pixels: size.width * size.height } : undefined;
  }
  return undefined;
}

/**
 * @param {ArrayLike<number>} bytes the file's beginning; `headBytes` of it are enough
 * @returns {ImageKind | undefined} undefined also for more pixels than are taken
 */
function imageKind(bytes) {
  const image = readImage(bytes);
  return image === undefined || image.pixels > pixelLimit ? undefined : image.kind;
}

/** As many as the app itself takes from a member (R8). */
const pixelLimit = 50 * 1024 * 1024;

/** Where AVIF keeps its sizes: near the beginning, before the picture's own data. */
const avifHeaderBytes = 65_536;

/** A JPEG's frame header stands behind its metadata: colour profile, preview, editing history. */
const headBytes = 512 * 1024;

module.exports = { imageKind, headBytes };
