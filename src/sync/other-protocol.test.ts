import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { pocketBaseRemote } from '#remote/pocketbase-remote.ts';
import { syncStatus } from '#replica/feed/sync-status.ts';
import { aReplica, contribute, member, signInAs } from '#tests/support/a-replica.ts';
import { pullChanges } from '#sync/pull/pull-changes.ts';
import { pushChanges } from '#sync/push/push-changes.ts';
import { reportConnection } from '#sync/report/report-connection.ts';

/** A server that answers every request with this status, and notes which protocol it was asked by. */
function aServerThatSays(status: number) {
  const protocols: (string | null)[] = [];
  const remote = pocketBaseRemote({
    baseUrl: 'http://foretaste.test',
    send: async (_, init) => {
      protocols.push(new Headers(init.headers).get('X-Sync-Protocol'));
      return Response.json({ status, message: 'No.', data: {} }, { status, headers: { 'X-Sync-Epoch': 'first' } });
    },
  });
  return { remote, protocols };
}

it.each([
  ['too new for this version of the app', 426, 'outdated', { isOutdated: true, kind: 'attention' }],
  ['too old for it', 503, 'unreachable', { isOutdated: false, kind: 'offline' }],
])(
  '[S9] a server that is %s loses nothing: what was written waits, is not refused, and the status says why',
  async (_, status, expected, shown) => {
    const replica = aReplica();
    await signInAs(replica, member);
    await contribute(replica, 'Salted plum');
    await replica.database.cursors.put({ audience: `u:${member}`, seq: 0, pulledAt: 0, usedAt: 0 });
    const { remote, protocols } = aServerThatSays(status);
    const pushed = await pushChanges({ replica, remote });
    const pulled = await pullChanges({ replica, remote });
    expect(pulled.kind).toBe(expected);
    expect(['outdated', 'drained']).toContain(pushed.kind);
    await reportConnection(replica, pulled);
    expect(await replica.database.outbox.toArray()).toMatchObject([{ state: 'waiting', rejection: null }]);
    expect(await syncStatus(replica)).toMatchObject({ ...shown, pending: 1, parked: 0 });
    expect(new Set(protocols)).toEqual(new Set(['1']));
    await reportConnection(replica, { kind: 'current' });
    expect(await syncStatus(replica)).toMatchObject({ isOutdated: false, kind: 'pending' });
  },
);
