import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { LaunchError } from './launch-error.mjs';

/** By this file a data folder says that it is a demo's; the server looks for it too (pb_hooks/lib/server/sample-data.js). */
const markFile = 'sample-data.json';

/** What is in demos, counted up when that changes: an older folder is made anew. */
const edition = 2;

/**
 * @typedef {{ email: string, password: string, what: string }} SignIn
 * @typedef {{ seed: number, edition: number, isWhole: boolean, signIns: SignIn[] }} DemoMark
 */

/** @param {string} folder @returns {DemoMark | null} null where it is no demo's */
export function readDemoMark(folder) {
  const path = join(folder, markFile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/**
 * Which folder the demo may have: never the one that `npm start` would take.
 *
 * @param {{ env: NodeJS.ProcessEnv, root: string }} question
 * @returns {string} absolute
 * @throws {LaunchError} for the server's own folder, or one that has something else in it
 */
export function demoFolder({ env, root }) {
  const folder = resolve(root, env['DEMO_DIR'] || 'pb_demo');
  if (folder === resolve(root, env['DATA_DIR'] || 'pb_data'))
    throw new LaunchError(`${folder} is the server's own data folder: DEMO_DIR must name another.`);
  if (existsSync(folder) && readdirSync(folder).length > 0 && readDemoMark(folder) === null)
    throw new LaunchError(`${folder} is not a demo's folder, so it is left alone: DEMO_DIR can name another.`);
  return folder;
}

/** @param {string} folder @param {number} seed @returns {boolean} whether it has all of the demo of that seed */
export function isFilled(folder, seed) {
  const mark = readDemoMark(folder);
  return mark !== null && mark.isWhole && mark.seed === seed && mark.edition === edition;
}

/**
 * Empties a demo's folder and marks it before anything else is in it.
 *
 * @param {string} folder that `demoFolder` named
 * @param {number} seed
 */
export async function beginDemo(folder, seed) {
  rmSync(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeMark(folder, { seed, edition, isWhole: false, signIns: [] });
}

/** @param {string} folder @param {{ seed: number, signIns: SignIn[] }} done */
export async function endDemo(folder, { seed, signIns }) {
  await writeMark(folder, { seed, edition, isWhole: true, signIns });
}

/** @param {string} folder @param {DemoMark} mark */
async function writeMark(folder, mark) {
  await writeFile(join(folder, markFile), `${JSON.stringify(mark, null, 2)}\n`);
}

/** @param {DemoMark} mark @returns {string} lines that say who can sign in */
export function signInLines({ signIns }) {
  const widest = Math.max(0, ...signIns.map(({ what }) => what.length));
  return signIns.map(({ what, email, password }) => `  ${what.padEnd(widest)}  ${email}  ${password}`).join('\n');
}
