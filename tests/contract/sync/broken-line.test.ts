import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pocketBaseRemote } from '#remote/pocketbase-remote.ts';
import { snapshotProgress } from '#replica/feed/store-snapshot.ts';
import { reportSync, syncStatus } from '#replica/feed/sync-status.ts';
import { loadCatalogue } from '#sync/pull/load-catalogue.ts';
import { pullChanges } from '#sync/pull/pull-changes.ts';
import { aReplica } from '#tests/support/a-replica.ts';
import { type BrokenLine, brokenLine } from '#tests/support/broken-line.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';

/*
 * [S20] A new device on a line of 3 KB a second that breaks every few seconds: no part of the catalogue, and no page of the feed, comes whole at once.
 * The pace is quicker here than such a line's, what matters is where it breaks.
 */

let server: PocketBaseServer;
let line: BrokenLine;
let sizes: number[];

beforeAll(async () => {
  server = await startPocketBase({ seed: true });
  const api = openApi(server);
  const { body } = await api.call('POST', '/api/sync/snapshot', { token: await api.asSuperuser() });
  sizes = (body as unknown as { parts: { bytes: number }[] }).parts.map(({ bytes }) => bytes);
  line = await brokenLine(server.url, { chunk: 3_000, every: 5, breaksAfter: 12_000 });
});
afterAll(async () => {
  await line.stop();
  await server.stop();
});

test('[S20][S21] arrives in the end, with what came kept each time, and is called synced only then', async () => {
  const replica = aReplica();
  const world = { replica, remote: pocketBaseRemote({ baseUrl: line.url }) };
  const rows: number[] = [];
  let tries = 0;
  for (let loaded = false; !loaded; tries += 1) {
    const result = await loadCatalogue(world);
    loaded = result.kind === 'loaded';
    // Each try brings something, so that the next need not wait for long.
    expect(result).toMatchObject(loaded ? { kind: 'loaded' } : { kind: 'unreachable', progressed: true });
    rows.push(await replica.database.rows('foods').count());
    expect((await syncStatus(replica)).kind).not.toBe('synced');
  }
  expect(rows).toEqual(rows.toSorted((a, b) => a - b));
  // The first foods are here long before the last.
  expect(rows.findIndex((count) => count > 0)).toBeLessThan(tries / 4);
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  expect(line.carried()).toBeLessThan(whole * 1.1);
  expect(await snapshotProgress(replica)).toBeNull();
  // The snapshot is newer than the place up to which everyone reads: the shared feed comes to it some seconds later.
  await expect
    .poll(
      async () => {
        const result = await pullChanges(world);
        expect(['current', 'unreachable']).toContain(result.kind);
        return result.kind === 'current' && result.lookSoon !== true;
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBe(true);
  await reportSync(replica, { connection: 'online', isStale: false });
  expect(await syncStatus(replica)).toMatchObject({ kind: 'synced' });
  const fresh = aReplica();
  await loadCatalogue({ replica: fresh, remote: pocketBaseRemote({ baseUrl: server.url }) });
  expect(await replica.database.rows('foods').toArray()).toEqual(await fresh.database.rows('foods').toArray());
}, 120_000);
