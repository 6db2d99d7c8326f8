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
 * The browser for tests: CHROMIUM_PATH, else Debian's shell, else Debian's whole browser.
 *
 * @returns {Promise<string>} path of the executable
 * @throws {LaunchError} naming the ways when there is none
 */
export async function ensureTestChromium() {
  return firstOf([debianShell, debianChromium]);
}

/**
 * What is there goes before what could be installed, and the first before the second.
 *
 * @param {(typeof debianChromium)[]} choices
 */
async function firstOf(choices) {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new LaunchError(`CHROMIUM_PATH names ${named}, which is not there.`);
  }
  const isThere = () => choices.find(({ path }) => existsSync(path))?.path;
  const there = isThere();
  if (there !== undefined) return there;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runStep({ what: 'apt-get update', command: 'apt-get', args: ['update', '-qq'], cwd: '/', env });
    for (const { package: name } of choices) {
      console.log(`Installing ${name} (apt-get) …`);
      const installed = runStep({
        what: `apt-get install ${name}`,
        command: 'apt-get',
        args: ['install', '-y', '-qq', '--no-install-recommends', name],
        cwd: '/',
        env,
      });
      // An older Debian has no shell: the next choice may do.
      await (name === choices.at(-1)?.package ? installed : installed.catch(() => undefined));
      const path = isThere();
      if (path !== undefined) return path;
    }
  }
  throw new LaunchError(
    'No Chromium for the browser tests: install it (on Debian: apt-get install chromium), or name one with CHROMIUM_PATH.',
  );
}
