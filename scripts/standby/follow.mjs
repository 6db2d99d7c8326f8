import { existsSync, rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { LaunchError } from '#scripts/launch/launch-error.mjs';
import { isPromoting, markFollowing, markNotFollowing, untilPromoted } from './follower-marks.mjs';
import { newestGeneration, readLeadership } from './leadership.mjs';
import { databaseOf, newestCopied, startFollowing } from './litestream.mjs';

/**
 * @typedef {import('./replica-storage.mjs').ReplicaStorage} ReplicaStorage
 * @typedef {{ storage: ReplicaStorage, dataDir: string, env: NodeJS.ProcessEnv }} Standby
 */

const followInterval = 500;
const askedEvery = 5000;
/** Milliseconds within which Litestream ends where it cannot go on from a copy. */
const cannotGoOn = 3000;

/** Files of a followed database. @param {string} dataDir */
export function forgetFollowed(dataDir) {
  for (const end of ['', '-txid', '-wal', '-shm']) rmSync(databaseOf(dataDir) + end, { force: true });
}

/** Only a database that was followed goes on to be, and may be thrown away. @param {string} dataDir */
export function isFollowedDatabase(dataDir) {
  return existsSync(`${databaseOf(dataDir)}-txid`);
}

/** @param {string} dataDir @throws {LaunchError} where a database is that has served */
export function refuseServedFolder(dataDir) {
  if (!existsSync(databaseOf(dataDir)) || isFollowedDatabase(dataDir)) return;
  throw new LaunchError(
    `${dataDir} holds a database of its own, which may have what no copy has: name an empty folder with DATA_DIR, and keep this one.`,
  );
}

/**
 * The newest generation that has copies: a leader that was promoted just now may have none yet.
 *
 * @param {Standby} standby
 * @param {string | null} [at] ISO: the one that led then
 * @returns {Promise<{ generation: number, newest: string } | null>}
 */
export async function newestCopies({ storage, dataDir, env }, at = null) {
  const leadership = await readLeadership(storage);
  const led = (leadership?.generations ?? []).filter(({ since }) => at === null || Date.parse(since) <= Date.parse(at));
  for (const { generation } of led.toReversed()) {
    const newest = await newestCopied({ storage, dataDir, generation, env });
    if (newest !== null) return { generation, newest };
  }
  return null;
}

/**
 * Follows whoever leads, until `stop`, or until this data folder is promoted.
 *
 * @param {Standby & { stop: AbortSignal }} standby
 * @throws {LaunchError} where the data folder is another's
 */
export async function follow({ stop, ...standby }) {
  const { storage, dataDir, env } = standby;
  refuseServedFolder(dataDir);
  while (!stop.aborted && !isPromoting(dataDir)) {
    markFollowing(dataDir);
    const copies = await newestCopies(standby).catch((error) => {
      console.error(error instanceof LaunchError ? error.message : error);
      return null;
    });
    if (copies === null) {
      console.log('Nothing to follow yet.');
      await setTimeout(1000);
      continue;
    }
    console.log(`Following generation ${copies.generation}.`);
    const child = startFollowing({ storage, dataDir, generation: copies.generation, env }, followInterval);
    const beganAt = Date.now();
    let [isRunning, isReplaced, askedAt] = [true, false, beganAt];
    const ended = new Promise((done) => {
      child.once('error', done);
      child.once('exit', done);
    }).then(() => (isRunning = false));
    while (isRunning && !isReplaced && !stop.aborted && !isPromoting(dataDir)) {
      markFollowing(dataDir);
      await Promise.race([ended, setTimeout(250)]);
      if (Date.now() - askedAt < askedEvery) continue;
      askedAt = Date.now();
      const now = await readLeadership(storage).catch(() => null);
      isReplaced = now !== null && newestGeneration(now) > copies.generation && (await hasNewer(standby, copies));
    }
    child.kill('SIGTERM');
    await ended;
    if (stop.aborted || isPromoting(dataDir)) break;
    // Another leads, or Litestream cannot go on from where this copy is: it begins anew.
    if (isReplaced || Date.now() - beganAt < cannotGoOn) forgetFollowed(dataDir);
    await setTimeout(1000);
  }
  markNotFollowing(dataDir);
  await untilPromoted(dataDir, stop);
}

/** @param {Standby} standby @param {{ generation: number }} copies */
async function hasNewer(standby, copies) {
  const now = await newestCopies(standby).catch(() => null);
  return now !== null && now.generation > copies.generation;
}
