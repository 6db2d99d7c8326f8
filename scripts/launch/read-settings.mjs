import { resolve } from 'node:path';
import { LaunchError } from './launch-error.mjs';

/**
 * @typedef {object} Settings
 * @property {string} host
 * @property {number} port
 * @property {string} dataDir absolute
 * @property {string | null} publicDir a ready build to serve, absolute; null: build it here
 * @property {string} servedDir what is served of it and of earlier builds, absolute
 * @property {string} appUrl the address that members use, for links in mails
 */

/**
 * The launcher's configuration from the environment; README's table lists it.
 *
 * @param {{ env: NodeJS.ProcessEnv, root: string }} question
 * @returns {Settings}
 * @throws {LaunchError} for a PORT that is none
 */
export function readSettings({ env, root }) {
  const host = env['HOST'] || '127.0.0.1';
  const port = Number(env['PORT'] || 8090);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new LaunchError(`PORT must be a number from 1 to 65535, not '${env['PORT']}'.`);
  const dataDir = resolve(root, env['DATA_DIR'] || 'pb_data');
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return {
    host,
    port,
    dataDir,
    publicDir: env['PUBLIC_DIR'] ? resolve(root, env['PUBLIC_DIR']) : null,
    servedDir: resolve(root, env['SERVED_DIR'] || `${dataDir}-served`),
    appUrl: (env['APP_URL'] || `http://${shown}:${port}`).replace(/\/+$/, ''),
  };
}
