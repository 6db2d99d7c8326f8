import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '#tests/support/a-replica.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { pairOf, pairVoteIdFor, type PairVerdict } from '#domain/pairing/pair-vote.ts';
import { derivedRecordId } from '#replica/database/derived-record-id.ts';
import { openReplica } from '#replica/open-replica.ts';
import { pairVerdictOf, partnerVotesOf, voteOnPair } from './pair-votes.ts';
import type { Replica } from '#replica/database/replica.ts';

const [ramen, sake, tea] = ['ramen', 'sake', 'tea'] as [FoodId, FoodId, FoodId];
const ana = 'ana' as MemberId;
let replica: Replica;

beforeEach(async () => {
  replica = openReplica({ name: crypto.randomUUID() });
  await replica.database.rows('foods').bulkPut([
    { id: ramen, name: 'Ramen' },
    { id: sake, name: 'Sake' },
  ]);
});
afterEach(() => replica.database.delete());

const signIn = () => signInAs(replica, ana);
const say = (verdict: PairVerdict | null, food = ramen, partner = sake) =>
  voteOnPair(replica, { food, partner, verdict });
const outbox = async () =>
  (await replica.database.outbox.toArray()).map(({ kind, columns, record, after }) => ({
    kind,
    columns,
    record,
    after,
  }));

describe('votes on pairs (R31)', () => {
  it('R31: a visitor says nothing', async () => {
    expect(await say('great')).toEqual({ kind: 'signed-out' });
  });

  it('R31 [S12]: a pair has no order: one vote from either side, under one id, and an unsent change of mind is one change', async () => {
    await signIn();
    await say('great');
    await say('clash', sake, ramen);
    const record = pairVoteIdFor(pairOf(sake, ramen), ana);
    expect(await outbox()).toEqual([
      {
        kind: 'create',
        columns: { one: ramen, other: sake, user: ana, verdict: 'clash' },
        record,
        after: [ramen, sake],
      },
    ]);
    expect(derivedRecordId('pair_votes', { one: ramen, other: sake, user: ana }, 0)).toBe(record);
    for (const [food, partner] of [
      [ramen, sake],
      [sake, ramen],
    ] as const)
      expect(await pairVerdictOf(replica, { food, partner, member: ana })).toBe('clash');
    expect(await pairVerdictOf(replica, { food: ramen, partner: tea, member: ana })).toBeNull();
  });

  it('R31 [S13]: taken back before it was sent leaves nothing to send; said again after it was sent is an edit', async () => {
    await signIn();
    await say('fine');
    await say(null);
    await say(null);
    expect([await outbox(), await replica.database.shadows.count()]).toEqual([[], 0]);
    await say('fine');
    await replica.database.outbox.clear();
    await replica.database.shadows.clear();
    await say(null);
    expect((await outbox()).map(({ kind }) => kind)).toEqual(['delete']);
    await say('great');
    expect((await outbox()).map(({ kind, columns }) => [kind, columns])).toEqual([['update', { verdict: 'great' }]]);
  });

  it('R31: the sums of a food name its partner from either side; too few votes and rows that are none count for nothing', async () => {
    await replica.database.rows('pair_sums').bulkPut([
      { id: 'a', one: ramen, other: sake, great: 12, fine: 0, clash: 1 },
      { id: 'b', one: 'apple', other: ramen, great: 2, fine: 3, clash: 0 },
      { id: 'c', one: ramen, other: tea, great: 4, fine: 0, clash: 0 },
      { id: 'd', one: ramen, other: ramen, great: 9 },
      { id: 'e', one: sake, other: tea, great: 9 },
    ]);
    expect(await partnerVotesOf(replica, ramen)).toEqual([
      { partner: 'apple', great: 2, fine: 3, clash: 0 },
      { partner: sake, great: 12, fine: 0, clash: 1 },
    ]);
  });
});
