import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { claimMutations } from '#replica/outbox/claim-mutations.ts';
import { follow } from '#replica/members/follow-commands.ts';
import { parkMutation } from '#replica/outbox/settle-mutation.ts';
import { discardChange } from '#replica/outbox/discard-change.ts';
import { retryChange } from '#replica/outbox/retry-change.ts';
import { unsentChanges } from '#replica/outbox/unsent-changes.ts';
import { aReplica, member, otherMember, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { patiently } from '#tests/support/patiently.ts';
import { followOutbox } from './follow-outbox.ts';

let replica: TestReplica;
let kicks: number;
let running: boolean;
let onWrite: () => void;

beforeEach(async () => {
  replica = aReplica();
  kicks = 0;
  running = false;
  await signInAs(replica, member);
  onWrite = followOutbox(replica, { kick: () => void (kicks += 1), isRunning: () => running });
});
afterEach(() => replica.database.delete());

const attempt = () => claimMutations(replica, { member, inFlight: new Set(), most: 9 });
const change = async () => must((await unsentChanges(replica))[0], 'a change');
/** The write is told; waits until the push was kicked so often, and fails when it was kicked more often. */
async function expectKicks(count: number): Promise<void> {
  onWrite();
  await vi.waitFor(() => expect(kicks).toBe(count), patiently);
}

describe('[S16] what wakes the push', () => {
  it('is a new change, and no attempt to send it', async () => {
    await follow(replica, otherMember);
    await expectKicks(1);
    for (let attempts = 0; attempts < 5; attempts += 1) {
      await attempt();
      onWrite();
    }
    await follow(replica, 'member000000003' as MemberId);
    await expectKicks(2);
  });

  it('is a change that may be tried again, or is out of the way', async () => {
    await follow(replica, otherMember);
    await expectKicks(1);
    await parkMutation(replica, await change(), { reason: 'invalid', message: '', fields: {}, at: 1 });
    await expectKicks(2);
    await retryChange(replica, await change());
    await expectKicks(3);
    await discardChange(replica, await change());
    await expectKicks(4);
  });

  it('is not lost while a push runs', async () => {
    running = true;
    await follow(replica, otherMember);
    onWrite();
    running = false;
    await vi.waitFor(() => expect(kicks).toBe(1), patiently);
  });
});
