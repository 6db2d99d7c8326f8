import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LaunchError } from '#scripts/launch/launch-error.mjs';
import { errorStream, relayErrors } from '#scripts/launch/log-lines.mjs';

/**
 * @typedef {import('./replica-storage.mjs').ReplicaStorage} ReplicaStorage
 * @typedef {{ storage: ReplicaStorage, dataDir: string, generation: number, env: NodeJS.ProcessEnv }} Copy the copies of one generation
 */

/** The version that was tried; an older one knows no following. */
const oldest = [0, 5, 18];

/** @param {NodeJS.ProcessEnv} env @returns {string} */
const programOf = (env) => env['LITESTREAM_BIN'] || 'litestream';

/** @param {NodeJS.ProcessEnv} env @throws {LaunchError} where there is none, or an old one */
export function checkLitestream(env) {
  const said = spawnSync(programOf(env), ['version'], { encoding: 'utf8', env: litestreamEnv(env, null) }).stdout ?? '';
  const version = /(\d+)\.(\d+)\.(\d+)/.exec(said)?.slice(1).map(Number);
  if (version === undefined)
    throw new LaunchError(`No Litestream: install ${oldest.join('.')} or newer, or name it with LITESTREAM_BIN.`);
  const first = version.findIndex((part, place) => part !== oldest[place]);
  if (first >= 0 && Number(version[first]) < Number(oldest[first]))
    throw new LaunchError(`Litestream ${version.join('.')} is too old: ${oldest.join('.')} or newer is needed.`);
}

/** @param {string} dataDir */
export const databaseOf = (dataDir) => join(dataDir, 'data.db');

/**
 * What Litestream is told. JSON is YAML, and the keys are in its environment.
 *
 * @param {Omit<Copy, 'env'> & { keptDays: number }} copy
 */
function litestreamConfig({ storage, dataDir, generation, keptDays }) {
  const { bucket, endpoint, prefix, region, pathStyle } = storage;
  return {
    // A point in time can be restored to the second for an hour, to half a minute for as long as snapshots are kept.
    'l0-retention': '1h',
    snapshot: { interval: '12h', retention: `${keptDays * 24}h` },
    dbs: [
      {
        path: databaseOf(dataDir),
        replica: {
          type: 's3',
          bucket,
          path: `${prefix}/${generation}`,
          endpoint,
          region,
          'force-path-style': pathStyle,
          'sync-interval': '1s',
        },
      },
    ],
  };
}

/** @param {NodeJS.ProcessEnv} env @param {ReplicaStorage | null} storage @returns {NodeJS.ProcessEnv} */
function litestreamEnv(env, storage) {
  // Litestream does not start where AWS_CA_BUNDLE is set. Go reads the same by another name.
  const { AWS_CA_BUNDLE: bundle, ...others } = env;
  return {
    ...(bundle === undefined ? {} : { SSL_CERT_FILE: bundle }),
    ...others,
    ...(storage === null
      ? {}
      : { LITESTREAM_ACCESS_KEY_ID: storage.accessKey, LITESTREAM_SECRET_ACCESS_KEY: storage.secret }),
  };
}

/** @param {Copy} copy @param {string} verb @param {string[]} args @returns {string[]} */
function commandLine({ storage, dataDir, generation, env }, verb, args) {
  const config = join(dataDir, 'litestream.json');
  const keptDays = Number(env['REPLICA_KEEP_DAYS'] || 30);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(config, JSON.stringify(litestreamConfig({ storage, dataDir, generation, keptDays }), null, 2));
  return [verb, '-config', config, '-no-expand-env', ...args];
}

/**
 * Copies each second, until it is ended.
 *
 * @param {Copy} copy
 */
export function startCopying(copy) {
  return run(copy, commandLine(copy, 'replicate', []));
}

/**
 * Brings the database of the data folder to the newest copy and follows it, from where it was if it followed before.
 *
 * @param {Copy} copy
 * @param {number} everyMs
 */
export function startFollowing(copy, everyMs) {
  const file = databaseOf(copy.dataDir);
  const args = ['-f', '-follow-interval', `${everyMs}ms`, '-o', file, file];
  return run(copy, commandLine(copy, 'restore', args));
}

/** @param {Copy} copy @param {string[]} args */
function run({ env, storage }, args) {
  const child = spawn(programOf(env), args, {
    env: litestreamEnv(env, storage),
    stdio: ['ignore', 'ignore', errorStream(env)],
  });
  relayErrors(child, 'litestream');
  return child;
}

/** Where Litestream keeps what it has seen, a file for each look that found something. @param {string} dataDir */
const seenFolder = (dataDir) => join(dataDir, '.data.db-litestream', 'ltx', '0');

/** Milliseconds that Litestream, which looks each second, may need to see a write. */
const seesWithin = 10_000;

/**
 * Whether the database was written to and Litestream, which may hang without ending, has not looked since.
 *
 * @param {string} dataDir
 * @returns {boolean} false where nothing was written, or nothing was seen so far
 */
export function hasStoppedLooking(dataDir) {
  try {
    const folder = seenFolder(dataDir);
    const seenAt = Math.max(...readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs));
    const log = statSync(`${databaseOf(dataDir)}-wal`);
    return log.size > 0 && log.mtimeMs > seenAt + seesWithin;
  } catch {
    return false;
  }
}

/**
 * The newest transaction of the database here that Litestream has seen, named as `newestCopied` does.
 *
 * @param {string} dataDir
 * @returns {string} '' before the first
 */
export function newestSeen(dataDir) {
  try {
    const files = readdirSync(seenFolder(dataDir));
    const ends = files.flatMap((name) => /^[0-9a-f]{16}-([0-9a-f]{16})\.ltx$/.exec(name)?.[1] ?? []);
    return ends.toSorted().at(-1) ?? '';
  } catch {
    return '';
  }
}

/**
 * The newest transaction that was copied, as Litestream names it: sixteen hexadecimal digits, which sort as they are.
 *
 * @param {Copy} copy
 * @param {number} [patience] milliseconds; 0: without end
 * @returns {Promise<string | null>} null: nothing was copied in this generation
 * @throws {LaunchError} where nobody can tell
 */
export async function newestCopied(copy, patience = 0) {
  const args = ['-dry-run', '-json', '-o', `${databaseOf(copy.dataDir)}.plan`, databaseOf(copy.dataDir)];
  const options = { env: litestreamEnv(copy.env, copy.storage), maxBuffer: 1 << 28, timeout: patience };
  try {
    const { stdout } = await promisify(execFile)(programOf(copy.env), commandLine(copy, 'restore', args), options);
    return String(JSON.parse(stdout).max_txid);
  } catch (error) {
    const { stdout = '', stderr = String(error) } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    if (/no matching backup|not available/.test(stdout + stderr)) return null;
    throw new LaunchError(`Litestream cannot read the copies: ${stderr.trim()}`);
  }
}

/**
 * Makes the database from the copies, whole and checked, in place of none.
 *
 * @param {Copy} copy
 * @param {string | null} at ISO; null: the newest
 * @throws {LaunchError}
 */
export function restoreOnce(copy, at) {
  const args = [
    '-integrity-check',
    'quick',
    ...(at === null ? [] : ['-timestamp', at]),
    '-o',
    databaseOf(copy.dataDir),
  ];
  const done = spawnSync(programOf(copy.env), commandLine(copy, 'restore', [...args, databaseOf(copy.dataDir)]), {
    env: litestreamEnv(copy.env, copy.storage),
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new LaunchError(`Litestream cannot restore: ${done.stderr.trim()}`);
}
