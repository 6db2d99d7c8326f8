import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadEngine } from './pictures/pictures-plugin.mjs';
import { readCatalogue } from './pictures/read-catalogue.mjs';

/**
 * Writes every picture of the catalogue and contact sheets to look at them all: `npm run pictures:sheet [-- folder]`.
 *
 * - `index.html`: each as a card, as a header and as a thumb, with its form and what lies on it, on light and on dark;
 * - `guess.html`: a hundred of them by lot, with numbers alone, to guess form and main ingredient of;
 *   `guess.json` has the answers.
 *
 * The build draws its own by the Vite plugin.
 */

const root = resolve(import.meta.dirname, '..');
const folder = process.argv[2] ?? '.cache/pictures';
mkdirSync(folder, { recursive: true });

const { drawRecord, shownOf } = await loadEngine(root);
const foods = readCatalogue().map((record) => {
  writeFileSync(join(folder, `${record.slug}.svg`), drawRecord(record));
  return { slug: record.slug, ...shownOf(record) };
});

const style =
  'body{margin:0;font:12px sans-serif}main{display:grid;grid-template-columns:repeat(auto-fill,minmax(240px,1fr));gap:16px;padding:16px;background:#fffaf3;color:#555}' +
  '.dark{background:#1a1410;color:#bbb}figure{margin:0}img{object-fit:cover;border-radius:12px;display:block;margin-bottom:4px}' +
  '.card{width:100%;aspect-ratio:4/3}.header{width:calc(100% - 72px);aspect-ratio:16/6;float:left}.thumb{width:56px;height:56px;float:right}figcaption{clear:both}';
/** @param {string} title @param {string} body */
const page = (title, body) =>
  `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style>${body}`;

const cards = foods
  .map(
    ({ slug, form, lies }) =>
      `<figure><img class="card" src="${slug}.svg" alt=""><img class="header" src="${slug}.svg" alt=""><img class="thumb" src="${slug}.svg" alt=""><figcaption>${slug}: ${form}${lies.length === 0 ? '' : `; ${lies.join(', ')}`}</figcaption></figure>`,
  )
  .join('');
writeFileSync(join(folder, 'index.html'), page('Pictures', `<main>${cards}</main><main class="dark">${cards}</main>`));

// By lot: in the order of a hash that another word turns into another.
const lot = (/** @type {string} */ slug) =>
  createHash('sha256')
    .update(`${process.argv[3] ?? ''} ${slug}`)
    .digest('hex');
const guessed = foods.toSorted((one, other) => (lot(one.slug) < lot(other.slug) ? -1 : 1)).slice(0, 100);
const numbered = guessed.map(
  ({ slug }, at) => `<figure><img class="card" src="${slug}.svg" alt=""><figcaption>${at + 1}</figcaption></figure>`,
);
writeFileSync(join(folder, 'guess.html'), page('Guess', `<main>${numbered.join('')}</main>`));
writeFileSync(join(folder, 'guess.json'), JSON.stringify(guessed, null, 1));
console.log(`${foods.length} pictures and contact sheets: ${join(folder, 'index.html')}`);
console.log(`A hundred by the lot of '${process.argv[3] ?? ''}': ${join(folder, 'guess.html')}`);
