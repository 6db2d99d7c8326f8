import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { Remote } from '#remote/remote.ts';
import { beginSession } from '#replica/session-commands/begin-session.ts';
import { unsentChanges } from '#replica/outbox/unsent-changes.ts';
import { aReplica, contribute, member, type TestReplica } from '#tests/support/a-replica.ts';
import { fakeRemote } from '#tests/support/fake-remote.ts';
import { FakeServer } from '#tests/support/fake-server.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { pushChanges } from './push-changes.ts';

/** A member with foods to send. The fake server's tokens are member ids. */
async function withFoods(names: readonly string[]): Promise<TestReplica> {
  const replica = { ...aReplica(), newId: { record: newRecordId, mutation: () => crypto.randomUUID() } };
  await beginSession(replica, {
    memberId: member,
    email: 'a@example.org',
    emailVerified: true,
    token: member,
    expired: false,
  });
  for (const name of names) await contribute(replica, name);
  return replica;
}

/** A server behind a firewall, which answers in its place what it takes for an attack. */
function behindFirewall(isBlocked: (name: unknown) => boolean) {
  const server = new FakeServer();
  const own = fakeRemote(() => server);
  let asked = 0;
  const remote: Remote = {
    ...own,
    push: async (mutation, token) => {
      asked += 1;
      return isBlocked(mutation.columns['name'])
        ? { kind: 'unreachable', answered: false, inFront: true }
        : own.push(mutation, token);
    },
  };
  return { remote, asked: () => asked };
}
const waiting = async (replica: TestReplica) => (await unsentChanges(replica)).map(({ about }) => about);
const others = Array.from({ length: 12 }, (_, at) => `Soup ${at}`);

describe('[S6][S19] what something in front keeps from the server', () => {
  it.each([1, 5, 7])('holds up none of the others: %i changes at the head of the outbox', async (count) => {
    const blocked = Array.from({ length: count }, (_, at) => `<script>${at}`);
    const replica = await withFoods([...blocked, ...others]);
    const { remote } = behindFirewall((name) => String(name).startsWith('<script>'));
    expect(await pushChanges({ replica, remote })).toEqual({ kind: 'drained' });
    expect(await waiting(replica)).toEqual(blocked);
    // They are tried again, each by itself, and are said to wait although the server answers [S7].
    expect(
      (await unsentChanges(replica)).every(({ state, notBefore }) => state === 'waiting' && notBefore > replica.now),
    ).toBe(true);
  });

  it('is a bad network where nothing gets through: it is left alone soon, and all goes out at once when it heals', async () => {
    const replica = await withFoods([...others, ...others.map((name) => `${name} again`)]);
    let isPortal = true;
    const { remote, asked } = behindFirewall(() => isPortal);
    expect(await pushChanges({ replica, remote })).toEqual({ kind: 'unreachable', progressed: false });
    expect(asked()).toBeLessThan(others.length);
    isPortal = false;
    expect(await pushChanges({ replica, remote })).toEqual({ kind: 'drained' });
    expect(await waiting(replica)).toEqual([]);
  });

  it('is a bad network where it is all that waits', async () => {
    const replica = await withFoods(['<script>']);
    const { remote } = behindFirewall(() => true);
    expect(await pushChanges({ replica, remote })).toEqual({ kind: 'unreachable', progressed: false });
    expect(await waiting(replica)).toEqual(['<script>']);
  });
});
