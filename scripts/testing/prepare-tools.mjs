import { LaunchError } from '#scripts/launch/launch-error.mjs';
import { ensureTestChromium } from './ensure-chromium.mjs';
import { ensureGoProgram, litestream } from './go-programs.mjs';
import { ensureTestServers } from './test-servers.mjs';

/**
 * @typedef {import('./test-servers.mjs').TestServers} TestServers
 * @typedef {object} Tools
 * @property {TestServers} servers `noServers` where none was asked for
 * @property {boolean} hasLitestream
 * @property {string | null} chromium path of the executable; null where none was asked for
 */

/** In place of servers for what needs none. @type {TestServers} */
export const noServers = { whole: '', other: null, official: null };

/**
 * What only some suites need, and what takes minutes on a machine that has none of it. It mostly waits for the network, and for the one core on which Go
 * compiles SQLite: begin it at once, and wait for it after what needs none of it.
 *
 * @param {string} root
 * @param {{ servers: boolean, litestream: boolean, chromium: boolean }} needs
 * @returns {Promise<Tools>} rejects with a LaunchError where something is missing that cannot be done without. Until somebody waits for it this ends nothing.
 */
export function prepareTools(root, needs) {
  const chromium = needs.chromium ? ensureTestChromium() : Promise.resolve(null);
  const tools = Promise.all([builtByGo(root, needs), chromium]).then(([built, path]) => ({ ...built, chromium: path }));
  tools.catch(() => undefined);
  return tools;
}

/** @param {string} root @param {{ servers: boolean, litestream: boolean }} needs */
async function builtByGo(root, needs) {
  // One after another: what both are built of is compiled once.
  const servers = needs.servers ? await ensureTestServers({ root, env: process.env }) : noServers;
  return { servers, hasLitestream: needs.litestream && (await couldBuildLitestream(root)) };
}

/** @param {string} root */
async function couldBuildLitestream(root) {
  try {
    await ensureGoProgram(root, litestream);
    return true;
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error;
    console.log(error.message);
    return false;
  }
}
