import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { likeIdFor } from '#domain/foods/like-id-for.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { pullAll, type Pulled } from '#tests/support/pull-all.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let ada: ApiMember;
let ben: ApiMember;
let food: string;

const { api } = serverOfFile();
beforeAll(async () => {
  [ada, ben] = [await api.join('ada_likes'), await api.join('ben_likes')];
  food = await api.create('foods', ada, { name: 'Borscht', uploaded_by: ada.id });
});

const like = (member: ApiMember, id = food) => api.create('food_likes', member, { food: id, user: member.id });
const unlike = ({ token }: ApiMember, id: string) => api.call('DELETE', recordsPath('food_likes', id), { token });
async function upvotes(id = food) {
  return (await api.call('GET', recordsPath('foods', id))).body['upvotes'];
}
const seqOf = (pulled: Pulled, collection: string, id: string) =>
  pulled.entries.find(([, , c, record]) => c === collection && record === id)?.[0];

describe('R15: a like is counted by the server, one per member and food', () => {
  test('R15: from its first to its last, whoever takes it away', async () => {
    const dish = await api.create('foods', ada, { name: 'Plov', uploaded_by: ada.id });
    const leaving = await api.join('leaving_likes');
    const first = await like(ada, dish);
    await like(ben, dish);
    await like(leaving, dish);
    expect(await upvotes(dish)).toBe(3);
    await unlike(ada, first);
    expect(await upvotes(dish)).toBe(2);
    await api.call('POST', '/api/account/delete', { token: leaving.token, body: { password: 'a-test-password' } });
    expect(await upvotes(dish)).toBe(1);
    await api.call('DELETE', recordsPath('foods', dish), { token: ada.token });
    expect((await api.call('GET', recordsPath('food_likes'), { token: ben.token })).body.items).toEqual([]);
  });

  test('R15 [S12]: liking once more, from another device, is no error and no second like; under another id it is refused', async () => {
    const body = { id: likeIdFor(food as FoodId, ben.id as MemberId), food, user: ben.id };
    const send = (more: object) =>
      api.call('POST', recordsPath('food_likes'), {
        token: ben.token,
        headers: { 'X-Mutation-Id': randomUUID() },
        body: { ...body, ...more },
      });
    const [first, again] = [await send({}), await send({})];
    expect([first.status, again.status, again.body.id]).toEqual([200, 200, body.id]);
    expect((await send({ id: newRecordId() })).status).toBe(400);
    expect(await upvotes()).toBe(1);
    await unlike(ben, body.id);
  });

  test('R15 [S2]: a like delivered many times at once counts once, and so does taking it back', async () => {
    const id = likeIdFor(food as FoodId, ben.id as MemberId);
    const send = (method: string, path: string, mutation: string) =>
      api.call(method, path, {
        token: ben.token,
        headers: { 'X-Mutation-Id': mutation },
        body: { id, food, user: ben.id },
      });
    const [liking, unliking] = [randomUUID(), randomUUID()];
    const likes = await Promise.all(Array.from({ length: 5 }, () => send('POST', recordsPath('food_likes'), liking)));
    expect(likes.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await upvotes()).toBe(1);
    const unlikes = await Promise.all(
      Array.from({ length: 5 }, () => send('DELETE', recordsPath('food_likes', id), unliking)),
    );
    expect(unlikes.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    expect(await upvotes()).toBe(0);
  });

  test('R15: likes of many members at the same time are all counted', async () => {
    const fans = await Promise.all(Array.from({ length: 8 }, (_, place) => api.join(`fan_${place}`)));
    await Promise.all([
      ...fans.map((fan) => like(fan)),
      api.call('PATCH', recordsPath('foods', food), { token: ada.token, body: { description: 'Edited meanwhile.' } }),
    ]);
    expect(await upvotes()).toBe(8);
  });

  test('R15: nobody likes in another name, moves a like, or writes the count', async () => {
    expect(
      (await api.call('POST', recordsPath('food_likes'), { token: ben.token, body: { food, user: ada.id } })).status,
    ).toBe(400);
    const id = await like(ben);
    const other = await api.create('foods', ada, { name: 'Elsewhere', uploaded_by: ada.id });
    for (const forged of [{ food: other }, { user: ada.id }]) {
      expect((await api.call('PATCH', recordsPath('food_likes', id), { token: ben.token, body: forged })).status).toBe(
        403,
      );
    }
    for (const forged of [{ upvotes: 99 }, { 'upvotes+': 1 }, { upvotes_seq: 1 }, { 'upvotes_seq-': 1 }]) {
      expect((await api.call('PATCH', recordsPath('foods', food), { token: ada.token, body: forged })).status).toBe(
        400,
      );
    }
    expect((await api.call('DELETE', recordsPath('food_likes', id), { token: ada.token })).status).toBe(404);
    await unlike(ben, id);
  });

  test('[S4] [S18] the food that everyone hears of says which like it counted last; the like itself is its owner’s alone', async () => {
    const before = await pullAll(api, { cursors: { '*': 0 } });
    const id = await like(ben);
    const own = await pullAll(api, { token: ben.token, cursors: { [`u:${ben.id}`]: 0 } });
    const all = await pullAll(api, { epoch: before.epoch, cursors: before.cursors });
    expect(own.rows['food_likes']?.map((row) => row.id)).toEqual([id]);
    expect(all.entries.map(([, , collection, record]) => [collection, record])).toEqual([['food_counts', food]]);
    expect(all.rows['food_counts']?.[0]).toMatchObject({
      id: food,
      upvotes_seq: seqOf(all, 'food_counts', food),
      counts_seq: seqOf(all, 'food_counts', food),
    });
    expect(seqOf(all, 'food_counts', food)).toBeGreaterThan(seqOf(own, 'food_likes', id) ?? 0);
    const foreign = await pullAll(api, {
      token: ada.token,
      cursors: { [`u:${ada.id}`]: 0, [`m:${ben.id}`]: 0, [`f:${food}`]: 0 },
    });
    expect(foreign.entries.filter(([, , , record]) => record === id)).toEqual([]);

    await unlike(ben, id);
    const later = await pullAll(api, { token: ben.token, epoch: own.epoch, cursors: { ...own.cursors, '*': 0 } });
    expect(later.rows['food_likes']).toBeUndefined();
    expect(later.rows['food_counts']?.find((row) => row.id === food)?.['upvotes_seq']).toBeGreaterThan(
      seqOf(later, 'food_likes', id) ?? Number.POSITIVE_INFINITY,
    );
  });
});

describe('R10: a food is saved once per member, to be tried or as tried', () => {
  test('R10: its owner changes the state and nothing else', async () => {
    const id = await api.create('saved_foods', ben, { food, user: ben.id, state: 'want_to_try' });
    expect(
      (
        await api.call('POST', recordsPath('saved_foods'), {
          token: ben.token,
          body: { food, user: ben.id, state: 'tried' },
        })
      ).status,
    ).toBe(400);
    expect(
      (await api.call('PATCH', recordsPath('saved_foods', id), { token: ben.token, body: { state: 'tried' } })).status,
    ).toBe(200);
    for (const forged of [{ state: 'eaten' }, { state: '' }, { user: ada.id }, { food: newRecordId() }]) {
      expect((await api.call('PATCH', recordsPath('saved_foods', id), { token: ben.token, body: forged })).status).toBe(
        400,
      );
    }
    expect(
      (
        await api.call('POST', recordsPath('saved_foods'), {
          token: ben.token,
          body: { food, user: ada.id, state: 'tried' },
        })
      ).status,
    ).toBe(400);
  });

  test('R10 [S18]: it reaches its owner’s devices alone', async () => {
    const own = await pullAll(api, { token: ben.token, cursors: { [`u:${ben.id}`]: 0 } });
    expect(own.rows['saved_foods']).toMatchObject([{ food, user: ben.id, state: 'tried' }]);
    const foreign = await pullAll(api, {
      token: ada.token,
      cursors: { [`u:${ada.id}`]: 0, [`m:${ben.id}`]: 0, [`f:${food}`]: 0, '*': 0 },
    });
    expect(foreign.entries.filter(([, , collection]) => collection === 'saved_foods')).toEqual([]);
  });
});
