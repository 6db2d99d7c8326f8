import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * A drawn picture as link previews can show it, which show no SVG: a JPEG of the size that they ask for (https://ogp.me, and what the large networks
 * name). JPEG, for a PNG of the same is twice as heavy, in 64 colours too.
 */

/** In pixels. pb_hooks/lib/pages/preview-picture.js tells the same to whoever reads the document. */
export const previewSize = { width: 1200, height: 630 };

const quality = 78;
/** What a drawing measures, in units of its own. */
const drawn = /viewBox="0 0 (\d+) (\d+)" width="\d+" height="\d+"/;

/**
 * @param {string} svg a drawn picture
 * @returns {Promise<Buffer>} JPEG; the middle of the drawing, which its food fills, as wide as it is
 * @throws {Error} for what the engine has not drawn
 */
export async function drawPreview(svg) {
  const [, width = 0, height = 0] = drawn.exec(svg)?.map(Number) ?? [];
  if (width === 0 || height === 0) throw new Error('This is no picture of the drawing engine.');
  const shown = (width * previewSize.height) / previewSize.width;
  const wide = svg.replace(
    drawn,
    `viewBox="0 ${(height - shown) / 2} ${width} ${shown}" width="${previewSize.width}" height="${previewSize.height}"`,
  );
  return sharp(Buffer.from(wide)).flatten({ background: '#ffffff' }).jpeg({ quality }).toBuffer();
}

/**
 * The same, kept in a folder by what it was drawn from: of an unchanged picture nothing is drawn again.
 *
 * @param {string} svg
 * @param {string} cache a folder, made where it is missing
 */
export async function keptPreview(svg, cache) {
  const made = createHash('sha256').update(JSON.stringify([previewSize, quality, sharp.versions, svg]));
  const path = join(cache, `${made.digest('hex')}.jpg`);
  const kept = await readFile(path).catch(() => null);
  if (kept !== null) return kept;
  const preview = await drawPreview(svg);
  await mkdir(cache, { recursive: true });
  await writeFile(path, preview);
  return preview;
}
