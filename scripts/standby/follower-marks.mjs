import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * How `promote` asks `follow` to let go of the data folder: by files in it, so that they may be in two containers.
 *
 *   following   written each second by whoever follows
 *   promoting   written by who promotes, until it is done
 */

/** @param {string} dataDir */
const followingMark = (dataDir) => join(dataDir, 'following');
/** @param {string} dataDir */
const promotingMark = (dataDir) => join(dataDir, 'promoting');
/** Milliseconds after which whoever followed is taken for dead. */
const deadAfter = 10_000;
/** Milliseconds after which a promotion may have been killed, and between two lines that say so. */
const longPromotion = 60_000;
const saidEvery = 60_000;

/** @param {string} dataDir */
export function markFollowing(dataDir) {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(followingMark(dataDir), '');
}

/** @param {string} dataDir */
export function markNotFollowing(dataDir) {
  rmSync(followingMark(dataDir), { force: true });
}

/** @param {string} dataDir */
export function isPromoting(dataDir) {
  return existsSync(promotingMark(dataDir));
}

/**
 * Waits for the end of a promotion. One that was killed leaves its mark: that is said, and the mark left to whoever knows that nobody promotes any more,
 * for a restore may take long, and a second writer would spoil the folder.
 *
 * @param {string} dataDir
 * @param {AbortSignal} stop ends the waiting
 */
export async function untilPromoted(dataDir, stop) {
  let saidAt = 0;
  while (isPromoting(dataDir) && !stop.aborted) {
    const since = promotingSince(dataDir);
    if (since !== null && Date.now() - since > longPromotion && Date.now() - saidAt > saidEvery) {
      saidAt = Date.now();
      console.log(
        `A promotion of ${dataDir} has been running since ${new Date(since).toISOString()}. If it was ended, run promote again, or delete ${promotingMark(dataDir)} and follow again.`,
      );
    }
    await setTimeout(100);
  }
}

/** @param {string} dataDir @returns {number | null} milliseconds since 1970; null: nobody promotes */
function promotingSince(dataDir) {
  try {
    // `mtimeMs` keeps fractions, which a date would cut off.
    return statSync(promotingMark(dataDir)).mtime.getTime();
  } catch {
    return null;
  }
}

/** @param {string} dataDir @returns {boolean} somebody follows now */
function isFollowed(dataDir) {
  try {
    return statSync(followingMark(dataDir)).mtimeMs > Date.now() - deadAfter;
  } catch {
    return false;
  }
}

/**
 * @param {string} dataDir
 * @param {() => Promise<void>} promote what is done while nobody follows
 */
export async function withoutFollower(dataDir, promote) {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(promotingMark(dataDir), '');
  try {
    while (isFollowed(dataDir)) await setTimeout(100);
    await promote();
  } finally {
    rmSync(promotingMark(dataDir), { force: true });
  }
}
