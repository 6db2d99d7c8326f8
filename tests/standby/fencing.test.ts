import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { must } from '#prelude/must.ts';
import { hasStoppedLooking } from '#scripts/standby/litestream.mjs';
import { noteCopies } from '#scripts/standby/note-copies.mjs';
import { readReplicaStorage } from '#scripts/standby/replica-storage.mjs';
import { goProgramPath, litestream } from '#scripts/testing/go-programs.mjs';
import { findFreePort } from '#tests/support/server/find-free-port.ts';
import { openApi, recordsPath } from '#tests/support/server/open-api.ts';
import { superuser } from '#tests/support/server/pocket-base-process.ts';
import { openPair, untilServed } from './fail-over.ts';
import { ended, Host } from './host.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface Facts {
  readonly copies: { readonly upToDateAt: number } | null;
}

/** Until the copies have what was written: Litestream copies each second, and says nothing when it has. */
async function copied(): Promise<void> {
  // oxlint-disable-next-line foretaste/no-fixed-wait -- there is nothing to be seen of it
  await setTimeout(2500);
}

test('a leader whose place was taken stops by itself and does not come back, and a point in time is restored the same way', async () => {
  const pair = await openPair();
  const { leader, standby, api, url, port } = pair;
  const folder = await mkdtemp(path.join(tmpdir(), 'foretaste-third-'));
  const third = new Host(folder, standby.env);
  try {
    const launcher = await leader.serve(port);
    await untilServed(url, leader);
    const mina = await api.join('mina');
    const early = await api.create('foods', mina, { name: 'Borscht', uploaded_by: mina.id });
    await copied();
    const between = new Date().toISOString();
    await copied();
    const late = await api.create('foods', mina, { name: 'Pho', uploaded_by: mina.id });
    await copied();

    // A note of the launcher says that the storage has everything.
    const upToDateAt = async () =>
      ((await api.call('GET', '/api/health?depth=full')).body['facts'] as Facts | undefined)?.copies?.upToDateAt ?? 0;
    await expect.poll(upToDateAt).toBeGreaterThan(Date.parse(between) - 60_000);

    // A folder that has served is not thrown away.
    await expect(leader.finish(['scripts/foretaste.mjs', 'follow'])).rejects.toThrow('holds a database of its own');
    // A folder that has not led is not served.
    expect(await ended(await standby.serve(await findFreePort()))).toBe(1);
    expect(standby.output).toContain('Another data folder leads');

    await standby.finish(['scripts/foretaste.mjs', 'promote']);
    expect(await ended(launcher)).toBe(1);
    expect(leader.output).toContain('Another server was promoted');
    expect(await ended(await leader.serve(port))).toBe(1);
    expect(leader.output).toContain('generation 2 has taken its place');
    const second = await standby.serve(port);
    await untilServed(url, standby);
    for (const id of [early, late]) expect((await api.call('GET', recordsPath('foods', id))).status).toBe(200);

    await third.finish(['scripts/foretaste.mjs', 'promote', '--at', between]);
    expect(await ended(second)).toBe(1);
    await third.serve(port);
    await untilServed(url, third);
    const now = openApi({ url, superuser });
    expect((await now.call('GET', recordsPath('foods', early))).status).toBe(200);
    expect((await now.call('GET', recordsPath('foods', late))).status).toBe(404);
  } finally {
    await third.lose();
    await pair.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('copies are told to grow old where Litestream hangs without ending', async () => {
  const pair = await openPair();
  const { leader, api, url, port } = pair;
  try {
    const launcher = await leader.serve(port);
    await untilServed(url, leader);
    const mina = await api.join('mina');
    const storage = must(readReplicaStorage({ ...leader.env }), 'storage');
    const copy = {
      storage,
      dataDir: leader.dataDir,
      generation: 1,
      env: { ...process.env, ...leader.env, LITESTREAM_BIN: goProgramPath(root, litestream) },
    };
    await expect.poll(() => noteCopies(copy, 0)).toBeGreaterThan(0);
    await leader.holdCopies(launcher);
    const write = () => api.create('foods', mina, { name: 'Borscht', uploaded_by: mina.id });
    await expect.poll(async () => (await write()) !== '' && hasStoppedLooking(leader.dataDir)).toBe(true);
    expect(await noteCopies(copy, 7)).toBe(7);
  } finally {
    await pair.close();
  }
});
