const { isThere, publicFolder } = require('./public-files.js');

/**
 * The picture of a document in link previews, which show no SVG. A drawn picture has a JPEG of its own beside it where the build made one
 * (`npm run previews`).
 *
 * @typedef {{ path: string, width: number, height: number, isOwn: boolean }} PreviewPicture 0 pixels: not known; `isOwn`: it shows what the document is about
 */

/** Of drawn pictures: scripts/pictures/draw-preview.mjs. */
const drawn = { width: 1200, height: 630 };
const raster = /\.(png|jpe?g|webp|gif)$/i;
const drawing = /^(\/pictures\/[a-z0-9-]+)\.svg$/;

/** @type {PreviewPicture} */
const icon = { path: '/icons/foretaste-512.png', width: 512, height: 512, isOwn: false };

/** @param {string} image path on this origin, or '' @returns {PreviewPicture} */
function previewPicture(image) {
  if (raster.test(image)) return { path: image, width: 0, height: 0, isOwn: true };
  const path = `${drawing.exec(image)?.[1] ?? ''}.jpg`;
  return path !== '.jpg' && publicFolder($os.args) !== undefined && isThere(path)
    ? { path, ...drawn, isOwn: true }
    : icon;
}

module.exports = { previewPicture };
