import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/**
 * A module with its macros made into calls, as `compileMacros` makes it, kept on the disk for the next start. Babel takes most of a first page in
 * development and of a start of the tests, and it is loaded only where a module is new.
 *
 * @param {{ code: string, file: string }} module
 * @param {string} [folder] one file for each module, `{ digest, code, map }`
 * @returns {Promise<{ code: string, map: any }>}
 */
export async function compiledMacros({ code, file }, folder = join(root, '.cache', 'macros')) {
  const digest = digestOf(file, code);
  const kept = join(folder, `${hash(file).slice(0, 24)}.json`);
  const known = readKept(kept);
  if (known?.digest === digest) return { code: known.code, map: known.map };
  const { compileMacros } = await import('./compile-macros.mjs');
  const made = await compileMacros({ code, file });
  mkdirSync(folder, { recursive: true });
  // In one step: another process may be reading it, or writing the same.
  const next = `${kept}.${process.pid}`;
  writeFileSync(next, JSON.stringify({ digest, ...made }));
  renameSync(next, kept);
  return made;
}

/** @param {string} file @returns {{ digest: string, code: string, map: unknown } | null} */
function readKept(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** @type {string | undefined} */
let versions;

/** @param {string} file @param {string} code */
function digestOf(file, code) {
  versions ??= ['package-lock.json', 'lingui.config.mjs', 'scripts/building/compile-macros.mjs']
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\0');
  return hash(versions, file, code);
}

/** @param {readonly string[]} texts */
function hash(...texts) {
  const made = createHash('sha256');
  for (const text of texts) made.update(text).update('\0');
  return made.digest('hex');
}
