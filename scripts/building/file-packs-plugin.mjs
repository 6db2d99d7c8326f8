import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ path: string, text: string }} ScriptFile `path` from the site's root */
/** @typedef {{ address: string, text: string, files: string[] }} FilePack */

/** Characters: a larger file is worth a request of its own, and the browser's cache may have it from the first visit. */
const SMALL = 24 * 1024;
/** Characters: what a slow network brings within some seconds, so that little is lost when it breaks off. */
const FULL = 320 * 1024;

/**
 * Small files put together in their order, so that the same files make the same packs.
 *
 * @param {readonly ScriptFile[]} files
 * @returns {FilePack[]} each a JSON object of texts by path; the address has the hash of its text
 */
export function filePacks(files) {
  /** @type {ScriptFile[][]} */
  const groups = [];
  let size = FULL;
  for (const file of files.filter(({ text }) => text.length < SMALL)) {
    if (size + file.text.length > FULL) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(file);
    size += file.text.length;
  }
  return groups.map((group) => {
    const text = JSON.stringify(Object.fromEntries(group.map((file) => [file.path, file.text])));
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    return { address: `/assets/pack-${hash}.json`, text, files: group.map(({ path }) => path) };
  });
}

/**
 * Vite plugin: `/assets/pack-<hash>.json`, the app's small scripts put together, and `/file-packs.json`, which of them are in which: an array of
 * `{ address, files }`. The service worker installs from them (public/file-packs.js).
 *
 * @returns {import('vite').Plugin}
 */
export function filePacksPlugin() {
  return {
    name: 'foretaste-file-packs',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      if (this.environment.name !== 'client') return;
      const scripts = Object.values(bundle)
        .filter(({ fileName }) => /^assets\/[^/]+\.js$/.test(fileName))
        .map((file) => ({
          path: `/${file.fileName}`,
          text: file.type === 'chunk' ? file.code : Buffer.from(file.source).toString(),
        }))
        .toSorted((a, b) => (a.path < b.path ? -1 : 1));
      const packs = filePacks(scripts);
      for (const { address, text } of packs) writeFileSync(join(dir, address), text);
      writeFileSync(
        join(dir, 'file-packs.json'),
        JSON.stringify(packs.map(({ address, files }) => ({ address, files }))),
      );
    },
  };
}
