import { beforeAll, expect, test } from 'vitest';
import { comparisonIdFor } from '#domain/order/food-comparison.ts';
import { pairOf } from '#domain/pairing/pair-vote.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let superuser: string;
let ada: ApiMember;
let ben: ApiMember;

const { api } = serverOfFile();
beforeAll(async () => {
  superuser = await api.asSuperuser();
  [ada, ben] = [await api.join('ada_order'), await api.join('ben_order')];
});

const newFood = () => api.create('foods', ben, { name: `Dish ${newRecordId()}`, uploaded_by: ben.id });
const newPair = async () => pairOf((await newFood()) as FoodId, (await newFood()) as FoodId);
const make = (body: object) => api.call('POST', recordsPath('food_comparisons'), { token: ada.token, body });

test('R46: an answer is its owner’s alone: no one else reads it, hears of it, or learns of it through a food', async () => {
  const pair = await newPair();
  const id = await api.create('food_comparisons', ada, { ...pair, user: ada.id, verdict: 'one' });
  expect(id).toBe(comparisonIdFor(pair, ada.id as MemberId));
  for (const { token } of [ben, await api.joinAsAdmin('admin_order')]) {
    expect((await api.call('GET', recordsPath('food_comparisons', id), { token })).status).toBe(404);
    const asked = encodeURIComponent(`food_comparisons_via_one.verdict='one'`);
    expect((await api.call('GET', `${recordsPath('foods')}?filter=${asked}`, { token })).status).toBe(400);
  }
  const of = (member: ApiMember) => pullAll(api, { token: member.token, cursors: { [`u:${member.id}`]: 0, '*': 0 } });
  expect((await of(ada)).rows['food_comparisons']).toContainEqual(expect.objectContaining({ ...pair, verdict: 'one' }));
  expect((await of(ben)).rows['food_comparisons']).toBeUndefined();
});

test.each([
  ['the other way round', async () => pairOf((await newFood()) as FoodId, (await newFood()) as FoodId), true],
  ['about one food twice', async () => ({ one: await newFood(), other: '' }), false],
  ['about what is no id', async () => ({ one: 'a food', other: 'another' }), false],
])('is refused %s', async (_what, pairIn, isTurned) => {
  const { one, other } = await pairIn();
  const body = isTurned ? { one: other, other: one } : { one, other: other === '' ? one : other };
  expect((await make({ ...body, user: ada.id, verdict: 'same' })).status).toBe(400);
});

test('is refused with a verdict that is none', async () => {
  const answer = await make({ ...(await newPair()), user: ada.id, verdict: 'far more' });
  expect([answer.status, answer.body.data['verdict']?.code]).toEqual([400, 'validation_invalid_value']);
});

test('keeps its pair and owner when it is changed, and goes with either food, however that was removed', async () => {
  const pair = await newPair();
  const id = await api.create('food_comparisons', ada, { ...pair, user: ada.id, verdict: 'one' });
  const change = (body: object) => api.call('PATCH', recordsPath('food_comparisons', id), { token: ada.token, body });
  expect((await change({ verdict: 'unknown' })).body['verdict']).toBe('unknown');
  for (const body of [{ user: ben.id }, { one: await newFood() }]) expect((await change(body)).status).not.toBe(200);
  expect((await api.call('DELETE', recordsPath('foods', pair.other), { token: ben.token })).status).toBe(204);
  expect((await api.call('GET', recordsPath('food_comparisons', id), { token: superuser })).status).toBe(404);
});
