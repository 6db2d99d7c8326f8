import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { LaunchError } from './launch-error.mjs';
import { errorStream, relayErrors } from './log-lines.mjs';
import { afterCrash, freshStart } from './restart-policy.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const healthPollMs = 100;
const stopGraceMs = 10_000;

/**
 * PocketBase's own banner: the launcher says the same in its own words. The link to make the first superuser holds a token, which belongs in no log.
 */
const banner = /^\s*$|Server started at|[├└]─|pbinstal|first superuser/;

/** @param {number} ms @param {AbortSignal} signal ends it early */
function pause(ms, signal) {
  return setTimeout(ms, null, { signal }).catch(() => null);
}

/** @param {ChildProcess} child @returns {Promise<string>} how it ended, in words */
function ending(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal === null ? `exit code ${code}` : `signal ${signal}`));
  });
}

/** @param {{ url: string, signal: AbortSignal }} question @returns {Promise<boolean>} false when the signal came first */
async function untilHealthy({ url, signal }) {
  while (!signal.aborted) {
    const answer = await fetch(`${url}/api/health`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(2000)]),
    }).catch(() => null);
    if (answer?.ok) return true;
    await pause(healthPollMs, signal);
  }
  return false;
}

/** @param {ChildProcess} child */
function relayOutput(child) {
  if (child.stdout === null) return;
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!banner.test(line)) console.log(line);
  });
}

/**
 * Runs the server and brings it back after a crash, until `stop` is aborted; then ends it and waits for it.
 *
 * @param {{ command: string, args: string[], env: NodeJS.ProcessEnv, url: string, stop: AbortSignal, onHealthy: (first: boolean) => void }} server
 *   `url`: where it answers /api/health
 * @throws {LaunchError} when it never comes up
 */
export async function keepServing({ command, args, env, url, stop, onHealthy }) {
  let state = freshStart;
  let first = true;
  while (!stop.aborted) {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', errorStream(env)] });
    relayOutput(child);
    relayErrors(child, 'server');
    const life = new AbortController();
    const ended = ending(child).finally(() => life.abort());
    const endChild = () => endGently(child);
    stop.addEventListener('abort', endChild);
    /** @type {number | null} */
    let healthySince = null;
    const watching = untilHealthy({ url, signal: life.signal }).then((healthy) => {
      if (!healthy) return;
      healthySince = Date.now();
      onHealthy(first);
      first = false;
    });
    const reason = await ended;
    await watching;
    stop.removeEventListener('abort', endChild);
    if (stop.aborted) return;
    const at = Date.now();
    const { state: next, decision } = afterCrash(state, {
      at,
      healthyForMs: healthySince === null ? null : at - healthySince,
    });
    state = next;
    if (decision.kind === 'give-up')
      throw new LaunchError(
        `PocketBase crashed ${state.startCrashes.length} times within a minute and never came up (${reason}): its last lines above say why.`,
      );
    console.error(`PocketBase ended (${reason}); it starts again in ${decision.afterMs / 1000} s.`);
    await pause(decision.afterMs, stop);
  }
}

/** Asks the server to end, and ends it after a grace. @param {ChildProcess} child */
function endGently(child) {
  child.kill('SIGTERM');
  const life = new AbortController();
  child.once('exit', () => life.abort());
  void setTimeout(stopGraceMs, null, { signal: life.signal }).then(
    () => child.kill('SIGKILL'),
    () => undefined,
  );
}

/** An abort signal for Ctrl+C and `kill`. @returns {AbortSignal} */
export function stopSignal() {
  const controller = new AbortController();
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, () => controller.abort());
  return controller.signal;
}
