const { pictureKind } = require('../files/image-bytes.js');

/** @typedef {'pdf' | 'jpg' | 'png' | 'doc' | 'docx'} DocumentKind */

const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const zipEntry = [0x50, 0x4b, 0x03, 0x04];
/** As a camera takes a paper. No thumbnail is ever made of a document. */
const mostPixels = 50 * 1024 * 1024;

/**
 * What a document is by its bytes, never by its name (spec 2 §2.7). A container must hold what makes it a Word document: a compound file
 * its stream WordDocument, an archive its part word/document.xml.
 *
 * @param {import('../files/image-bytes.js').OpenFile} file
 * @returns {DocumentKind | undefined}
 */
function documentKind(file) {
  const head = file.read(0, compoundFile.length);
  const begins = (/** @type {readonly number[]} */ bytes) => bytes.every((byte, place) => head[place] === byte);
  const holds = (/** @type {string[]} */ ...parts) => parts.every((part) => file.text().includes(part));
  if (begins(pdf)) return holds('%%EOF') ? 'pdf' : undefined;
  if (begins(compoundFile)) return holds('WordDocument'.split('').join('\0')) ? 'doc' : undefined;
  if (begins(zipEntry)) return holds('word/document.xml', '[Content_Types].xml') ? 'docx' : undefined;
  const image = pictureKind(file, mostPixels);
  return image === 'jpg' || image === 'png' ? image : undefined;
}

module.exports = { documentKind };
