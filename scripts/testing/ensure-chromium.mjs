import { existsSync } from 'node:fs';
import { LaunchError } from '#scripts/launch/launch-error.mjs';
import { runStep } from '#scripts/launch/run-step.mjs';

const debianChromium = '/usr/bin/chromium';

/**
 * The browser for tests: CHROMIUM_PATH, else Debian's, which root may have installed on the spot.
 *
 * @returns {Promise<string>} path of the executable
 * @throws {LaunchError} naming the ways when there is none
 */
export async function ensureChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new LaunchError(`CHROMIUM_PATH names ${named}, which is not there.`);
  }
  if (existsSync(debianChromium)) return debianChromium;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('Installing Chromium (apt-get) …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runStep({ what: 'apt-get update', command: 'apt-get', args: ['update', '-qq'], cwd: '/', env });
    await runStep({ what: 'apt-get install chromium', command: 'apt-get', args: ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], cwd: '/', env });
    if (existsSync(debianChromium)) return debianChromium;
  }
  throw new LaunchError('No Chromium for the browser tests: install it (on Debian: apt-get install chromium), or name one with CHROMIUM_PATH.');
}
