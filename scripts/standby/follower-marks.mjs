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
