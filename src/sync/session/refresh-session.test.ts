import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { SessionOutcome } from '#remote/remote.ts';
import { keyedValue } from '#replica/database/keyed-value.ts';
import { session, updateSession } from '#replica/session/session.ts';
import { syncStatus } from '#replica/feed/sync-status.ts';
import { aReplica, contribute, member, signInAs } from '#tests/support/a-replica.ts';
import { fakeRemote } from '#tests/support/fake-remote.ts';
import { FakeServer } from '#tests/support/fake-server.ts';
import { refreshSession } from './refresh-session.ts';

const refreshed: SessionOutcome = { kind: 'refreshed', token: 'new', email: 'a@example.org', emailVerified: true };

async function refused(answer: SessionOutcome, changes: { readonly suspension?: string } = {}) {
  const replica = aReplica();
  await signInAs(replica, member);
  await contribute(replica, 'Suya');
  await updateSession(replica, { expired: true, ...changes });
  const server = new FakeServer();
  const asked: string[] = [];
  const remote = {
    ...fakeRemote(() => server),
    refreshSession: async (token: string) => {
      asked.push(token);
      return answer;
    },
  };
  await refreshSession({ replica, remote });
  return { replica, asked };
}

describe('a sign-in that is renewed', () => {
  async function renewed({ before, meanwhile, answer }: Record<'before' | 'meanwhile' | 'answer', boolean>) {
    const replica = aReplica();
    await signInAs(replica, member);
    await updateSession(replica, { emailVerified: before });
    const server = new FakeServer();
    const remote = {
      ...fakeRemote(() => server),
      refreshSession: async (): Promise<SessionOutcome> => {
        await updateSession(replica, { emailVerified: meanwhile });
        return { kind: 'refreshed', token: 'new', email: 'a@example.org', emailVerified: answer };
      },
    };
    await refreshSession({ replica, remote });
    return (await session(replica))?.emailVerified;
  }

  it.each([
    ['learns that its address is verified', { before: false, meanwhile: false, answer: true }, true],
    ['learns that its address is verified no more', { before: true, meanwhile: true, answer: false }, false],
    [
      'keeps what a link of a mail said while the answer was on its way',
      { before: false, meanwhile: true, answer: false },
      true,
    ],
  ])('%s', async (_, times, isVerified) => {
    expect(await renewed(times)).toBe(isVerified);
  });
});

describe('a sign-in that the server refused', () => {
  it('[S21] goes on where the server takes it after all, and what waits goes out', async () => {
    const { replica } = await refused(refreshed);
    expect(await session(replica)).toMatchObject({ memberId: member, token: 'new', expired: false });
    expect(await syncStatus(replica)).toMatchObject({ kind: 'pending', pending: 1, signInAgain: false });
    expect(await keyedValue(replica.database, 'syncRequestedAt')).toBe(replica.now);
  });

  it.each<[string, SessionOutcome]>([
    ['while it is still refused', { kind: 'unauthorised', why: 'expired' }],
    ['while nobody answers', { kind: 'unreachable', answered: false }],
    ['while the server asks to wait', { kind: 'throttled', retryAfter: 1_000 }],
  ])('stays so %s', async (_, answer) => {
    const { replica } = await refused(answer);
    expect(await session(replica)).toMatchObject({ memberId: member, expired: true });
    expect(await syncStatus(replica)).toMatchObject({ kind: 'attention', pending: 1, signInAgain: true });
  });

  it('is not tried again where the account is suspended: only its member’s sign-in tells that this is over', async () => {
    expect((await refused(refreshed, { suspension: 'Spam.' })).asked).toEqual([]);
  });
});
