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

/** Walks the segments to the frame header (ISO/IEC 10918-1, B.2). @param {ArrayLike<number>} bytes */
function isJpeg(bytes) {
  if (bigEndian(bytes, 0, 2) !== 0xffd8) return false;
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) { at += 1; continue; }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return bigEndian(bytes, at + 5, 2) > 0 && bigEndian(bytes, at + 7, 2) > 0;
    const length = bigEndian(bytes, at + 2, 2);
    if (length < 2 || marker < 0xc0) return false;
    at += 2 + length;
  }
  return false;
}

/** @param {ArrayLike<number>} bytes */
function isPng(bytes) {
  return bigEndian(bytes, 0, 4) === 0x89504e47 && bigEndian(bytes, 4, 4) === 0x0d0a1a0a && bigEndian(bytes, 8, 4) === 13
    && says(bytes, 12, 'IHDR') && bigEndian(bytes, 16, 4) > 0 && bigEndian(bytes, 20, 4) > 0;
}

/** @param {ArrayLike<number>} bytes */
function isGif(bytes) {
  return (says(bytes, 0, 'GIF87a') || says(bytes, 0, 'GIF89a')) && bytes.length > 13
    && littleEndian(bytes, 6, 2) > 0 && littleEndian(bytes, 8, 2) > 0;
}

/** @param {ArrayLike<number>} bytes */
function isWebp(bytes) {
  return says(bytes, 0, 'RIFF') && says(bytes, 8, 'WEBP') && bytes.length > 29
    && (says(bytes, 12, 'VP8 ') || says(bytes, 12, 'VP8L') || says(bytes, 12, 'VP8X'));
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

/**
 * @param {ArrayLike<number>} bytes the file's beginning; `headBytes` of it are enough
 * @returns {ImageKind | undefined}
 */
function imageKind(bytes) {
  if (isJpeg(bytes)) return 'jpg';
  if (isPng(bytes)) return 'png';
  if (isGif(bytes)) return 'gif';
  if (isWebp(bytes)) return 'webp';
  if (isAvif(bytes)) return 'avif';
  return undefined;
}

/** A JPEG's frame header stands behind its metadata: colour profile, preview, editing history. */
const headBytes = 512 * 1024;

module.exports = { imageKind, headBytes };
