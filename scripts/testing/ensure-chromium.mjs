import { existsSync } from 'node:fs';
import { LaunchError } from '#scripts/launch/launch-error.mjs';
import { runStep } from '#scripts/launch/run-step.mjs';

/** Debian's packages, and where each puts its program. The shell is the same browser without windows: a test takes a third less processor time in it. */
export const debianChromium = { package: 'chromium', path: '/usr/bin/chromium' };
export const debianShell = { package: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' };

/**
 * The whole browser, for benches and pictures: CHROMIUM_PATH, else Debian's, which root may have installed on the spot.
 *
 * @returns {Promise<string>} path of the executable
 * @throws {LaunchError} naming the ways when there is none
 */
export async function ensureChromium() {
  return firstOf([debianChromium]);
}

/**
 * The browser for tests: CHROMIUM_PATH, else Debian's shell, which root gets installed also where the whole browser is, else Debian's whole browser.
 *
 * @returns {Promise<string>} path of the executable
 * @throws {LaunchError} naming the ways when there is none
 */
export async function ensureTestChromium() {
  return firstOf([debianShell, debianChromium]);
}

/**
 * The first that is there or that root can install, in the order of the choices.
 *
 * @param {(typeof debianChromium)[]} choices
 */
async function firstOf(choices) {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new LaunchError(`CHROMIUM_PATH names ${named}, which is not there.`);
  }
  const isDebiansRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  for (const { package: name, path } of choices) {
    if (!existsSync(path) && isDebiansRoot) await install(name);
    if (existsSync(path)) return path;
  }
  throw new LaunchError(
    'No Chromium for the browser tests: install it (on Debian: apt-get install chromium), or name one with CHROMIUM_PATH.',
  );
}

/** An older Debian has no shell, and a machine without a network installs nothing: the next choice may do. @param {string} name of a package */
async function install(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const soon = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20'];
  /** @param {...string} args */
  const apt = (...args) =>
    runStep({ what: `apt-get ${args[0]} for ${name}`, command: 'apt-get', args: [...args, ...soon], cwd: '/', env });
  console.log(`Installing ${name} (apt-get) …`);
  try {
    await apt('update', '-qq');
    await apt('install', '-y', '-qq', '--no-install-recommends', name);
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error;
    console.log(error.message);
  }
}
