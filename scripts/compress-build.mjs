#!/usr/bin/env node
/**
 * Writes a `.br` and a `.gz` beside each file of a build's assets and pictures that shrinks by it, at the highest level, for a proxy that serves
 * such files as they are: `node scripts/compress-build.mjs` after `npm run build`.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const isCompressible = /\.(js|css|svg|json|map|wasm)$/;

/** @param {string} folder */
async function compress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile() && isCompressible.test(one.name))) {
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    const smaller = {
      br: await promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
      gz: await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
    };
    for (const [ending, written] of Object.entries(smaller))
      if (written.length < bytes.length) await writeFile(`${path}.${ending}`, written);
  }
}

for (const folder of ['assets', 'pictures']) await compress(join(root, 'dist', folder));
