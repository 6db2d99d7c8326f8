import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginSession } from '#replica/begin-session.ts';
import { wakeSync } from '#replica/request-sync.ts';
import { syncReport } from '#replica/sync-status.ts';
import { aReplica, contribute, member } from '#tests/support/a-replica.ts';
import { FakeServer, fakeRemote } from '#tests/support/fake-server.ts';
import { fillDevice } from '#tests/support/fill-device.ts';
import { startSync, type SyncEngine } from './sync-engine.ts';

let replica: ReturnType<typeof aReplica>;
let engine: SyncEngine | undefined;
beforeEach(() => {
  replica = aReplica();
});
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

it('[S11] no round is whole before the catalogue takes part in one: what came after its snapshot is not here yet', async () => {
  const server = new FakeServer();
  const remote = fakeRemote(() => server);
  let answer = () => {};
  const isAnswered = new Promise<void>((open) => {
    answer = open;
  });
  let snapshots = 0;
  const held = {
    ...remote,
    async snapshot() {
      snapshots += 1;
      await isAnswered;
      return remote.snapshot();
    },
  };
  await beginSession(replica, { memberId: member, email: 'mina@example.org', emailVerified: true, token: member, expired: false });
  engine = startSync({ replica, remote: held });
  await vi.waitFor(async () => {
    expect(snapshots).toBe(1);
    expect((await replica.database.cursors.get(`u:${member}`))?.pulledAt).toBeGreaterThan(0);
    expect((await syncReport(replica)).connection).toBe('online');
  });
  await new Promise((done) => setTimeout(done, 50));
  expect((await syncReport(replica)).lastRoundAt).toBe(0);
  answer();
  await vi.waitFor(async () => expect((await syncReport(replica)).lastRoundAt).toBeGreaterThan(0), { timeout: 3_000 });
});
