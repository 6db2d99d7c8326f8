import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { beginSession } from '#replica/begin-session.ts';
import { wakeSync } from '#replica/request-sync.ts';
import { aReplica, contribute, member } from '#tests/support/a-replica.ts';
import { FakeServer, fakeRemote } from '#tests/support/fake-server.ts';
import { fillDevice } from '#tests/support/fill-device.ts';
import { startSync, type SyncEngine } from './sync-engine.ts';

const replica = aReplica();
let engine: SyncEngine | undefined;
afterEach(async () => {
  engine?.stop();
  await replica.database.delete();
});

it('[S1] a start on a device that is full sends what is unsent all the same, and complains of nothing', async () => {
  const complaints: unknown[] = [];
  const onRejection = (error: unknown) => complaints.push(error);
  process.on('unhandledRejection', onRejection);
  const server = new FakeServer();
  await beginSession(replica, { memberId: member, email: 'mina@example.org', emailVerified: true, token: member, expired: false });
  await contribute(replica, 'Suya');
  fillDevice(replica, ['cursors', 'keyed']);
  engine = startSync({ replica, remote: fakeRemote(() => server) });
  await vi.waitFor(() => expect(server.rowsOf('foods')).toMatchObject([{ name: 'Suya' }]), { timeout: 3_000 });
  await wakeSync(replica);
  expect(complaints).toEqual([]);
  process.off('unhandledRejection', onRejection);
});
