import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#replica/session/session.ts';
import { aReplica, member } from '#tests/support/a-replica.ts';
import { aStorage } from '#tests/support/a-storage.ts';
import { isMemberExpected } from '#shared/members/expected-member.ts';
import { sessionKeeper } from './session-keeper.ts';

beforeEach(() => void vi.stubGlobal('localStorage', aStorage()));
afterEach(() => void vi.unstubAllGlobals());

it('the next page is drawn for whom a sign-in or a sign-out has just left here', async () => {
  const replica = aReplica();
  const sessions = sessionKeeper(replica);
  await sessions.begin({ memberId: member, email: 'mina@example.com', emailVerified: true, token: 'first' });
  expect(isMemberExpected()).toBe(true);
  await sessions.end();
  expect(isMemberExpected()).toBe(false);
});

it('a sign-in that the device could not keep is expected by no page', async () => {
  const replica = aReplica();
  replica.database.close({ disableAutoOpen: true });
  await expect(
    sessionKeeper(replica).begin({ memberId: member, email: 'mina@example.com', emailVerified: true, token: 'first' }),
  ).rejects.toThrow();
  expect(isMemberExpected()).toBe(false);
});

it('what a mail says of one member changes nothing for another who is signed in here', async () => {
  const replica = aReplica();
  const sessions = sessionKeeper(replica);
  await sessions.begin({ memberId: member, email: 'mina@example.com', emailVerified: false, token: 'first' });
  await sessions.verified('member000000002' as typeof member);
  await sessions.outdated('member000000002' as typeof member);
  expect(await session(replica)).toMatchObject({ emailVerified: false, expired: false });
  await sessions.verified(member);
  await sessions.outdated(member);
  expect(await session(replica)).toMatchObject({ emailVerified: true, expired: true });
});
