import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { recordsPath } from '#tests/support/server/open-api.ts';
import { toldMember } from './told-member.ts';

const all = toldMember();
const { api, deleted, told, seen, like, someone } = all;

describe('what is undone, repeated and gone', () => {
  test('liking, unliking and liking again leaves one at most, however often', async () => {
    await someone();
    for (let round = 0; round < 4; round += 1) await deleted('food_likes', all.ben, await like(all.ben));
    expect(await told(all.ada)).toEqual([]);
    const last = await like(all.ben);
    const [first] = await told(all.ada);
    await seen(all.ada, first?.id ?? '');
    await deleted('food_likes', all.ben, last);
    await like(all.ben);
    expect(await told(all.ada)).toMatchObject([{ id: first?.id, seen: true }]);
  });

  /** Acts that can be undone or repeated, once; and the way back, where there is one. */
  const repeatable: readonly (readonly [
    name: string,
    act: () => Promise<string>,
    undo: ((id: string) => Promise<unknown>) | null,
  ])[] = [
    ['a like', () => like(all.ben), (id) => deleted('food_likes', all.ben, id)],
    [
      'a follow',
      () => api.create('user_follows', all.ben, { follower: all.ben.id, following: all.ada.id }),
      (id) => deleted('user_follows', all.ben, id),
    ],
    [
      'stars',
      () => api.create('reviews', all.ben, { food: all.food, user: all.ben.id, rating: 1 }),
      (id) => deleted('reviews', all.ben, id),
    ],
    [
      'a comment',
      () => api.create('reviews', all.ben, { food: all.food, user: all.ben.id, rating: 1, review_text: 'Yuck.' }),
      (id) => deleted('reviews', all.ben, id),
    ],
    [
      'a message to whoever has not answered',
      async () => {
        const [participant_1, participant_2] = [all.ada.id, all.ben.id].toSorted();
        const body = { participant_1, participant_2 };
        const { items } = (
          await api.call(
            'GET',
            `${recordsPath('conversations')}?filter=${encodeURIComponent(`participant_1='${participant_1}' && participant_2='${participant_2}'`)}`,
            { token: all.ben.token },
          )
        ).body;
        const conversation = items[0] === undefined ? await api.create('conversations', all.ben, body) : items[0].id;
        return api.create('messages', all.ben, { conversation, sender: all.ben.id, content: 'Answer me' });
      },
      null,
    ],
  ];

  test.each(repeatable)('%s that is done again and again rings once a day (R38)', async (_name, act, undo) => {
    await someone();
    /** What a device would ring of: not seen, and not the one that it has rung of already. */
    const rung = new Set<unknown>();
    const listen = async () =>
      (await told(all.ada)).forEach((row) => row['seen'] === false && rung.add(`${row.id} ${String(row['created'])}`));
    for (let round = 0; round < 3; round += 1) {
      const id = await act();
      await listen();
      await undo?.(id);
    }
    await listen();
    expect([...rung]).toHaveLength(1);
    if (undo === null) return;
    await act();
    expect(await told(all.ada)).toMatchObject([{ actor: all.ben.id, seen: true }]);
  });

  test('what was undone long ago is news again', async () => {
    await someone();
    await deleted(
      'user_follows',
      all.ben,
      await api.create('user_follows', all.ben, { follower: all.ben.id, following: all.ada.id }),
    );
    await api.call('POST', '/api/test/a-day-later');
    await api.create('user_follows', all.ben, { follower: all.ben.id, following: all.ada.id });
    expect(await told(all.ada)).toMatchObject([{ type: 'follow', seen: false }]);
  });

  test('an unfollow and a withdrawn review take their notification along until it was seen', async () => {
    await someone();
    const review = await api.create('reviews', all.ben, { food: all.food, user: all.ben.id, rating: 2 });
    const follow = await api.create('user_follows', all.ben, { follower: all.ben.id, following: all.ada.id });
    expect((await told(all.ada)).map((row) => row['type']).toSorted()).toEqual(['follow', 'review']);
    await seen(all.ada, (await told(all.ada)).find((row) => row['type'] === 'follow')?.id ?? '');
    await deleted('reviews', all.ben, review);
    await deleted('user_follows', all.ben, follow);
    expect((await told(all.ada)).map((row) => row['type'])).toEqual(['follow']);
  });

  test('an edited review is not told again', async () => {
    await someone();
    const review = await api.create('reviews', all.ben, { food: all.food, user: all.ben.id, rating: 2 });
    await api.call('PATCH', recordsPath('reviews', review), {
      token: all.ben.token,
      body: { rating: 3, review_text: 'On second thoughts.' },
    });
    expect(await told(all.ada)).toMatchObject([{ type: 'review' }]);
  });

  test('of a conversation only the newest message is told, and none once it is read', async () => {
    await someone();
    const [participant_1, participant_2] = [all.ada.id, all.ben.id].toSorted();
    const conversation = await api.create('conversations', all.ben, { participant_1, participant_2 });
    for (const content of ['One', 'Two', 'Three'])
      await api.create('messages', all.ben, { conversation, sender: all.ben.id, content });
    const [newest, ...others] = await told(all.ada);
    expect([newest?.['seen'], others]).toEqual([false, []]);
    const { body: row } = await api.call('GET', recordsPath('conversations', conversation), { token: all.ada.token });
    const mark = all.ada.id === participant_1 ? 'read_1' : 'read_2';
    expect(
      (
        await api.call('PATCH', recordsPath('conversations', conversation), {
          token: all.ada.token,
          body: { [mark]: row['last_message_at'] },
        })
      ).status,
    ).toBe(200);
    expect(await told(all.ada)).toMatchObject([{ id: newest?.id, seen: true }]);
  });

  test('a food that is gone takes along what was told of it, an account what was told of its acts', async () => {
    await someone();
    const leaving = await api.join(`leaving_${newRecordId()}`);
    await like(leaving);
    await api.create('user_follows', leaving, { follower: leaving.id, following: all.ada.id });
    await seen(all.ada, (await told(all.ada)).find((row) => row['type'] === 'follow')?.id ?? '');
    expect(
      (await api.call('POST', '/api/account/delete', { token: leaving.token, body: { password: 'a-test-password' } }))
        .status,
    ).toBe(204);
    expect(await told(all.ada)).toEqual([]);
    await like(all.ben);
    await seen(all.ada, (await told(all.ada))[0]?.id ?? '');
    await deleted('foods', all.ada, all.food);
    expect(await told(all.ada)).toEqual([]);
  });

  test('[S2] a like that arrives many times at once is told once', async () => {
    await someone();
    const body = { food: all.food, user: all.ben.id };
    const headers = { 'X-Mutation-Id': randomUUID() };
    await Promise.all(
      Array.from({ length: 5 }, () =>
        api.call('POST', recordsPath('food_likes'), { token: all.ben.token, headers, body }),
      ),
    );
    expect(await told(all.ada)).toHaveLength(1);
  });

  test('a refused act tells nobody', async () => {
    await someone();
    expect(
      (
        await api.call('POST', recordsPath('reviews'), {
          token: all.ben.token,
          body: { food: all.food, user: all.ben.id, rating: 9 },
        })
      ).status,
    ).toBe(400);
    expect(
      (
        await api.call('POST', recordsPath('food_likes'), {
          token: all.ben.token,
          body: { food: all.food, user: all.ada.id },
        })
      ).status,
    ).toBe(400);
    expect(await told(all.ada)).toEqual([]);
  });

  test('a member keeps the newest hundred', async () => {
    await someone();
    const fans = await Promise.all(Array.from({ length: 3 }, () => api.join(`fan_${newRecordId()}`)));
    const dishes: string[] = [];
    for (let k = 0; k < 35; k += 1)
      dishes.push(await api.create('foods', all.ada, { name: `Dish ${newRecordId()}`, uploaded_by: all.ada.id }));
    for (const fan of fans) for (const dish of dishes) await like(fan, dish);
    const kept = await told(all.ada);
    expect(kept).toHaveLength(100);
    expect(kept.map((row) => row['actor'])).toContain(fans[2]?.id);
    expect(kept.filter((row) => row['actor'] === fans[0]?.id)).toHaveLength(30);
  });
});
