import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** How long a file of an earlier build stays reachable after the last build that had it, in milliseconds: tabs stay open for weeks. */
const KEPT = 30 * 24 * 60 * 60 * 1000;

/**
 * Brings a build to the folder that is served, beside what earlier builds left there: a tab that still runs an earlier release can load
 * the rest of it. Hashed files come first and the document last, so that no moment shows a document without its files.
 *
 * @param {{ from: string, to: string, now?: number }} build folders; now in milliseconds
 */
export async function publishBuild({ from, to, now = Date.now() }) {
  const files = (await filesIn(from)).toSorted((a, b) => Number(isEntry(a)) - Number(isEntry(b)));
  for (const file of files) await place({ from: join(from, file), to: join(to, file), now });
  const current = new Set(files);
  for (const file of await filesIn(to)) {
    const path = join(to, file);
    if (!current.has(file) && (!file.startsWith('assets') || (await stat(path)).mtimeMs < now - KEPT)) await rm(path);
  }
}

/** What names the other files of a build. @param {string} file */
function isEntry(file) {
  return ['index.html', 'sw.js', 'manifest.webmanifest', 'file-packs.json'].includes(file);
}

/** A reader of the folder sees the whole file or none of it. @param {{ from: string, to: string, now: number }} file */
async function place({ from, to, now }) {
  const coming = `${to}.coming`;
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, coming);
  await utimes(coming, now / 1000, now / 1000);
  await rename(coming, to);
}

/** @param {string} folder @returns {Promise<string[]>} paths below it */
async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
