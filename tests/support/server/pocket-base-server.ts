import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  makeSuperuser,
  type PocketBaseProcessOptions,
  startPocketBaseProcess,
  superuser,
} from './pocket-base-process.ts';
import { preparedData, type Seed } from './prepared-data.ts';

export interface PocketBaseOptions extends Omit<PocketBaseProcessOptions, 'dataDir' | 'seed'> {
  /** What of the starter catalogue is there. Nothing unless asked for, so that a test owns every row it sees. */
  seed?: Seed;
  /** An existing data folder, for instance a restored backup. It is left in place by `stop`. */
  dataDir?: string;
  /** Begin with an empty folder, as on the day a server is set up, instead of a copy of one that has been started before (`preparedData`). */
  isFirstStart?: boolean;
}

export interface PocketBaseServer {
  readonly url: string;
  readonly dataDir: string;
  /** Of the process that runs now. */
  readonly pid: number;
  readonly superuser: { readonly email: string; readonly password: string };
  /** What the server printed so far, for the message of a failing test. */
  log(): string;
  /** Stops cleanly and removes the temporary data folder, and a backup of it. */
  stop(): Promise<void>;
  /** SIGKILL, as a crash would. The data folder stays; `restart` brings the server back. */
  kill(): Promise<void>;
  /** Same address, same data folder. Stops cleanly first if the server still runs. */
  restart(): Promise<void>;
}

/** Where a backup of a data folder is kept. */
export const backupFolder = (dataDir: string) => `${dataDir}-backup`;

/**
 * Starts the project's own server (migrations and hooks) on a free port and a temporary data folder, with one superuser.
 *
 * @throws Error when no binary is there, or when the server is not healthy within 30 s; the message carries its output.
 */
export async function startPocketBase({
  dataDir: existing,
  isFirstStart = false,
  seed = false,
  ...options
}: PocketBaseOptions = {}): Promise<PocketBaseServer> {
  const dataDir = existing ?? (await mkdtemp(path.join(tmpdir(), 'foretaste-test-')));
  if (existing === undefined && isFirstStart) await makeSuperuser(dataDir);
  else if (existing === undefined) await cp(await preparedData(seed), dataDir, { recursive: true });
  const server = await startPocketBaseProcess({ ...options, seed: seed !== false, dataDir });
  return {
    url: server.url,
    dataDir,
    superuser,
    get pid() {
      return server.pid;
    },
    log: () => server.log(),
    stop: async () => {
      await server.end('SIGTERM');
      if (existing !== undefined) return;
      for (const folder of [dataDir, backupFolder(dataDir)]) await rm(folder, { recursive: true, force: true });
    },
    kill: () => server.end('SIGKILL'),
    restart: () => server.restart(),
  };
}
