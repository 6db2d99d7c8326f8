const { documentKind } = require('../professionals/document-bytes.js');
const { fieldRefusal } = require('../server/field-refusal.js');
const { barePhotoKind, pictureKind } = require('../files/image-bytes.js');
const { videoKind } = require('../files/video-bytes.js');

/** @type {Readonly<Record<string, readonly string[]>>} */
const extensions = {
  jpg: ['.jpg', '.jpeg', '.jpe'],
  png: ['.png'],
  gif: ['.gif'],
  webp: ['.webp'],
  avif: ['.avif'],
  pdf: ['.pdf'],
  doc: ['.doc'],
  docx: ['.docx'],
  mp4: ['.mp4'],
  webm: ['.webm'],
};

/** @typedef {{ kindOf: (file: import('../files/image-bytes.js').OpenFile) => string | undefined, code: string, message: string }} Taken */

/** @type {Taken} */
const picture = {
  kindOf: (file) => pictureKind(file),
  code: 'validation_invalid_image',
  message: 'The file is not a JPEG, PNG, GIF, WebP or AVIF image of at most 16 megapixels.',
};
/** @type {Taken} */
const film = {
  kindOf: (file) => videoKind(file.read(0, filmHeadBytes)),
  code: 'validation_invalid_video',
  message: 'The file is not an MP4 or WebM video.',
};
/** What each file field takes, told by the bytes. @type {Readonly<Record<string, Taken>>} */
const takes = {
  image: picture,
  avatar: picture,
  thumbnail: picture,
  photo: picture,
  file: film,
  document: {
    kindOf: documentKind,
    code: 'validation_invalid_document',
    message: 'The file is not a PDF, JPG, PNG, DOC or DOCX document.',
  },
};
/** Where one collection takes less than others by the same field. @type {Readonly<Record<string, Readonly<Record<string, Taken>>>>} */
const stricter = {
  food_photos: {
    image: {
      kindOf: barePhotoKind,
      code: 'validation_invalid_image',
      message: 'The photo is not a JPEG of at most 16 megapixels without camera data and place.',
    },
  },
};
const filmHeadBytes = 4096;

/**
 * Every new picture, document and film must be one by its bytes: a photo JPEG, PNG, GIF, WebP or AVIF, a film MP4 or WebM, a document as spec 2 §5,
 * document upload, says. It is stored under the extension of what it is, whatever its sender called it. How large it may be (photo 10 MB, film
 * 50 MB) is the limit of the field.
 *
 * @param {core.RecordRequestEvent} e
 * @throws {BadRequestError} with `validation_invalid_image`, `validation_invalid_document` or `validation_invalid_video`
 */
function guardFiles(e) {
  for (const [name, usual] of Object.entries(takes)) {
    const { kindOf, code, message } = stricter[e.collection.name]?.[name] ?? usual;
    if (e.collection.fields.getByName(name) === null) continue;
    for (const file of e.record.getUnsavedFiles(name)) {
      if (file === null) continue;
      const kind = read(file, kindOf);
      if (kind === undefined) throw fieldRefusal({ [name]: { code, message } });
      if (!extensions[kind]?.some((extension) => file.name.toLowerCase().endsWith(extension))) {
        file.name = `${file.name.replace(/\.[^.]*$/, '')}.${kind}`;
      }
    }
  }
}

/**
 * @template T
 * @param {filesystem.File} file
 * @param {(open: import('../files/image-bytes.js').OpenFile) => T} look
 * @returns {T}
 */
function read(file, look) {
  const reader = file.reader.open();
  const from = (/** @type {number} */ at) => {
    reader.seek(at, 0);
    return reader;
  };
  try {
    return look({ size: file.size, read: (at, length) => toBytes(from(at), length), text: () => toString(from(0)) });
  } finally {
    reader.close();
  }
}

module.exports = { guardFiles };
