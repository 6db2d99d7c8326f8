import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from './run-step.mjs';

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} Lock */

/** @param {string} file @returns {Lock | null} */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Whether node_modules holds every package of the lock file in its version. Optional ones may be missing: they are for
 * other platforms.
 *
 * @param {string} root
 */
function areDependenciesInstalled(root) {
  const wanted = readLock(join(root, 'package-lock.json'));
  const installed = readLock(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === null || installed === null) return false;
  return Object.entries(wanted.packages).every(([path, { version, optional, link }]) => {
    if (path === '' || link) return true;
    const found = installed.packages[path];
    return found === undefined ? optional === true : found.version === version;
  });
}

/**
 * `npm ci` where node_modules is missing or is not what the lock file says.
 *
 * @param {string} root
 * @throws {import('./launch-error.mjs').LaunchError}
 */
export async function prepareDependencies(root) {
  if (areDependenciesInstalled(root)) return;
  console.log('Installing packages (npm ci) …');
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const npm = process.env['npm_execpath'];
  const call =
    npm?.endsWith('.js') || npm?.endsWith('.cjs')
      ? { command: process.execPath, args: [npm, ...args] }
      : { command: 'npm', args, shell: process.platform === 'win32' };
  await runStep({ what: 'npm ci', cwd: root, ...call });
}
