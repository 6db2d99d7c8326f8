import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { CustomerInsights } from '#domain/professionals/decode-customers.ts';
import { must } from '#prelude/must.ts';
import { beginSession, endSession } from '#replica/session-commands/begin-session.ts';
import { forgetMember } from '#replica/session-commands/forget-member.ts';
import { leaveWithoutRoom } from '#replica/session-commands/leave-without-room.ts';
import { revokeSession } from '#replica/session-commands/revoke-session.ts';
import { session } from '#replica/session/session.ts';
import { aReplica, member, otherMember, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { keepCustomers, lastCustomers } from './last-customers.ts';

const told: CustomerInsights = { people: 15, madeAt: 5, stars: [], scales: [], words: [], groups: [] };

async function kept(): Promise<TestReplica> {
  const replica = aReplica();
  await signInAs(replica, member);
  await keepCustomers(replica, { member, told });
  return replica;
}
const onDevice = async ({ database }: TestReplica) => JSON.stringify(await database.keyed.toArray()).includes('madeAt');

describe('the customer insights that were last read (R34)', () => {
  it('are there for who read them, with when that was', async () => {
    const replica = await kept();
    expect(await lastCustomers(replica)).toEqual({ member, customers: told, at: replica.now });
    await keepCustomers(replica, { member, told: { ...told, people: 20 } });
    expect(await lastCustomers(replica)).toMatchObject({ customers: { people: 20 } });
  });

  it('are gone where the server has nothing to tell any more', async () => {
    const replica = await kept();
    await keepCustomers(replica, { member, told: null });
    expect([await lastCustomers(replica), await onDevice(replica)]).toEqual([null, false]);
  });

  it('are not kept for whoever has left meanwhile', async () => {
    const replica = await kept();
    await endSession(replica);
    await keepCustomers(replica, { member, told });
    await signInAs(replica, otherMember);
    await keepCustomers(replica, { member, told });
    expect(await onDevice(replica)).toBe(false);
  });

  it.each<readonly [string, (replica: TestReplica) => Promise<unknown>]>([
    ['a sign-out', endSession],
    ['one on a full device', (replica) => leaveWithoutRoom(replica)],
    ['one by the server', async (replica) => revokeSession(replica, must(await session(replica), 'a session'))],
    [
      'another member who signs in',
      async (replica) => beginSession(replica, { ...must(await session(replica), 'a session'), memberId: otherMember }),
    ],
    ['the end of the account', (replica) => forgetMember(replica, member)],
  ])('leave the device with %s [S5]', async (_what, leave) => {
    const replica = await kept();
    expect(await onDevice(replica)).toBe(true);
    await leave(replica);
    expect(await onDevice(replica)).toBe(false);
  });
});
