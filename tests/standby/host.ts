import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findBinary } from '#tests/support/server/pocket-base-process.ts';
import { goProgramPath, litestream } from '#scripts/testing/go-programs.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** What one machine runs, with a data folder of its own: everything in one group of processes, which ends as the machine would. */
export class Host {
  readonly dataDir: string;
  readonly #folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** The folder of the release that it runs. */
  release = root;
  readonly #groups = new Set<ChildProcess>();
  #output = '';

  constructor(folder: string, env: Readonly<Record<string, string>>) {
    this.#folder = folder;
    this.dataDir = path.join(folder, 'data');
    this.env = env;
  }

  get output(): string {
    return this.#output;
  }

  /** The launcher, as `npm start` with a ready build. */
  async serve(port: number): Promise<ChildProcess> {
    const built = path.join(this.#folder, 'built');
    await mkdir(built, { recursive: true });
    await writeFile(path.join(built, 'index.html'), '<!doctype html><title>A ready build</title>');
    return this.run(['scripts/start.mjs'], { PORT: String(port), PUBLIC_DIR: built });
  }

  run(args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
    const child = spawn(process.execPath, [...args], {
      cwd: this.release,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DATA_DIR: this.dataDir,
        POCKETBASE_BIN: findBinary(),
        LITESTREAM_BIN: goProgramPath(root, litestream),
        FORETASTE_SEED: 'off',
        FORETASTE_RATE_LIMITS: 'off',
        BLOG_STORIES: 'off',
        ...this.env,
        ...env,
      },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        this.#output += chunk.toString();
      });
    this.#groups.add(child);
    child.once('exit', () => this.#groups.delete(child));
    return child;
  }

  /** Waits for a command's end. @throws Error with what it said, where it failed */
  async finish(args: readonly string[]): Promise<void> {
    const code = await ended(this.run(args));
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${this.#output}`);
  }

  /** Stops what the launcher runs and the launcher, as an operator does, and waits for its end. */
  async stop(launcher: ChildProcess): Promise<void> {
    launcher.kill('SIGTERM');
    await ended(launcher);
  }

  /** Stops the copying, as a link to the storage that hangs would; what is acknowledged from now on is in no copy. */
  async holdCopies(launcher: ChildProcess): Promise<void> {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=,args=', '--ppid', String(launcher.pid)]);
    const copying = stdout.split('\n').find((line) => line.includes(' replicate '));
    if (copying === undefined) throw new Error(`nothing copies:\n${stdout}\n${this.#output}`);
    process.kill(Number.parseInt(copying, 10), 'SIGSTOP');
  }

  /** The power fails: `kill -9` of everything that runs here. */
  async lose(): Promise<void> {
    const all = [...this.#groups];
    const gone = all.map(ended);
    for (const { pid } of all) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    await Promise.all(gone);
  }
}

export async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  return new Promise((done) => child.once('exit', (code) => done(code)));
}
