const { imageKind } = require('./image-bytes.js');

/** @typedef {'pdf' | 'jpg' | 'png' | 'doc' | 'docx'} DocumentKind */

const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const zipEntry = [0x50, 0x4b, 0x03, 0x04];

/**
 * What a document is by its bytes, never by its name (spec 2 §2.7). A container must hold what makes it a Word document: a compound file
 * its stream WordDocument, an archive its part word/document.xml.
 *
 * @param {ArrayLike<number>} head the file's beginning, as much as `imageKind` wants
 * @param {() => string} text the whole file; bytes that are no ASCII may be anything in it
 * @returns {DocumentKind | undefined}
 */
function documentKind(head, text) {
  const begins = (/** @type {readonly number[]} */ bytes) => bytes.every((byte, place) => head[place] === byte);
  if (begins([0x25, 0x50, 0x44, 0x46, 0x2d])) return text().includes('%%EOF') ? 'pdf' : undefined;
  if (begins(compoundFile)) return text().includes('WordDocument'.split('').join('\0')) ? 'doc' : undefined;
  if (begins(zipEntry)) return text().includes('word/document.xml') && text().includes('[Content_Types].xml') ? 'docx' : undefined;
  const image = imageKind(head);
  return image === 'jpg' || image === 'png' ? image : undefined;
}

module.exports = { documentKind };
