import { createRequire } from 'node:module';
import { existsSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { eatenInstead } from './icon-tints.mjs';
import { readCatalogue } from './read-catalogue.mjs';

/**
 * Measures the visible part of every icon that the catalogue names and writes `icon-bounds.json`: [left, top, right,
 * bottom] on the 32 x 32 field. Run by hand when the catalogue takes a new icon or the set a new version: `node scripts/pictures/measure-icons.mjs`.
 */

/** @type {{ icons: Record<string, { body: string }> }} */
const set = createRequire(import.meta.url)('@iconify-json/fluent-emoji/icons.json');
const names = new Set(readCatalogue().flatMap((food) => food.picture.icons.map((name) => eatenInstead[name] ?? name)));

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  ...(existsSync(executablePath) ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();

/** @type {Record<string, number[]>} */
const bounds = {};
for (const name of [...names].toSorted()) {
  const body = set.icons[name]?.body ?? '';
  bounds[name] = await page.evaluate(async (drawing) => {
    const field = 256;
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${field}" height="${field}">${drawing}</svg>`)}`;
    await image.decode();
    const canvas = new OffscreenCanvas(field, field);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No canvas');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, field, field);
    const box = [field, field, 0, 0];
    for (let at = 0; at < field * field; at++) {
      if ((data[at * 4 + 3] ?? 0) < 48) continue;
      const [x, y] = [at % field, Math.floor(at / field)];
      box[0] = Math.min(box[0] ?? x, x);
      box[1] = Math.min(box[1] ?? y, y);
      box[2] = Math.max(box[2] ?? x, x + 1);
      box[3] = Math.max(box[3] ?? y, y + 1);
    }
    return box.map((value) => Math.round((value / field) * 320) / 10);
  }, body);
}
await browser.close();
const lines = Object.entries(bounds).map(([name, box]) => `  ${JSON.stringify(name)}: ${JSON.stringify(box)}`);
writeFileSync(new URL('icon-bounds.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
