import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#scripts/launch/check-port.mjs';
import { beginDemo, endDemo } from '#scripts/launch/demo-folder.mjs';
import { makeAdminArguments, serveArguments } from '#scripts/launch/pocket-base-command.mjs';
import { runStep } from '#scripts/launch/run-step.mjs';
import { fillDemo } from './fill-demo.mjs';

/** What reaches outside of this machine, or into another server's files: a demo has none of it. */
const outward = /^(SMTP_|S3_|BACKUP_|REPLICA_|AI_|PB_ENCRYPTION_KEY$|APP_URL$|SERVED_DIR$|DATA_DIR$)/;

/** @param {NodeJS.ProcessEnv} env @returns {NodeJS.ProcessEnv} without what a demo must not touch */
export function demoEnvironment(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !outward.test(name)));
}

/**
 * Makes the demo's data: a server of its own on a free port, filled over HTTP, stopped again.
 *
 * @param {{ root: string, folder: string, seed: number, binary: string, env: NodeJS.ProcessEnv }} demo
 * @throws {Error} when something is refused; the folder then says that it is not whole
 */
export async function makeDemo({ root, folder, seed, binary, env }) {
  await beginDemo(folder, seed);
  const publicDir = await mkdtemp(join(tmpdir(), 'foretaste-demo-'));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { root, dataDir: folder, publicDir, host: '127.0.0.1', port, watchHooks: false };
  const serving = { ...demoEnvironment(env), FORETASTE_RATE_LIMITS: 'off', FORETASTE_SEED: 'on', BLOG_STORIES: 'on' };
  const child = spawn(binary, serveArguments(settings), { env: serving, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    await untilUp(url, child);
    const makeAdmin = (/** @type {string} */ email) =>
      runStep({
        what: 'Making the admin',
        command: binary,
        args: makeAdminArguments({ root, dataDir: folder, email }),
        cwd: root,
        env: serving,
      });
    const signIns = await fillDemo({ url, seed, makeAdmin });
    child.kill('SIGTERM');
    await ended;
    await endDemo(folder, { seed, signIns });
  } finally {
    child.kill('SIGTERM');
    await ended;
    await rm(publicDir, { recursive: true, force: true });
  }
}

/** @param {string} url @param {import('node:child_process').ChildProcess} child */
async function untilUp(url, child) {
  while (child.exitCode === null) {
    const isUp = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`PocketBase ended before the demo was made (exit code ${child.exitCode}).`);
}
