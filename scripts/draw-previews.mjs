#!/usr/bin/env node
/**
 * `npm run previews` after `npm run build`: writes `pictures/<slug>.jpg` beside each drawn picture of the build, for link previews. A build without them
 * shows the app's icon there. It costs a minute or two of two cores the first time, so that it is made for what others link to (deploy/Dockerfile), not
 * for each build.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { keptPreview } from './pictures/draw-preview.mjs';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'dist', 'pictures');

const drawn = (await readdir(folder).catch(() => /** @type {string[]} */ ([]))).filter((name) => name.endsWith('.svg'));
if (drawn.length === 0) {
  console.error('There is no build in dist: npm run build');
  process.exit(1);
}

let bytes = 0;
const waiting = [...drawn];
async function drawOneByOne() {
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const preview = await keptPreview(await readFile(join(folder, name), 'utf8'), join(root, '.cache', 'previews'));
    await writeFile(join(folder, name.replace(/\.svg$/, '.jpg')), preview);
    bytes += preview.length;
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, drawOneByOne));
console.log(`${drawn.length} previews, ${(bytes / drawn.length / 1024).toFixed(0)} KB each`);
