import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followIdFor } from '#domain/members/follow-id-for.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { aReplica, feed, member, otherMember, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { claimMutations } from '#replica/outbox/claim-mutations.ts';
import { follow, unfollow } from './follow-commands.ts';
import { followedBy, isFollowing } from './follow-queries.ts';
import { acknowledgeMutation } from '#replica/outbox/settle-mutation.ts';

const third = 'member000000003' as MemberId;
const id = followIdFor({ follower: member, following: otherMember });
const row = { id, follower: member, following: otherMember, created: '2026-01-01 00:00:00.000Z' };
let replica: TestReplica;

beforeEach(async () => {
  replica = aReplica();
  await signInAs(replica, member);
});
afterEach(() => replica.database.delete());

const waiting = () => replica.database.outbox.toArray();
const followedOnServer = () =>
  feed(replica, { audience: `u:${member}`, seq: 5, collection: 'user_follows', rows: { [id]: row } });

describe('following (spec 2 §4)', () => {
  it('[S12] is one row under an id that every device derives, and opens the member’s topic', async () => {
    expect((await follow(replica, otherMember)).kind).toBe('saved');
    expect(await isFollowing(replica, otherMember)).toBe(true);
    expect(await waiting()).toMatchObject([
      { record: id, kind: 'create', columns: { follower: member, following: otherMember } },
    ]);
    expect(await replica.database.cursors.get(`m:${otherMember}`)).toBeDefined();
  });

  it('twice changes nothing, oneself is nobody, and a visitor is told', async () => {
    await follow(replica, otherMember);
    expect((await follow(replica, otherMember)).kind).toBe('saved');
    expect(await waiting()).toHaveLength(1);
    expect((await follow(replica, member)).kind).toBe('missing');
    await replica.database.keyed.delete('session');
    expect((await follow(replica, otherMember)).kind).toBe('signed-out');
    expect(await isFollowing(replica, otherMember)).toBeNull();
  });

  it('[S13] offline and taken back leaves nothing to send', async () => {
    await follow(replica, otherMember);
    await unfollow(replica, otherMember);
    expect(await waiting()).toEqual([]);
    expect(await replica.database.shadows.toArray()).toEqual([]);
    expect(await isFollowing(replica, otherMember)).toBe(false);
  });

  it('[S13] again after an unsent unfollow leaves nothing to send', async () => {
    await followedOnServer();
    await unfollow(replica, otherMember);
    expect(await waiting()).toMatchObject([{ kind: 'delete' }]);
    await follow(replica, otherMember);
    expect(await waiting()).toEqual([]);
    expect(await replica.database.shadows.toArray()).toEqual([]);
    expect(await replica.database.rows('user_follows').get(id)).toEqual(row);
  });

  it('[S13] again after an unfollow that is on its way goes out behind it', async () => {
    await followedOnServer();
    await unfollow(replica, otherMember);
    const [leaving] = await claimMutations(replica, { member, inFlight: new Set(), most: 1 });
    await follow(replica, otherMember);
    expect((await waiting()).map(({ kind }) => kind)).toEqual(['delete', 'create']);
    expect(await isFollowing(replica, otherMember)).toBe(true);
    if (leaving) await acknowledgeMutation(replica, leaving, { row: null, seq: 6, epoch: 'epoch' });
    expect(await isFollowing(replica, otherMember)).toBe(true);
  });

  it('names whom I follow, the latest first', async () => {
    await follow(replica, otherMember);
    replica.now += 1_000;
    await follow(replica, third);
    expect(await followedBy(replica, member)).toEqual([third, otherMember]);
  });
});

describe('a follow whose row another program made', () => {
  it('is known by its pair, and can be ended', async () => {
    const foreign = { ...row, id: 'anyid0000000001' };
    await feed(replica, {
      audience: `u:${member}`,
      seq: 5,
      collection: 'user_follows',
      rows: { [foreign.id]: foreign },
    });
    expect(await isFollowing(replica, otherMember)).toBe(true);
    expect((await follow(replica, otherMember)).kind).toBe('saved');
    expect(await waiting()).toEqual([]);
    await unfollow(replica, otherMember);
    expect(await waiting()).toMatchObject([{ kind: 'delete', record: foreign.id }]);
    expect(await isFollowing(replica, otherMember)).toBe(false);
  });
});
