/**
 * What picture a file is by its bytes, never by its name. A few bytes can claim as many pixels as fill a machine's memory once somebody decodes
 * them, for a thumbnail here or on a reader's phone, or as many frames and passes as keep it busy for hours.
 *
 * @typedef {{ readonly size: number, read(at: number, length: number): ArrayLike<number>, text(): string }} OpenFile
 *   `text`: the whole file; two bytes that are no UTF-8 are two replacement characters
 * @typedef {'jpg' | 'png' | 'gif' | 'webp' | 'avif'} PictureKind
 */

/** What a thumbnail may decode, in pixels: about 200 MB of memory at 16 bits a channel, while it lasts. A photo from the app has 2.6 million at most (R8). */
const mostPixels = 16 * 1024 * 1024;
const mostFrames = 600;
/** Passes over a whole JPEG; a progressive one has about ten. */
const mostScans = 128;

/** The marker of a scan, whose two bytes are no text, and the first of its head's length, which says how many components it has. */
const scanMark = '\ufffd\ufffd\0';

/**
 * @param {OpenFile} file
 * @param {number} [pixels] at most
 * @returns {PictureKind | undefined} undefined also for more pixels, frames or passes than are taken
 */
function pictureKind(file, pixels = mostPixels) {
  // Made at the start of the server.
  const picture = require(`${__hooks}/lib/generated/server-pictures.js`).readPicture(file);
  if (picture === null || picture.width * picture.height > pixels || picture.frames > mostFrames) return undefined;
  if (picture.kind !== 'jpeg') return picture.kind;
  return scansIn(file.text()) > mostScans ? undefined : 'jpg';
}

/** What cameras and programs leave in a file, also behind its head. */
const traces = ['Exif\0\0', 'http://ns.adobe.com/', 'GPSLatitude'];

/**
 * A photo as the app prepares it (R8): a JPEG in which nothing is but the picture.
 *
 * @param {OpenFile} file
 * @returns {'jpg' | undefined}
 */
function barePhotoKind(file) {
  if (pictureKind(file) !== 'jpg') return undefined;
  const text = file.text();
  if (traces.some((trace) => text.includes(trace))) return undefined;
  return require(`${__hooks}/lib/generated/server-pictures.js`).hasMetadata(file) ? undefined : 'jpg';
}

/** @param {string} text of a JPEG */
function scansIn(text) {
  let scans = 0;
  for (let at = text.indexOf(scanMark); at >= 0; at = text.indexOf(scanMark, at + 1)) {
    const components = text.charCodeAt(at + 4);
    if (components >= 1 && components <= 4 && text.charCodeAt(at + 3) === 6 + 2 * components) scans += 1;
  }
  return scans;
}

module.exports = { barePhotoKind, pictureKind };
