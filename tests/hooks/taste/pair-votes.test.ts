import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { pairOf, pairVerdicts, type PairVerdict, pairVoteIdFor } from '#domain/pairing/pair-vote.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let superuser: string;
let cook: ApiMember;
let members: readonly ApiMember[];

const { api } = serverOfFile();
beforeAll(async () => {
  superuser = await api.asSuperuser();
  cook = await api.join('cook_pairs');
  members = await Promise.all(Array.from({ length: 7 }, (_, place) => api.join(`pair_${place}`)));
});

const newFood = () => api.create('foods', cook, { name: `Dish ${newRecordId()}`, uploaded_by: cook.id });
const newPair = async () => pairOf((await newFood()) as FoodId, (await newFood()) as FoodId);
type Pair = Awaited<ReturnType<typeof newPair>>;
const idOf = (pair: Pair, { id }: ApiMember) => pairVoteIdFor(pair, id as MemberId);
const say = (member: ApiMember, pair: Pair, verdict: PairVerdict) =>
  api.create('pair_votes', member, { ...pair, user: member.id, verdict });
const change = (member: ApiMember, pair: Pair, verdict: PairVerdict) =>
  api.call('PATCH', recordsPath('pair_votes', idOf(pair, member)), { token: member.token, body: { verdict } });
const takeBack = (member: ApiMember, pair: Pair) =>
  api.call('DELETE', recordsPath('pair_votes', idOf(pair, member)), { token: member.token });
async function sumOf({ one, other }: Pair) {
  const { items } = (
    await api.call(
      'GET',
      `${recordsPath('pair_sums')}?filter=${encodeURIComponent(`one='${one}' && other='${other}'`)}`,
    )
  ).body;
  return items.map((row) => [row['great'], row['fine'], row['clash']]);
}
const first = (count: number) => members.slice(0, count);
const nth = (place: number) => members[place] ?? cook;

describe('R31: what members say of two foods that they had together', () => {
  test('R31: counts from five on, and not below', async () => {
    const pair = await newPair();
    for (const member of first(4)) await say(member, pair, 'great');
    expect(await sumOf(pair)).toEqual([]);
    await say(nth(4), pair, 'clash');
    expect(await sumOf(pair)).toEqual([[4, 0, 1]]);
    await change(nth(4), pair, 'fine');
    expect(await sumOf(pair)).toEqual([[4, 1, 0]]);
    await takeBack(nth(0), pair);
    expect(await sumOf(pair)).toEqual([]);
  });

  test('R31: one each, from whichever side, by the derived id alone', async () => {
    const pair = await newPair();
    const [member, other] = [nth(0), nth(1)];
    const send = (by: ApiMember, body: object) =>
      api.call('POST', recordsPath('pair_votes'), {
        token: by.token,
        headers: { 'X-Mutation-Id': randomUUID() },
        body,
      });
    const row = { ...pair, user: member.id, verdict: 'great' };
    expect((await send(member, { ...row, id: newRecordId() })).status).toBe(400);
    expect((await send(member, row)).body.id).toBe(idOf(pair, member));
    expect((await send(member, row)).status).toBe(400);
    // The other way round is no second pair, a food is none with itself, and nobody speaks for another.
    expect((await send(other, { one: pair.other, other: pair.one, user: other.id, verdict: 'great' })).status).toBe(
      400,
    );
    expect((await send(other, { one: pair.one, other: pair.one, user: other.id, verdict: 'great' })).status).toBe(400);
    expect((await send(other, { ...row, id: idOf(pair, member) })).status).toBe(400);
    expect((await send(other, { ...pair, user: other.id, verdict: 'awful' })).status).toBe(400);
    expect((await send(other, { ...pair, user: other.id })).status).toBe(400);
    for (const forged of [{ one: pair.other }, { other: await newFood() }, { user: other.id }, { verdict: '' }]) {
      expect(
        (await api.call('PATCH', recordsPath('pair_votes', idOf(pair, member)), { token: member.token, body: forged }))
          .status,
      ).toBe(400);
    }
  });

  test('R31 [S2]: a vote delivered many times at once counts once', async () => {
    const pair = await newPair();
    for (const member of first(4)) await say(member, pair, 'great');
    const mutation = randomUUID();
    const member = nth(4);
    const body = { id: idOf(pair, member), ...pair, user: member.id, verdict: 'great' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        api.call('POST', recordsPath('pair_votes'), {
          token: member.token,
          headers: { 'X-Mutation-Id': mutation },
          body,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await sumOf(pair)).toEqual([[5, 0, 0]]);
  });

  test('R31: nobody sees another’s vote or writes a sum; only the sums are told to whoever looks at one of the foods', async () => {
    const pair = await newPair();
    for (const member of first(6)) await say(member, pair, member === nth(5) ? 'clash' : 'great');
    expect((await api.call('GET', recordsPath('pair_votes', idOf(pair, nth(0))), { token: nth(1).token })).status).toBe(
      404,
    );
    expect((await api.call('GET', recordsPath('pair_votes'), { token: cook.token })).body.items).toEqual([]);
    const sums = (
      await api.call('GET', `${recordsPath('pair_sums')}?filter=${encodeURIComponent(`one='${pair.one}'`)}`)
    ).body.items;
    expect(
      (
        await api.call('PATCH', recordsPath('pair_sums', sums[0]?.id ?? ''), {
          token: nth(0).token,
          body: { great: 99 },
        })
      ).status,
    ).toBe(403);
    expect(
      (
        await api.call('POST', recordsPath('pair_sums'), {
          token: nth(0).token,
          body: { ...(await newPair()), great: 99 },
        })
      ).status,
    ).toBe(403);
    for (const food of [pair.one, pair.other]) {
      const told = await pullAll(api, { token: cook.token, cursors: { [`f:${food}`]: 0, '*': 0 } });
      expect(told.rows['pair_sums']).toMatchObject([{ ...pair, great: 5, fine: 0, clash: 1 }]);
      expect(told.rows['pair_votes']).toBeUndefined();
      expect(
        told.entries.filter(([, audience, collection]) => audience === '*' && collection.startsWith('pair_')),
      ).toEqual([]);
    }
    const own = await pullAll(api, { token: nth(5).token, cursors: { [`u:${nth(5).id}`]: 0 } });
    expect(own.rows['pair_votes']).toContainEqual(expect.objectContaining({ ...pair, verdict: 'clash' }));
  });

  test('R31 [S10]: below five again, the pull of who held the sum takes it away', async () => {
    const pair = await newPair();
    for (const member of first(5)) await say(member, pair, 'great');
    const cursors = { [`f:${pair.one}`]: 0 };
    const held = await pullAll(api, { cursors });
    const id = held.rows['pair_sums']?.[0]?.id;
    await takeBack(nth(0), pair);
    const later = await pullAll(api, { epoch: held.epoch, cursors: held.cursors });
    expect([later.entries.filter(([, , , record]) => record === id).length, later.rows['pair_sums']]).toEqual([
      1,
      undefined,
    ]);
  });

  test('R31: an account’s vote goes with it, and a food’s votes and sums with the food', async () => {
    const pair = await newPair();
    const leaving = await api.join('leaving_pairs');
    for (const member of [...first(5), leaving]) await say(member, pair, member === leaving ? 'clash' : 'great');
    expect(await sumOf(pair)).toEqual([[5, 0, 1]]);
    await api.call('POST', '/api/account/delete', { token: leaving.token, body: { password: 'a-test-password' } });
    expect(await sumOf(pair)).toEqual([[5, 0, 0]]);
    expect((await api.call('DELETE', recordsPath('foods', pair.other), { token: cook.token })).status).toBe(204);
    expect(await sumOf(pair)).toEqual([]);
    expect(
      (
        await api.call('GET', `${recordsPath('pair_votes')}?filter=${encodeURIComponent(`one='${pair.one}'`)}`, {
          token: superuser,
        })
      ).body.items,
    ).toEqual([]);
  });

  test('R31: no vote on a food that a moderator has hidden, or whose contributor a block parts from the member', async () => {
    const pair = await newPair();
    await api.call('PATCH', recordsPath('foods', pair.other), { token: superuser, body: { is_hidden: true } });
    const hidden = await api.call('POST', recordsPath('pair_votes'), {
      token: nth(0).token,
      body: { ...pair, user: nth(0).id, verdict: 'great' },
    });
    expect([hidden.status, hidden.body.data['other']?.code]).toEqual([400, 'validation_hidden']);
    const foe = await api.join('foe_pairs');
    await api.create('blocks', cook, { blocker: cook.id, blocked: foe.id });
    const parted = await api.call('POST', recordsPath('pair_votes'), {
      token: foe.token,
      body: { ...(await newPair()), user: foe.id, verdict: 'great' },
    });
    expect([parted.status, parted.body.data['one']?.code]).toEqual([400, 'validation_apart']);
  });

  test('R31: any order of votes, changes and deletions leaves the sums of the votes that are there', async () => {
    const event = fc.record({
      by: fc.integer({ min: 0, max: 6 }),
      what: fc.constantFrom(...pairVerdicts, 'back' as const),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 6, maxLength: 18 }), async (events) => {
        const pair = await newPair();
        const stands = new Map<number, PairVerdict>();
        // Everybody once at first, so that the runs are about sums and not about too few votes.
        for (const { by, what } of [
          ...members.map((_, place) => ({ by: place, what: pairVerdicts[place % 3] ?? 'fine' })),
          ...events,
        ]) {
          const member = nth(by);
          if (what === 'back') await takeBack(member, pair);
          else if (stands.has(by)) await change(member, pair, what);
          else await say(member, pair, what);
          if (what === 'back') stands.delete(by);
          else stands.set(by, what);
        }
        const count = (verdict: PairVerdict) => [...stands.values()].filter((one) => one === verdict).length;
        expect(await sumOf(pair)).toEqual(stands.size < 5 ? [] : [[count('great'), count('fine'), count('clash')]]);
      }),
      { numRuns: 8 },
    );
  });
});
