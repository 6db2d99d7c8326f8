import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findBinary } from '#tests/support/server/pocket-base-process.ts';
import type { PocketBaseServer } from '#tests/support/server/pocket-base-server.ts';

/** Fills a server's database by one folder of `tests/bench/seed`, as a migration; the server is restarted. */
export async function runSeed(
  server: PocketBaseServer,
  { seed, env = {} }: { seed: 'community' | 'change-log' | 'foods'; env?: Record<string, string> },
): Promise<void> {
  const hooks = await mkdtemp(path.join(tmpdir(), 'foretaste-no-hooks-'));
  const migrations = path.resolve(import.meta.dirname, '../seed', seed);
  await server.kill();
  try {
    await promisify(execFile)(
      findBinary(),
      [
        'migrate',
        'up',
        `--dir=${server.dataDir}`,
        `--hooksDir=${hooks}`,
        `--migrationsDir=${migrations}`,
        '--dev=false',
      ],
      { env: { ...process.env, ...env } },
    );
  } finally {
    await rm(hooks, { recursive: true, force: true });
  }
  await server.restart();
}
