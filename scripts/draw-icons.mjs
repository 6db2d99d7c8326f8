#!/usr/bin/env node
/**
 * Draws the app's mark, a spoon whose bowl is a wheel of six tastes, and writes every icon file of `public/`. Run by hand
 * when the mark changes; the files are committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium } from './testing/ensure-chromium.mjs';

const folder = 'public/icons';

/** Sweet, salty, sour, bitter, umami, spicy. */
const tastes = ['#f29ab8', '#8fb4dc', '#d3dc5a', '#7fa878', '#c89058', '#f26a43'];
const cream = '#fff6e9';

/** @param {number} turn degrees, 0 is up @param {number} r @param {[number, number]} centre */
function onCircle(turn, r, [x, y]) {
  const angle = ((turn - 90) * Math.PI) / 180;
  return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
}

/** @param {[number, number]} centre @param {number} outer @param {number} inner */
function wheel(centre, outer, inner) {
  const gap = 5;
  return tastes
    .map((colour, at) => {
      const [from, to] = [at * 60 + gap / 2, (at + 1) * 60 - gap / 2];
      const ring = gap * (outer / inner) * 0.42;
      return `<path fill="${colour}" d="M${onCircle(from, outer, centre)}A${outer} ${outer} 0 0 1 ${onCircle(to, outer, centre)}L${onCircle(to - ring, inner, centre)}A${inner} ${inner} 0 0 0 ${onCircle(from + ring, inner, centre)}Z"/>`;
    })
    .join('');
}

/** Egg-shaped bowl, slim neck, a handle that widens to its end. */
const outline =
  'M256-24C340-24 392 62 392 150C392 232 336 286 280 304C274 340 274 400 290 478C296 512 282 536 256 536C230 536 216 512 222 478C238 400 238 340 232 304C176 286 120 232 120 150C120 62 172-24 256-24Z';

/** The spoon on a 512 field, leaning to the left as a hand holds it. */
const spoon =
  `<g transform="rotate(38 256 256)"><path fill="#4d1005" opacity=".3" transform="translate(14 12)" d="${outline}"/><path fill="${cream}" d="${outline}"/>` +
  `<g transform="translate(256 134) scale(1 1.18) translate(-256 -134)">${wheel([256, 134], 104, 30)}</g></g>`;

const ground =
  '<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9512c"/><stop offset="1" stop-color="#96260f"/></linearGradient>';

/** @param {{ radius: number, scale: number, art?: string }} shape `radius` of the corners, `scale` of the mark */
function icon({ radius, scale, art = spoon }) {
  const offset = (256 * (1 - scale)).toFixed(1);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs>${ground}</defs><rect width="512" height="512" rx="${radius}" fill="url(#g)"/><g transform="translate(${offset} ${offset}) scale(${scale})">${art}</g></svg>\n`;
}

const magnifier = `<circle cx="222" cy="222" r="150" fill="${cream}"/>${wheel([222, 222], 116, 38)}<path d="M338 338 452 452" stroke="${cream}" stroke-width="62" stroke-linecap="round"/>`;
const plus = `<circle cx="256" cy="256" r="212" fill="${cream}"/><path d="M256 150V362M150 256H362" stroke="#b3341a" stroke-width="58" stroke-linecap="round"/>`;

const any = icon({ radius: 116, scale: 0.84 });

/** @type {[file: string, size: number, svg: string][]} */
const pngs = [
  ['foretaste-192.png', 192, any],
  ['foretaste-512.png', 512, any],
  // A mask may cut to the inner circle of 80 %; the mark stays inside it.
  ['foretaste-maskable-512.png', 512, icon({ radius: 0, scale: 0.66 })],
  ['apple-touch-icon.png', 180, icon({ radius: 0, scale: 0.78 })],
  ['shortcut-explore.png', 96, icon({ radius: 256, scale: 0.6, art: magnifier })],
  ['shortcut-contribute.png', 96, icon({ radius: 256, scale: 0.6, art: plus })],
];

/** An icon file that holds one PNG. @param {Buffer} png @param {number} size */
function ico(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'foretaste.svg'), any);
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();

/** @param {string} svg @param {number} size */
async function render(svg, size) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  return page.screenshot({ omitBackground: true });
}

for (const [file, size, svg] of pngs) writeFileSync(join(folder, file), await render(svg, size));
writeFileSync('public/favicon.ico', ico(await render(any, 32), 32));
await browser.close();
