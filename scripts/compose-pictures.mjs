import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composePicture } from './pictures/compose-picture.mjs';
import { readCatalogue } from './pictures/read-catalogue.mjs';

/**
 * Writes every picture of the starter catalogue and a contact sheet to look at them all, as cards and as headers, on
 * light and on dark: `node scripts/compose-pictures.mjs [folder]`. The build makes its own by the Vite plugin.
 */

const folder = process.argv[2] ?? '.cache/pictures';
mkdirSync(folder, { recursive: true });
const foods = readCatalogue();
for (const food of foods) writeFileSync(join(folder, `${food.slug}.svg`), composePicture(food));

const cards = foods.map(
  ({ slug }) =>
    `<figure><img class="card" src="${slug}.svg" alt=""><img class="header" src="${slug}.svg" alt=""><figcaption>${slug}</figcaption></figure>`,
);
const style =
  'body{margin:0;font:12px sans-serif}main{display:grid;grid-template-columns:repeat(auto-fill,minmax(240px,1fr));gap:16px;padding:16px;background:#fffaf3;color:#555}' +
  '.dark{background:#1a1410;color:#bbb}figure{margin:0}img{width:100%;object-fit:cover;border-radius:12px;display:block;margin-bottom:4px}.card{aspect-ratio:4/3}.header{aspect-ratio:16/6}';
const page = `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${style}</style><main>${cards.join('')}</main><main class="dark">${cards.join('')}</main>`;
writeFileSync(join(folder, 'index.html'), page);
console.log(`${foods.length} pictures and a contact sheet: ${join(folder, 'index.html')}`);
