import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from './launch-error.mjs';

/** The official release that is used wherever npm has no PocketBase. */
export const officialVersion = '0.40.4';

const releases = 'https://github.com/pocketbase/pocketbase/releases/download';
/** Milliseconds for one file, of about 15 MB at most. */
const patience = 10 * 60_000;

/** As Node names systems and processors, and as the release names its files. */
const systems = { linux: 'linux', darwin: 'darwin', win32: 'windows' };
const processors = { x64: 'amd64', arm64: 'arm64', arm: 'armv7', ppc64: 'ppc64le', s390x: 's390x' };
const builtFor = {
  linux: ['amd64', 'arm64', 'armv7', 'ppc64le', 's390x'],
  darwin: ['amd64', 'arm64'],
  windows: ['amd64', 'arm64'],
};

/**
 * @typedef {object} Platform
 * @property {string} platform as `process.platform`
 * @property {string} arch as `process.arch`
 */

/** @param {Platform} machine @returns {string | null} the release's file for it; null: there is none */
export function releaseFile({ platform, arch }) {
  const system = systems[/** @type {keyof typeof systems} */ (platform)];
  const processor = processors[/** @type {keyof typeof processors} */ (arch)];
  if (system === undefined || processor === undefined) return null;
  if (!builtFor[/** @type {keyof typeof builtFor} */ (system)].includes(processor)) return null;
  return `pocketbase_${officialVersion}_${system}_${processor}.zip`;
}

/** @param {Platform} machine */
const programName = ({ platform }) => (platform === 'win32' ? 'pocketbase.exe' : 'pocketbase');

/** @param {string} root @param {Platform} machine @returns {string} where the fetched program is kept, or would be */
export function keptPocketBase(root, machine) {
  return join(root, '.cache', `pocketbase-official-${officialVersion}`, programName(machine));
}

/**
 * Fetches the official release for a platform, compares it with the sums that the release publishes, and keeps its program. Nothing is kept of a
 * download that is not whole or not what its sum says.
 *
 * @param {{ root: string, env: NodeJS.ProcessEnv, machine: Platform }} question `POCKETBASE_RELEASES` in `env` names a mirror of the releases
 * @returns {Promise<string>} an absolute path
 * @throws {LaunchError} naming POCKETBASE_BIN as the other way, where there is no release for the platform, where it cannot be had, and where it
 *   is not what its sum says
 */
export async function fetchPocketBase({ root, env, machine }) {
  const program = keptPocketBase(root, machine);
  if (existsSync(program)) return program;
  const file = releaseFile(machine);
  if (file === null)
    throw new LaunchError(
      `PocketBase publishes no release for ${machine.platform}-${machine.arch}: ${byHand('build one and name it')}`,
    );
  const from = `${(env['POCKETBASE_RELEASES'] || releases).replace(/\/+$/, '')}/v${officialVersion}`;
  console.log(`Fetching PocketBase ${officialVersion} for ${machine.platform}-${machine.arch} (${from}/${file}) …`);
  const [sums, archive] = [await download(`${from}/checksums.txt`), await download(`${from}/${file}`)];
  const wanted = sumOf(sums.toString('utf8'), file);
  const found = createHash('sha256').update(archive).digest('hex');
  if (wanted === null) throw new LaunchError(`The sums of PocketBase ${officialVersion} do not name ${file}.`);
  if (wanted !== found)
    throw new LaunchError(
      `${file} is not what the release says: its SHA-256 is ${found}, not ${wanted}. Nothing was kept; ${byHand('try again, or fetch it')}`,
    );
  keep({ program, bytes: await unpack(archive, programName(machine), file) });
  console.log(`PocketBase ${officialVersion} is what its release says, and is kept in ${program}.`);
  return program;
}

/** @param {string} what */
const byHand = (what) => `${what} by POCKETBASE_BIN (README, 'Two commands').`;

/**
 * @param {string} url
 * @returns {Promise<Buffer>}
 * @throws {LaunchError} where it cannot be had
 */
async function download(url) {
  /** @param {string} problem */
  const refuse = (problem) =>
    new LaunchError(`${url} could not be fetched (${problem}). Try again, or ${byHand('name an official release')}`);
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
    if (!answer.ok) throw refuse(`HTTP ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  } catch (error) {
    if (error instanceof LaunchError) throw error;
    const { message, cause } = /** @type {Error} */ (error);
    throw refuse(cause instanceof Error ? cause.message : message);
  }
}

/**
 * @param {string} sums lines of a SHA-256, blanks and a file's name, as sha256sum writes them
 * @param {string} file
 */
function sumOf(sums, file) {
  for (const line of sums.split('\n')) {
    const [sum = '', name = ''] = line.trim().split(/\s+\*?/);
    if (name === file && /^[0-9a-f]{64}$/i.test(sum)) return sum.toLowerCase();
  }
  return null;
}

/**
 * @param {Buffer} archive
 * @param {string} name
 * @param {string} file
 */
async function unpack(archive, name, file) {
  // Loaded here: the packages are installed by now, and the launcher itself starts without any.
  const { unzipSync } = await import('fflate');
  const files = readable(() => unzipSync(archive, { filter: (entry) => entry.name === name }));
  if (files === null) throw new LaunchError(`${file} is no archive that can be read.`);
  const bytes = files[name];
  if (bytes === undefined) throw new LaunchError(`${file} holds no ${name}.`);
  return bytes;
}

/** @template T @param {() => T} read @returns {T | null} null: it threw */
function readable(read) {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Puts the program in its place whole: a launcher that was ended half-way leaves none. @param {{ program: string, bytes: Uint8Array }} download */
function keep({ program, bytes }) {
  const folder = join(program, '..');
  mkdirSync(folder, { recursive: true });
  const scratch = mkdtempSync(join(folder, 'new-'));
  try {
    const whole = join(scratch, 'program');
    writeFileSync(whole, bytes);
    chmodSync(whole, 0o755);
    renameSync(whole, program);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
