const { fieldRefusal } = require('./field-refusal.js');
const { headBytes, imageKind } = require('./image-bytes.js');

const pictureFields = ['image', 'avatar', 'thumbnail'];
const extensions = { jpg: ['.jpg', '.jpeg', '.jpe'], png: ['.png'], gif: ['.gif'], webp: ['.webp'], avif: ['.avif'] };

/**
 * Every new picture must be one by its bytes (issue: photo ≤ 10 MB, JPEG, PNG, GIF, WebP or AVIF; the size is the field's own
 * limit), and is stored under the extension of what it is, whatever its sender called it.
 *
 * @param {core.RecordRequestEvent} e
 * @throws {BadRequestError} with `validation_invalid_image`
 */
function guardFiles(e) {
  for (const name of pictureFields) {
    if (e.collection.fields.getByName(name) === null) continue;
    for (const file of e.record.getUnsavedFiles(name)) {
      if (file === null) continue;
      const kind = imageKind(readHead(file));
      if (kind === undefined) {
        throw fieldRefusal({ [name]: { code: 'validation_invalid_image', message: 'The file is not a JPEG, PNG, GIF, WebP or AVIF image.' } });
      }
      if (!extensions[kind].some((extension) => file.name.toLowerCase().endsWith(extension))) {
        file.name = `${file.name.replace(/\.[^.]*$/, '')}.${kind}`;
      }
    }
  }
}

/** @param {filesystem.File} file */
function readHead(file) {
  const reader = file.reader.open();
  try {
    return toBytes(reader, headBytes);
  } finally {
    reader.close();
  }
}

module.exports = { guardFiles };
