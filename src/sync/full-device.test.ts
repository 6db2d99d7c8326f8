import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { EVERYONE, topicOfFood } from '#replica/database/audiences.ts';
import { keepOffline } from '#replica/offline-copies/offline-copy-commands.ts';
import { openOfflineTopics } from '#replica/offline-copies/open-offline-topics.ts';
import { openTopic } from '#replica/topics/open-topic.ts';
import { reportSync, syncReport } from '#replica/feed/sync-status.ts';
import { pushStew } from '#tests/support/a-stew.ts';
import { aReplica, type TestReplica } from '#tests/support/a-replica.ts';
import { fakeRemote } from '#tests/support/fake-remote.ts';
import { FakeServer } from '#tests/support/fake-server.ts';
import { fillDevice } from '#tests/support/fill-device.ts';
import { loadCatalogue } from '#sync/pull/load-catalogue.ts';
import { pullChanges } from '#sync/pull/pull-changes.ts';
import { reportConnection } from '#sync/report/report-connection.ts';
import type { SyncWorld } from '#sync/session/sync-world.ts';

const [stew, old] = ['stew', 'old'] as unknown as [FoodId, FoodId];
let replica: TestReplica;
let world: SyncWorld;

/** A device that keeps a food, and has looked at another one long ago. */
beforeEach(async () => {
  const server = new FakeServer();
  pushStew(server);
  replica = aReplica();
  world = { replica, remote: fakeRemote(() => server) };
  await openTopic(replica, topicOfFood(old));
  replica.now += 61_000;
  await keepOffline(replica, { kind: 'food', id: stew });
  await openOfflineTopics(replica);
});
afterEach(() => replica.database.delete());

/** Nothing fits into these tables before what was looked at has left the device. */
function fillUntilSomethingLeaves(tables: readonly string[]): void {
  const emptyDevice = fillDevice(replica, tables);
  replica.database.cursors.hook('deleting', (audience) => {
    if (audience === topicOfFood(old)) emptyDevice();
  });
}

describe('a device that is full', () => {
  it('[S11] lets go of what was only looked at, so that what the feed says fits', async () => {
    fillUntilSomethingLeaves(['reviews']);
    expect(await pullChanges(world)).toMatchObject({ kind: 'current' });
    expect(await replica.database.rows('reviews').toArray()).toMatchObject([{ id: 'review1' }]);
    expect((await replica.database.cursors.toArray()).map(({ audience }) => audience)).toEqual([topicOfFood(stew)]);
  });

  it('[S11] does so for the catalogue too', async () => {
    await replica.database.cursors.put({ audience: EVERYONE, seq: 0, pulledAt: 0, usedAt: 0 });
    fillUntilSomethingLeaves(['foods']);
    expect(await loadCatalogue(world)).toEqual({ kind: 'loaded' });
    expect(await replica.database.rows('foods').toArray()).toMatchObject([{ id: stew }]);
  });

  it('[S11] keeps its cursors where they are when nothing helps, so that nothing is passed over', async () => {
    fillDevice(replica, ['reviews']);
    await expect(pullChanges(world)).rejects.toThrow();
    expect(await replica.database.cursors.get(topicOfFood(stew))).toMatchObject({ seq: 0, pulledAt: 0 });
  });

  it('[S7] does not stop over a word about itself that does not fit', async () => {
    fillDevice(replica, ['keyed']);
    await reportConnection(replica, { kind: 'current' });
    await reportSync(replica, { stalled: true });
    expect(await syncReport(replica)).toMatchObject({ connection: 'unknown', stalled: false });
  });
});
