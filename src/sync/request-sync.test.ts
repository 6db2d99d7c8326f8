import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { keepOffline } from '#replica/offline-copies/offline-copy-commands.ts';
import { openOfflineTopics } from '#replica/offline-copies/open-offline-topics.ts';
import { requestSync } from '#replica/feed/request-sync.ts';
import { pushStew } from '#tests/support/a-stew.ts';
import { aReplica, type TestReplica } from '#tests/support/a-replica.ts';
import { fakeRemote } from '#tests/support/fake-remote.ts';
import { FakeServer } from '#tests/support/fake-server.ts';
import { fillDevice } from '#tests/support/fill-device.ts';
import { startSync, type SyncEngine } from './sync-engine.ts';

let replica: TestReplica;
let server: FakeServer;
let engine: SyncEngine | undefined;

beforeEach(async () => {
  replica = aReplica();
  server = new FakeServer();
  pushStew(server);
  // What is kept does not leave to make room.
  await keepOffline(replica, { kind: 'food', id: 'stew' as FoodId });
  await openOfflineTopics(replica);
});
afterEach(async () => {
  engine?.stop();
  vi.useRealTimers();
  await replica.database.delete();
});

it('[S7] a round that is asked for on a device with room ends well', async () => {
  engine = startSync({ replica, remote: fakeRemote(() => server) });
  expect(await requestSync(replica)).toBe('synced');
});

it('[S7] where the answer does not fit it says so, and blames no network', async () => {
  fillDevice(replica, ['reviews']);
  engine = startSync({ replica, remote: fakeRemote(() => server) });
  expect(await requestSync(replica)).toBe('storage-full');
});

it('[S7] where not even the question fits it says so at once, and not after 15 s', async () => {
  fillDevice(replica);
  expect(await requestSync(replica)).toBe('storage-full');
});
