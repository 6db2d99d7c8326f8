import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { must } from '#prelude/must.ts';
import { serveArguments } from '#scripts/launch/pocket-base-command.mjs';
import { findFreePort } from '#tests/support/server/find-free-port.ts';
import { openApi, recordsPath } from '#tests/support/server/open-api.ts';
import { findBinary, superuser } from '#tests/support/server/pocket-base-process.ts';
import { preparedData } from '#tests/support/server/prepared-data.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const hasSqlite = spawnSync('sqlite3', ['--version']).status === 0;
const secret = 'a-password-of-the-mail-server';
let running: ChildProcess | undefined;
afterEach(() => running?.kill('SIGKILL'));

/** As the launcher starts it. @returns the address; null: it ended by itself */
async function serve(dataDir: string, key: string): Promise<string | null> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const args = serveArguments({
    root,
    dataDir,
    publicDir: path.join(dataDir, 'public'),
    host: '127.0.0.1',
    port,
    watchHooks: false,
  });
  const env = {
    ...process.env,
    PB_ENCRYPTION_KEY: key,
    SMTP_HOST: '127.0.0.1',
    SMTP_PASSWORD: secret,
    FORETASTE_SEED: 'off',
    BLOG_STORIES: 'off',
  };
  const child = spawn(findBinary(), args, { env, stdio: 'ignore' });
  running = child;
  let isThere = false;
  await expect
    .poll(
      async () => {
        isThere = await fetch(`${url}/api/health`).then(
          ({ ok }) => ok,
          () => false,
        );
        return isThere || child.exitCode !== null;
      },
      { timeout: 120_000 },
    )
    .toBe(true);
  return isThere ? url : null;
}

async function stop(): Promise<void> {
  const child = must(running, 'a server');
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

test.runIf(hasSqlite)(
  'the runbook of a lost key: the server starts with a new one, and has everything but the settings',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'foretaste-key-'));
    await cp(await preparedData(false), folder, { recursive: true });
    const settings = () =>
      execFileSync('sqlite3', ['data.db', "SELECT value FROM _params WHERE id = 'settings'"], {
        cwd: folder,
        encoding: 'utf8',
      });
    const url = must(await serve(folder, 'a'.repeat(32)), 'a server');
    const api = openApi({ url, superuser });
    const mina = await api.join('mina');
    const food = await api.create('foods', mina, { name: 'Borscht', uploaded_by: mina.id });
    await stop();
    expect(settings()).not.toContain(secret);

    // The key is lost.
    expect(await serve(folder, 'b'.repeat(32))).toBe(null);

    const page = await readFile(path.join(root, 'docs/operating/README.md'), 'utf8');
    const command = must(/^ *(sqlite3 data\.db .*)$/m.exec(page)?.[1], 'the command of the runbook');
    execFileSync('sh', ['-c', command], { cwd: folder });
    const again = openApi({ url: must(await serve(folder, 'b'.repeat(32)), 'a server'), superuser });
    expect((await again.call('GET', recordsPath('foods', food))).body).toMatchObject({ name: 'Borscht' });
    const now = await again.call('GET', '/api/settings', { token: await again.asSuperuser() });
    expect(now.body['smtp']).toMatchObject({ enabled: true, host: '127.0.0.1' });
    await stop();
    expect(settings()).not.toContain(secret);
    await rm(folder, { recursive: true, force: true });
  },
);
