import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import { pullAll } from '#tests/support/pull-all.ts';

let ada: ApiMember;
let ben: ApiMember;
let food: string;

const later = `routerAdd('POST', '/api/test/a-day-later', (e) => {
  e.app.db().newQuery('UPDATE _allowances SET until = until - 86400').execute();
  return e.noContent(204);
});`;
const { api } = serverOfFile({ hooks: { 'later.pb.js': later } });
beforeAll(async () => {
  ben = await api.join('ben_told');
});

const deleted = async (collection: string, { token }: ApiMember, id: string) =>
  expect((await api.call('DELETE', recordsPath(collection, id), { token })).status).toBe(204);
/** What a member is told, the newest first; not of the achievement that somebody's first food brings along. */
async function told({ token }: ApiMember) {
  const { body } = await api.call('GET', `${recordsPath('notifications')}?sort=-created&perPage=500`, { token });
  return body.items.filter((row) => row['message'] !== 'Achievement unlocked: First Taste');
}
const seen = (member: ApiMember, id: string) =>
  api.call('PATCH', recordsPath('notifications', id), { token: member.token, body: { seen: true } });
const like = (member: ApiMember, of = food) => api.create('food_likes', member, { food: of, user: member.id });

/** A member of whom nothing is told yet, with a food. */
async function someone(): Promise<void> {
  ada = await api.join(`ada_${newRecordId()}`);
  food = await api.create('foods', ada, { name: `Borscht ${newRecordId()}`, uploaded_by: ada.id });
}
const nameOfFood = async () => String((await api.call('GET', recordsPath('foods', food))).body['name']);

describe('who is told of what (spec 1 §3, notifications)', () => {
  test('a like, a review, a comment, a follow and a message, each saying who and leading to what it is about', async () => {
    await someone();
    const name = await nameOfFood();
    await like(ben);
    expect(await told(ada)).toMatchObject([
      {
        type: 'like',
        actor: ben.id,
        message: `ben_told Example liked your ${name}`,
        link: `/food/${food}`,
        seen: false,
        facts: { kind: 'like', who: 'ben_told Example', what: name },
      },
    ]);
    await api.create('reviews', ben, { food, user: ben.id, rating: 4 });
    expect((await told(ada))[0]).toMatchObject({
      type: 'review',
      message: `ben_told Example reviewed your ${name}`,
      link: `/food/${food}`,
      facts: { kind: 'review', who: 'ben_told Example', what: name },
    });
    const talker = await api.join(`talker_${newRecordId()}`);
    await api.create('reviews', talker, { food, user: talker.id, rating: 4, review_text: 'Earthy.' });
    expect((await told(ada))[0]).toMatchObject({
      type: 'comment',
      link: `/food/${food}`,
      facts: { kind: 'comment', what: name },
    });
    await api.create('user_follows', ben, { follower: ben.id, following: ada.id });
    expect((await told(ada))[0]).toMatchObject({
      type: 'follow',
      message: 'ben_told Example started following you',
      link: '/profile/ben_told',
      facts: { kind: 'follow', who: 'ben_told Example' },
    });
    const [participant_1, participant_2] = [ada.id, ben.id].toSorted();
    const conversation = await api.create('conversations', ben, { participant_1, participant_2 });
    await api.create('messages', ben, { conversation, sender: ben.id, content: 'Secret words' });
    expect((await told(ada))[0]).toMatchObject({
      type: 'message',
      message: 'ben_told Example wants to send you messages',
      link: `/messages/${conversation}`,
      facts: { kind: 'message_request', who: 'ben_told Example' },
    });
    expect(JSON.stringify(await told(ada))).not.toContain('Secret words');
    expect(await told(ada)).toHaveLength(5);
    await api.create('messages', ada, { conversation, sender: ada.id, content: 'Hello' });
    expect(await told(ben)).toMatchObject([
      { type: 'message', message: expect.stringMatching(/ sent you a message$/), facts: { kind: 'message' } },
    ]);
  });

  test('a name that changes later stays what it was when it was told', async () => {
    await someone();
    const name = await nameOfFood();
    await like(ben);
    await api.call('PATCH', recordsPath('foods', food), { token: ada.token, body: { name: `Soup ${newRecordId()}` } });
    expect(await told(ada)).toMatchObject([{ facts: { kind: 'like', what: name } }]);
  });

  test('nobody is told of an own act, nor of what happens to a food that is nobody’s', async () => {
    await someone();
    await like(ada);
    await api.create('reviews', ada, { food, user: ada.id, rating: 5 });
    expect(await told(ada)).toEqual([]);
    const superuser = await api.asSuperuser();
    const seeded = (
      await api.call('POST', recordsPath('foods'), { token: superuser, body: { name: `Seeded ${newRecordId()}` } })
    ).body.id;
    await like(ben, seeded);
    expect(
      (
        await api.call('GET', `${recordsPath('notifications')}?filter=${encodeURIComponent("type='like'")}`, {
          token: superuser,
        })
      ).body.items.filter((row) => row['link'] === `/food/${seeded}`),
    ).toEqual([]);
  });

  test('a muted or blocked member’s acts are not told', async () => {
    await someone();
    const [muted, blocked] = [await api.join(`muted_${newRecordId()}`), await api.join(`blocked_${newRecordId()}`)];
    await api.create('mutes', ada, { muter: ada.id, muted: muted.id });
    await like(muted);
    await like(blocked);
    expect(await told(ada)).toMatchObject([{ actor: blocked.id }]);
    await api.create('blocks', ada, { blocker: ada.id, blocked: blocked.id });
    expect(await told(ada)).toEqual([]);
    expect(
      (await api.call('POST', recordsPath('food_likes'), { token: blocked.token, body: { food, user: blocked.id } }))
        .status,
    ).toBe(400);
  });

  test('[S18] a notification is its owner’s alone, and reaches the owner’s devices by the feed', async () => {
    await someone();
    await like(ben);
    const own = await pullAll(api, { token: ada.token, cursors: { [`u:${ada.id}`]: 0 } });
    expect(own.rows['notifications']?.filter((row) => row['type'] === 'like')).toMatchObject([
      { user: ada.id, facts: { kind: 'like', who: 'ben_told Example' } },
    ]);
    const foreign = await pullAll(api, {
      token: ben.token,
      cursors: { [`u:${ben.id}`]: 0, [`m:${ada.id}`]: 0, [`f:${food}`]: 0, '*': 0 },
    });
    expect(foreign.rows['notifications']?.filter((row) => row['user'] !== ben.id) ?? []).toEqual([]);
  });
});

describe('what a member wants to be told of (settings, notifications)', () => {
  test('a kind that is muted is not told, the others are, and each device that changes another kind is heard', async () => {
    await someone();
    await api.create('notification_preferences', ada, { id: ada.id, user: ada.id, mute_like: true });
    await like(ben);
    await api.create('user_follows', ben, { follower: ben.id, following: ada.id });
    expect((await told(ada)).map((row) => row['type'])).toEqual(['follow']);
    const changed = await api.call('PATCH', recordsPath('notification_preferences', ada.id), {
      token: ada.token,
      body: { mute_review: true },
    });
    expect(changed.body).toMatchObject({ mute_like: true, mute_review: true, mute_comment: false });
    await api.create('reviews', ben, { food, user: ben.id, rating: 4 });
    expect(await told(ada)).toHaveLength(1);
    const pulled = await pullAll(api, { token: ada.token, cursors: { [`u:${ada.id}`]: 0 } });
    expect(pulled.rows['notification_preferences']).toMatchObject([{ id: ada.id, mute_review: true }]);
  });

  test('for who wants quiet, news are in the list and seen from the start', async () => {
    await someone();
    await api.create('notification_preferences', ada, { id: ada.id, user: ada.id, quiet: true });
    await like(ben);
    expect(await told(ada)).toMatchObject([{ type: 'like', seen: true }]);
  });

  test('nobody sets or reads what another wants', async () => {
    await someone();
    await api.create('notification_preferences', ada, { id: ada.id, user: ada.id, mute_like: true });
    const path = recordsPath('notification_preferences', ada.id);
    expect((await api.call('GET', path, { token: ben.token })).status).toBe(404);
    expect((await api.call('PATCH', path, { token: ben.token, body: { mute_like: false } })).status).toBe(404);
    const forged = await api.call('POST', recordsPath('notification_preferences'), {
      token: ben.token,
      body: { id: ben.id, user: ada.id, quiet: true },
    });
    expect(forged.status).toBe(400);
  });
});

describe('what is undone, repeated and gone', () => {
  test('liking, unliking and liking again leaves one at most, however often', async () => {
    await someone();
    for (let round = 0; round < 4; round += 1) await deleted('food_likes', ben, await like(ben));
    expect(await told(ada)).toEqual([]);
    const last = await like(ben);
    const [first] = await told(ada);
    await seen(ada, first?.id ?? '');
    await deleted('food_likes', ben, last);
    await like(ben);
    expect(await told(ada)).toMatchObject([{ id: first?.id, seen: true }]);
  });

  /** Acts that can be undone or repeated, once; and the way back, where there is one. */
  const repeatable: readonly (readonly [
    name: string,
    act: () => Promise<string>,
    undo: ((id: string) => Promise<unknown>) | null,
  ])[] = [
    ['a like', () => like(ben), (id) => deleted('food_likes', ben, id)],
    [
      'a follow',
      () => api.create('user_follows', ben, { follower: ben.id, following: ada.id }),
      (id) => deleted('user_follows', ben, id),
    ],
    ['stars', () => api.create('reviews', ben, { food, user: ben.id, rating: 1 }), (id) => deleted('reviews', ben, id)],
    [
      'a comment',
      () => api.create('reviews', ben, { food, user: ben.id, rating: 1, review_text: 'Yuck.' }),
      (id) => deleted('reviews', ben, id),
    ],
    [
      'a message to who has not answered',
      async () => {
        const [participant_1, participant_2] = [ada.id, ben.id].toSorted();
        const body = { participant_1, participant_2 };
        const { items } = (
          await api.call(
            'GET',
            `${recordsPath('conversations')}?filter=${encodeURIComponent(`participant_1='${participant_1}' && participant_2='${participant_2}'`)}`,
            { token: ben.token },
          )
        ).body;
        const conversation = items[0] === undefined ? await api.create('conversations', ben, body) : items[0].id;
        return api.create('messages', ben, { conversation, sender: ben.id, content: 'Answer me' });
      },
      null,
    ],
  ];

  test.each(repeatable)('%s that is done again and again rings once a day (R38)', async (_name, act, undo) => {
    await someone();
    /** What a device would ring of: not seen, and not the one that it has rung of already. */
    const rung = new Set<unknown>();
    const listen = async () =>
      (await told(ada)).forEach((row) => row['seen'] === false && rung.add(`${row.id} ${String(row['created'])}`));
    for (let round = 0; round < 3; round += 1) {
      const id = await act();
      await listen();
      await undo?.(id);
    }
    await listen();
    expect([...rung]).toHaveLength(1);
    if (undo === null) return;
    await act();
    expect(await told(ada)).toMatchObject([{ actor: ben.id, seen: true }]);
  });

  test('what was undone long ago is news again', async () => {
    await someone();
    await deleted('user_follows', ben, await api.create('user_follows', ben, { follower: ben.id, following: ada.id }));
    await api.call('POST', '/api/test/a-day-later');
    await api.create('user_follows', ben, { follower: ben.id, following: ada.id });
    expect(await told(ada)).toMatchObject([{ type: 'follow', seen: false }]);
  });

  test('an unfollow and a withdrawn review take their notification along until it was seen', async () => {
    await someone();
    const review = await api.create('reviews', ben, { food, user: ben.id, rating: 2 });
    const follow = await api.create('user_follows', ben, { follower: ben.id, following: ada.id });
    expect((await told(ada)).map((row) => row['type']).toSorted()).toEqual(['follow', 'review']);
    await seen(ada, (await told(ada)).find((row) => row['type'] === 'follow')?.id ?? '');
    await deleted('reviews', ben, review);
    await deleted('user_follows', ben, follow);
    expect((await told(ada)).map((row) => row['type'])).toEqual(['follow']);
  });

  test('an edited review is not told again', async () => {
    await someone();
    const review = await api.create('reviews', ben, { food, user: ben.id, rating: 2 });
    await api.call('PATCH', recordsPath('reviews', review), {
      token: ben.token,
      body: { rating: 3, review_text: 'On second thoughts.' },
    });
    expect(await told(ada)).toMatchObject([{ type: 'review' }]);
  });

  test('of a conversation only the newest message is told, and none once it is read', async () => {
    await someone();
    const [participant_1, participant_2] = [ada.id, ben.id].toSorted();
    const conversation = await api.create('conversations', ben, { participant_1, participant_2 });
    for (const content of ['One', 'Two', 'Three'])
      await api.create('messages', ben, { conversation, sender: ben.id, content });
    const [newest, ...others] = await told(ada);
    expect([newest?.['seen'], others]).toEqual([false, []]);
    const { body: row } = await api.call('GET', recordsPath('conversations', conversation), { token: ada.token });
    const mark = ada.id === participant_1 ? 'read_1' : 'read_2';
    expect(
      (
        await api.call('PATCH', recordsPath('conversations', conversation), {
          token: ada.token,
          body: { [mark]: row['last_message_at'] },
        })
      ).status,
    ).toBe(200);
    expect(await told(ada)).toMatchObject([{ id: newest?.id, seen: true }]);
  });

  test('a food that is gone takes along what was told of it, an account what was told of its acts', async () => {
    await someone();
    const leaving = await api.join(`leaving_${newRecordId()}`);
    await like(leaving);
    await api.create('user_follows', leaving, { follower: leaving.id, following: ada.id });
    await seen(ada, (await told(ada)).find((row) => row['type'] === 'follow')?.id ?? '');
    expect(
      (await api.call('POST', '/api/account/delete', { token: leaving.token, body: { password: 'a-test-password' } }))
        .status,
    ).toBe(204);
    expect(await told(ada)).toEqual([]);
    await like(ben);
    await seen(ada, (await told(ada))[0]?.id ?? '');
    await deleted('foods', ada, food);
    expect(await told(ada)).toEqual([]);
  });

  test('[S2] a like that arrives many times at once is told once', async () => {
    await someone();
    const body = { food, user: ben.id };
    const headers = { 'X-Mutation-Id': randomUUID() };
    await Promise.all(
      Array.from({ length: 5 }, () => api.call('POST', recordsPath('food_likes'), { token: ben.token, headers, body })),
    );
    expect(await told(ada)).toHaveLength(1);
  });

  test('a refused act tells nobody', async () => {
    await someone();
    expect(
      (await api.call('POST', recordsPath('reviews'), { token: ben.token, body: { food, user: ben.id, rating: 9 } }))
        .status,
    ).toBe(400);
    expect(
      (await api.call('POST', recordsPath('food_likes'), { token: ben.token, body: { food, user: ada.id } })).status,
    ).toBe(400);
    expect(await told(ada)).toEqual([]);
  });

  test('a member keeps the newest hundred', async () => {
    await someone();
    const fans = await Promise.all(Array.from({ length: 3 }, () => api.join(`fan_${newRecordId()}`)));
    const dishes: string[] = [];
    for (let k = 0; k < 35; k += 1)
      dishes.push(await api.create('foods', ada, { name: `Dish ${newRecordId()}`, uploaded_by: ada.id }));
    for (const fan of fans) for (const dish of dishes) await like(fan, dish);
    const kept = await told(ada);
    expect(kept).toHaveLength(100);
    expect(kept.map((row) => row['actor'])).toContain(fans[2]?.id);
    expect(kept.filter((row) => row['actor'] === fans[0]?.id)).toHaveLength(30);
  });
});
