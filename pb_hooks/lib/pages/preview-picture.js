const { isThere, publicFolder } = require('./public-files.js');

/**
 * The picture of a document in link previews, which show no SVG and ask for 1200x630 pixels (https://ogp.me, and what the large networks name). A drawn
 * picture has a JPEG of its own beside it where the build made one (`npm run previews`); of an uploaded photo PocketBase cuts one when it is first asked for.
 *
 * @typedef {{ path: string, width: number, height: number, isOwn: boolean }} PreviewPicture 0 pixels: not known; `isOwn`: it shows what the document is about
 */

/** Of drawn pictures as of photos: scripts/pictures/draw-preview.mjs, pb_migrations/1763683600_link_previews.js. */
const wide = { width: 1200, height: 630 };
/** Of a member's picture, which is a square: pb_migrations/1763683201_members.js. */
const square = { width: 256, height: 256 };
const raster = /\.(png|jpe?g|webp|gif)$/i;
/** What PocketBase can cut. */
const photo = /^\/api\/files\/(foods|food_photos|profiles)\/.*\.(?:png|jpe?g)$/i;
const drawing = /^(\/pictures\/[a-z0-9-]+)\.svg$/;

/** @type {PreviewPicture} */
const icon = { path: '/icons/foretaste-512.png', width: 512, height: 512, isOwn: false };

/** @param {string} image path on this origin, or '' @returns {PreviewPicture} */
function previewPicture(image) {
  const [, collection] = photo.exec(image) ?? [];
  if (collection !== undefined) {
    const size = collection === 'profiles' ? square : wide;
    return { path: `${image}?thumb=${size.width}x${size.height}`, ...size, isOwn: true };
  }
  if (raster.test(image)) return { path: image, width: 0, height: 0, isOwn: true };
  const path = `${drawing.exec(image)?.[1] ?? ''}.jpg`;
  return path !== '.jpg' && publicFolder($os.args) !== undefined && isThere(path)
    ? { path, ...wide, isOwn: true }
    : icon;
}

/** Whether it fills the width of a preview, or stands small beside the words. @param {PreviewPicture} picture */
function isWide({ isOwn, width }) {
  return isOwn && width !== square.width;
}

module.exports = { isWide, previewPicture };
