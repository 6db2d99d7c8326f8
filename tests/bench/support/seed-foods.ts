import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openApi } from '#tests/support/server/open-api.ts';
import type { PocketBaseServer } from '#tests/support/server/pocket-base-server.ts';
import { runSeed } from './run-seed.ts';

const FOODS_A_FILE = 1_000;

/** Puts `count` generated foods into the server's database and has the snapshot built; the server is restarted. */
export async function seedFoods(
  server: PocketBaseServer,
  { count, generate }: { readonly count: number; readonly generate: (n: number) => Record<string, unknown> },
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foretaste-foods-'));
  try {
    for (let first = 0; first < count; first += FOODS_A_FILE) {
      const rows = Array.from({ length: Math.min(FOODS_A_FILE, count - first) }, (_, place) => ({
        ...generate(first + place),
        id: `bf${String(first + place).padStart(13, '0')}`,
      }));
      await writeFile(path.join(folder, `${String(first).padStart(9, '0')}.json`), JSON.stringify(rows));
    }
    await runSeed(server, { seed: 'foods', env: { BENCH_FOODS: folder } });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const api = openApi(server);
  const built = await api.call('POST', '/api/sync/snapshot', { token: await api.asSuperuser() });
  if (built.status >= 300) throw new Error(`snapshot: ${built.status}`);
}
