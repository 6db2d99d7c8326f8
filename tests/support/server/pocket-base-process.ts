import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { must } from '#prelude/must.ts';
import { findPocketBase } from '#scripts/launch/find-pocket-base.mjs';
import { prepareServerBundle } from '#scripts/launch/prepare-server-bundle.mjs';
import { findFreePort } from './find-free-port.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const usualStart = 120_000;

/** Whom a folder that tests made has as its superuser. */
export const superuser = { email: 'root@foretaste.test', password: 'a-test-password' } as const;

export interface PocketBaseProcessOptions {
  dataDir: string;
  /** Fill the starter catalogue. Off unless asked for, so that a test owns every row it sees. */
  seed?: boolean;
  publicDir?: string;
  /** Added to the server's environment. Rate limits are off unless `FORETASTE_RATE_LIMITS` says otherwise. */
  env?: Record<string, string>;
  port?: number;
  /** Milliseconds that a start may take; a server with a large catalogue builds its snapshot first. */
  startTimeout?: number;
  /** Hooks beside the project's own, by file name: a test's way to what the server does without a route. */
  hooks?: Record<string, string>;
  /** A folder in place of the project's own hooks. */
  hooksDir?: string;
  /** JavaScript engines that wait for requests and hooks; PocketBase's own 15 unless named, the launcher's are 60. */
  engines?: number;
}

export interface PocketBaseProcess {
  readonly url: string;
  /** Of the process that runs now. */
  readonly pid: number;
  /** What the server printed so far, for the message of a failing test. */
  log(): string;
  /** SIGTERM is a clean stop, SIGKILL a crash. The data folder stays; `restart` brings the server back. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Same address, same data folder. Stops cleanly first if the server still runs. */
  restart(): Promise<void>;
}

/**
 * Starts the project's own server (migrations and hooks) on a data folder, on a free port unless one is named.
 *
 * @throws Error when no binary is there, or when the server is not healthy within `startTimeout` (30 s); the message carries its output.
 */
export async function startPocketBaseProcess(options: PocketBaseProcessOptions): Promise<PocketBaseProcess> {
  const binary = findBinary();
  await prepareServerBundle(root);
  const port = options.port ?? (await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const folders = await foldersOf(options);
  const env = {
    ...process.env,
    FORETASTE_RATE_LIMITS: 'off',
    FORETASTE_SEED: options.seed === true ? 'on' : 'off',
    // A test that waits for what another member did would wait up to half a minute. Benches name what is usual.
    FORETASTE_NEWS_SECONDS: process.env['FORETASTE_NEWS_SECONDS'] ?? '4',
    // No story appears under a test that runs at the full hour.
    BLOG_STORIES: 'off',
    ...options.env,
  };
  let child: ChildProcess | undefined;
  let output = '';

  const launch = async () => {
    const started = spawn(binary, ['serve', `--http=127.0.0.1:${port}`, ...folders], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    await untilHealthy({ url, child: started, startTimeout: options.startTimeout ?? usualStart, output: () => output });
  };
  const end = async (signal: NodeJS.Signals) => {
    const ending = child;
    child = undefined;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => ending.once('exit', () => resolve()));
    ending.kill(signal);
    await ended;
  };

  await launch();
  return {
    url,
    get pid() {
      return must(child?.pid, 'a running server');
    },
    log: () => output,
    end,
    restart: async () => {
      await end('SIGTERM');
      await launch();
    },
  };
}

/** Runs the migrations on a data folder that may be empty, and gives it the superuser. */
export async function makeSuperuser(dataDir: string): Promise<void> {
  await prepareServerBundle(root);
  await promisify(execFile)(findBinary(), [
    'superuser',
    'upsert',
    superuser.email,
    superuser.password,
    ...(await foldersOf({ dataDir })),
  ]);
}

async function foldersOf({
  dataDir,
  publicDir,
  hooks,
  hooksDir = path.join(root, 'pb_hooks'),
  engines,
}: Pick<PocketBaseProcessOptions, 'dataDir' | 'publicDir' | 'hooks' | 'hooksDir' | 'engines'>): Promise<string[]> {
  return [
    `--dir=${dataDir}`,
    `--hooksDir=${hooks === undefined ? hooksDir : await joinHooks(dataDir, hooks)}`,
    `--migrationsDir=${path.join(root, 'pb_migrations')}`,
    `--publicDir=${publicDir ?? path.join(dataDir, 'public')}`,
    '--automigrate=false',
    // PocketBase takes a binary below the temporary folder for a developer's, and would print every statement, secrets too.
    '--dev=false',
    '--hooksWatch=false',
    ...(engines === undefined ? [] : [`--hooksPool=${engines}`]),
  ];
}

/** The project's hooks and others in one folder. */
async function joinHooks(dataDir: string, hooks: Readonly<Record<string, string>>): Promise<string> {
  const folder = path.join(dataDir, 'hooks');
  await mkdir(folder);
  for (const name of await readdir(path.join(root, 'pb_hooks')))
    await symlink(path.join(root, 'pb_hooks', name), path.join(folder, name));
  for (const [name, text] of Object.entries(hooks)) await writeFile(path.join(folder, name), text);
  return folder;
}

/** The binary that tests and benches start. @throws LaunchError when none is there */
export function findBinary(): string {
  return findPocketBase({ env: process.env, root });
}

async function untilHealthy({
  startTimeout,
  ...server
}: {
  url: string;
  child: ChildProcess;
  startTimeout: number;
  output: () => string;
}): Promise<void> {
  const deadline = Date.now() + startTimeout;
  while (Date.now() < deadline) {
    if (server.child.exitCode !== null) throw new Error(`PocketBase ended at once:\n${server.output()}`);
    const healthy = await fetch(`${server.url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  server.child.kill('SIGKILL');
  throw new Error(`PocketBase was not healthy after ${startTimeout} ms:\n${server.output()}`);
}
