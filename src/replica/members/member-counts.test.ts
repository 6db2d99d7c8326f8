import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followIdFor } from '#domain/members/follow-id-for.ts';
import { must } from '#prelude/must.ts';
import { aReplica, feed, member, otherMember, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { claimMutations } from '#replica/outbox/claim-mutations.ts';
import { follow, unfollow } from './follow-commands.ts';
import { memberCounts } from './member-counts.ts';
import { acknowledgeMutation } from '#replica/outbox/settle-mutation.ts';

const id = followIdFor({ follower: member, following: otherMember });
let replica: TestReplica;

beforeEach(async () => {
  replica = aReplica();
  await signInAs(replica, member);
  await counted({ followers: 7, followers_seq: 3, seq: 3 });
});
afterEach(() => replica.database.delete());

/** The server's counts of the other member, as the feed says them. */
const counted = ({ seq, ...counts }: { followers: number; followers_seq: number; seq: number }) =>
  feed(replica, {
    audience: `m:${otherMember}`,
    seq,
    collection: 'member_stats',
    rows: { [otherMember]: { id: otherMember, ...counts } },
  });
const echoed = (row: { id: string; follower: string; following: string } | null, seq: number) =>
  feed(replica, { audience: `u:${member}`, seq, collection: 'user_follows', rows: { [id]: row } });
const shown = async () => (await memberCounts(replica, otherMember))?.followers;
async function acknowledge(
  row: { id: string; follower: string; following: string } | null,
  seq: number,
): Promise<void> {
  const [entry] = await claimMutations(replica, { member, inFlight: new Set(), most: 1 });
  await acknowledgeMutation(replica, must(entry, 'an entry'), { row, seq, epoch: 'epoch' });
}

describe('[S4] a member’s follower count', () => {
  it('stands still from the press of Follow to the echo, in whichever order count and echo come', async () => {
    const row = { id, follower: member, following: otherMember };
    expect(await shown()).toBe(7);
    await follow(replica, otherMember);
    expect(await shown()).toBe(8);
    await acknowledge(row, 9);
    expect(await shown()).toBe(8);
    await counted({ followers: 8, followers_seq: 9, seq: 9 });
    expect(await shown()).toBe(8);
    await echoed(row, 9);
    expect(await shown()).toBe(8);

    await unfollow(replica, otherMember);
    expect(await shown()).toBe(7);
    await acknowledge(null, 12);
    expect(await shown()).toBe(7);
    await counted({ followers: 9, followers_seq: 14, seq: 14 });
    expect(await shown()).toBe(9);
    await echoed(null, 14);
    expect(await shown()).toBe(9);
  });

  it('is not known before the server said it, and counts whom the reader follows by the reader’s own rows', async () => {
    await feed(replica, {
      audience: `u:${member}`,
      seq: 4,
      collection: 'member_stats',
      rows: { [member]: { id: member, following: 0 } },
    });
    await follow(replica, otherMember);
    expect(await memberCounts(replica, member)).toMatchObject({ following: 1 });
    await replica.database.rows('member_stats').clear();
    expect(await memberCounts(replica, otherMember)).toBeNull();
  });
});
