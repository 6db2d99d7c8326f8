import { setTimeout } from 'node:timers/promises';
import { newestGeneration, readLeadership, takeOrKeepLead } from './leadership.mjs';
import { checkLitestream, startCopying } from './litestream.mjs';
import { forgetCopies, noteCopies } from './note-copies.mjs';
import { readReplicaStorage } from './replica-storage.mjs';

/** Milliseconds after which a leader asks again whether it leads. */
const askedEvery = 5000;
/** Milliseconds between two looks how old the copies are. */
const notedEvery = 60_000;
const longestWait = 30_000;

/**
 * What the leader does beside serving: it copies its database, and looks whether another was promoted.
 *
 * @typedef {object} Lead
 * @property {AbortSignal} replaced another leads: this one must not serve any longer
 * @property {(stop: AbortSignal) => Promise<void>} copy until `stop`; then waits for what Litestream still sends
 */

/**
 * @param {{ dataDir: string, env: NodeJS.ProcessEnv }} server
 * @returns {Promise<Lead | null>} null: REPLICA_S3_BUCKET is not set, and nothing is copied
 * @throws {import('#scripts/launch/launch-error.mjs').LaunchError} where this server must not serve
 */
export async function beginLead({ dataDir, env }) {
  const storage = readReplicaStorage(env);
  forgetCopies(dataDir);
  if (storage === null) return null;
  checkLitestream(env);
  const generation = await takeOrKeepLead(storage, dataDir);
  const replaced = new AbortController();
  console.log(`This server leads generation ${generation}: its database is copied to ${storage.bucket} each second.`);

  /** @param {AbortSignal} stop */
  const watch = async (stop) => {
    while (!stop.aborted && !replaced.signal.aborted) {
      await pause(askedEvery, stop);
      // While the storage does not answer nobody can have been promoted by it, as far as this server can know.
      const now = await readLeadership(storage).catch(() => null);
      if (now !== null && newestGeneration(now) > generation) replaced.abort();
    }
  };
  /** @param {AbortSignal} stop */
  const copyOn = async (stop) => {
    for (let wait = 1000; !stop.aborted; wait = Math.min(longestWait, 2 * wait)) {
      const child = startCopying({ storage, dataDir, generation, env });
      const end = () => child.kill('SIGTERM');
      stop.addEventListener('abort', end);
      await new Promise((done) => {
        child.once('error', done);
        child.once('exit', done);
      });
      stop.removeEventListener('abort', end);
      if (stop.aborted) return;
      console.error(`Litestream ended; it starts again in ${wait / 1000} s.`);
      await pause(wait, stop);
    }
  };
  /** @param {AbortSignal} stop */
  const note = async (stop) => {
    // By a first look a moment later everything is copied; if not, the note says since when.
    let upToDateAt = Date.now();
    for (await pause(askedEvery, stop); !stop.aborted; await pause(notedEvery, stop))
      upToDateAt = await noteCopies({ storage, dataDir, generation, env }, upToDateAt);
  };
  return {
    replaced: replaced.signal,
    copy: async (stop) => {
      const end = AbortSignal.any([stop, replaced.signal]);
      await Promise.all([watch(stop), copyOn(end), note(end)]);
    },
  };
}

/** @param {number} ms @param {AbortSignal} signal ends it early */
function pause(ms, signal) {
  return setTimeout(ms, null, { signal }).catch(() => null);
}
