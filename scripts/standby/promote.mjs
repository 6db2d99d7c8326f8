import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { LaunchError } from '#scripts/launch/launch-error.mjs';
import { forgetFollowed, isFollowedDatabase, newestCopies, refuseServedFolder } from './follow.mjs';
import { withoutFollower } from './follower-marks.mjs';
import { beginGeneration, noteLedGeneration, readLeadership } from './leadership.mjs';
import { databaseOf, newestCopied, restoreOnce, startFollowing } from './litestream.mjs';

/** @typedef {import('./follow.mjs').Standby} Standby */

/** Milliseconds that the last of the copies may take to be read. */
const longestCatchUp = 10 * 60_000;

/**
 * Makes the data folder the leader's: fences the one before, brings the database to the newest copy (or makes that of a point in time), and notes that it
 * leads. The next start of the server begins an epoch of its own, by which devices notice, and offer again what the copy had not got (R39).
 *
 * @param {Standby & { at: string | null }} wish `at`: ISO; null: the newest
 * @returns {Promise<number>} the generation that it leads now
 * @throws {LaunchError} where nothing was copied or the folder has a database of its own
 */
export async function promote({ at, ...standby }) {
  const { storage, dataDir } = standby;
  let generation = 0;
  await withoutFollower(dataDir, async () => {
    refuseServedFolder(dataDir);
    const before = await readLeadership(storage);
    const copies = await newestCopies(standby, at);
    if (before === null || copies === null) throw new LaunchError('Nothing was copied that could be promoted.');
    const copy = { ...standby, generation: copies.generation };
    if (at !== null) {
      forgetFollowed(dataDir);
      restoreOnce(copy, at);
    }
    generation = await beginGeneration(storage, { before, least: 0 });
    if (at === null && isFollowedDatabase(dataDir)) await catchUp(copy);
    else if (at === null) restoreOnce(copy, null);
    rmSync(`${databaseOf(dataDir)}-txid`, { force: true });
    // What Litestream keeps beside a database is of the one that was here before.
    rmSync(join(dataDir, '.data.db-litestream'), { recursive: true, force: true });
    noteLedGeneration(dataDir, generation);
  });
  return generation;
}

/**
 * @param {import('./litestream.mjs').Copy} copy of which this folder has the beginning
 * @throws {LaunchError}
 */
async function catchUp(copy) {
  const newest = await newestCopied(copy);
  const mark = `${databaseOf(copy.dataDir)}-txid`;
  const has = () => (existsSync(mark) ? readFileSync(mark, 'utf8').trim() : '');
  const child = startFollowing(copy, 100);
  const ended = new Promise((done) => {
    child.once('error', done);
    child.once('exit', done);
  });
  let isRunning = true;
  void ended.then(() => (isRunning = false));
  const deadline = Date.now() + longestCatchUp;
  while (isRunning && newest !== null && has() < newest && Date.now() < deadline) await setTimeout(50);
  child.kill('SIGTERM');
  await ended;
  if (newest === null || has() >= newest) return;
  console.log('The copy that was followed cannot be caught up with: it is made anew.');
  forgetFollowed(copy.dataDir);
  restoreOnce(copy, null);
}
