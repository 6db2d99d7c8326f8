import { findPocketBase, providePocketBase } from '#scripts/launch/find-pocket-base.mjs';
import { LaunchError } from '#scripts/launch/launch-error.mjs';
import { ensureNewerPocketBase, hasNewerPocketBase } from './ensure-newer-pocket-base.mjs';
import { ensureGoProgram, goProgramPath, hasGo, officialPocketBase } from './go-programs.mjs';

/**
 * On which PocketBase the server's tests run: all of them on `whole`, those that lean most on PocketBase on `other` too.
 *
 * @typedef {object} TestServers
 * @property {string} whole path of the executable
 * @property {string | null} other null: there is no other one for this machine
 * @property {string | null} official the one that Go built of PocketBase's own module; null: it could not
 */

/** Whether there are two for this machine. npm has PocketBase for Linux on x64 alone. */
export const hasOtherServer = hasNewerPocketBase;

/**
 * Where Go is: official PocketBase, newest, as deployments use it, and beside it the one of `npm start`. Elsewhere, and where Go cannot build it (no
 * module proxy to be reached), the one of `npm start` and a newer one of npm. POCKETBASE_BIN is taken as it is named.
 *
 * @param {{ root: string, env: NodeJS.ProcessEnv }} question
 * @returns {Promise<TestServers>}
 * @throws {LaunchError} where none is here and none could be fetched
 */
export async function ensureTestServers({ root, env }) {
  const usual = await providePocketBase({ root, env });
  if (!env['POCKETBASE_BIN'] && (await couldBuildOfficial(root))) {
    const official = goProgramPath(root, officialPocketBase);
    return { whole: official, other: hasOtherServer ? findPocketBase({ root, env }) : null, official };
  }
  return { whole: usual, other: hasOtherServer ? await ensureNewerPocketBase(root) : null, official: null };
}

/** @param {string} root */
async function couldBuildOfficial(root) {
  if (!hasGo) return false;
  try {
    await ensureGoProgram(root, officialPocketBase);
    return true;
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error;
    console.log(`${error.message} The server is tested on the PocketBase of npm.`);
    return false;
  }
}
