import { beforeAll, describe, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { openEventStream } from '#tests/support/server/open-event-stream.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let superuser: string;

const { server, api } = serverOfFile();
beforeAll(async () => {
  superuser = await api.asSuperuser();
});

const block = (blocker: ApiMember, blocked: ApiMember) =>
  api.create('blocks', blocker.token, { blocker: blocker.id, blocked: blocked.id });
const lift = (blocker: ApiMember, id: string) =>
  api.call('DELETE', recordsPath('blocks', id), { token: blocker.token });

/** Two members with a row of every kind of each, between whom everything is possible still. */
async function aPair() {
  const suffix = newRecordId().slice(0, 8);
  const [ada, ben] = [
    await api.join(`ada_${suffix}`, { role: 'professional_chef', professional: { business_name: 'A' } }),
    await api.join(`ben_${suffix}`, { role: 'professional_chef', professional: { business_name: 'B' } }),
  ];
  const [participant_1, participant_2] = [ada.id, ben.id].toSorted();
  const food = await api.create('foods', superuser, { name: `Common ${suffix}` });
  const conversation = await api.create('conversations', ada.token, { participant_1, participant_2 });
  const rowsOf = async (one: ApiMember, other: ApiMember) => ({
    foods: await api.create('foods', one.token, { name: `Stew ${one.username}`, uploaded_by: one.id }),
    reviews: await api.create('reviews', one.token, { food, user: one.id, rating: 4, review_text: 'Good.' }),
    achievements: await api.create('achievements', superuser, { user: one.id, key: 'review_magnet' }),
    user_follows: await api.create('user_follows', one.token, {
      follower: one.id,
      following: (await api.join(`c_${newRecordId()}`)).id,
    }),
    profiles: one.id,
    conversations: conversation,
    messages: await api.create('messages', one.token, { conversation, sender: one.id, content: 'Hello' }),
    notifications: await api.create('notifications', superuser, {
      user: other.id,
      actor: one.id,
      type: 'follow',
      message: 'm',
    }),
  });
  const follow = await api.create('user_follows', ada.token, { follower: ada.id, following: ben.id });
  await api.create('user_follows', ben.token, { follower: ben.id, following: ada.id });
  return {
    ada,
    ben,
    food,
    conversation,
    follow,
    rows: new Map([
      [ada, await rowsOf(ada, ben)],
      [ben, await rowsOf(ben, ada)],
    ]),
  };
}

/** What the blocked member still reads, by any route. */
const kept = ['conversations', 'messages'].flatMap((name) =>
  ['view', 'list', 'filter'].map((way) => `${name}: ${way}`),
);

/** Of follows, a device holds its own member's alone. */
const heldRows = (rows: Readonly<Record<string, string>> = {}) =>
  Object.entries(rows).filter(([collection]) => collection !== 'user_follows');

/** What of one member's rows another can reach, by any reading route of PocketBase. */
async function reachable(rows: Readonly<Record<string, string>>, viewer: ApiMember): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(rows).map(async ([collection, id]) => {
      const [viewed, listed, filtered] = await Promise.all([
        api.call('GET', recordsPath(collection, id), { token: viewer.token }),
        api.call('GET', `${recordsPath(collection)}?perPage=1000`, { token: viewer.token }),
        api.call('GET', `${recordsPath(collection)}?filter=${encodeURIComponent(`id='${id}'`)}&sort=-created`, {
          token: viewer.token,
        }),
      ]);
      return [
        ...(viewed.status === 200 ? [`${collection}: view`] : []),
        ...(listed.body.items.some((item) => item.id === id) ? [`${collection}: list`] : []),
        ...(filtered.body.items.length > 0 ? [`${collection}: filter`] : []),
      ];
    }),
  );
  return found.flat();
}

describe('a block parts two members in both directions', () => {
  test('neither reads anything of the other, others and visitors still do, and lifting it gives all of it back', async () => {
    const { ada, ben, rows } = await aPair();
    const [hers, his] = [rows.get(ada) ?? {}, rows.get(ben) ?? {}];
    const open = Object.fromEntries(
      Object.entries<string>(his).filter(
        ([collection]) => !['conversations', 'messages', 'notifications'].includes(collection),
      ),
    );
    const all = (await reachable(his, ada)).length;
    expect(all).toBe(Object.keys(his).length * 3);
    const id = await block(ada, ben);
    expect(await reachable(his, ada)).toEqual([]);
    // What was written between them stays with who was blocked, to be reported (R38).
    expect(await reachable(hers, ben)).toEqual(kept);
    const third = await api.join(`third_${newRecordId()}`);
    expect(await reachable(open, third)).toHaveLength(15);
    expect((await api.call('GET', recordsPath('profiles', ben.id))).status).toBe(200);
    expect((await lift(ada, id)).status).toBe(204);
    expect(await reachable(his, ada)).toHaveLength(all);
    expect(await reachable(hers, ben)).toHaveLength(all);
  });

  test('no filter, sort or expand of a third row leads to the other', async () => {
    const { ada, ben, food } = await aPair();
    await block(ada, ben);
    const third = await api.join(`t_${newRecordId()}`);
    await api.create('user_follows', third.token, { follower: third.id, following: ben.id });
    for (const path of [
      `${recordsPath('foods', food)}?expand=reviews_via_food,reviews_via_food.user`,
      `${recordsPath('user_follows')}?filter=${encodeURIComponent(`follower='${third.id}'`)}`,
    ]) {
      expect(JSON.stringify((await api.call('GET', path, { token: ada.token })).body)).not.toContain(ben.id);
    }
    for (const filter of ["reviews_via_food.review_text?='Good.'", `reviews_via_food.user?='${ben.id}'`]) {
      const asked = await api.call(
        'GET',
        `${recordsPath('foods')}?filter=${encodeURIComponent(`id='${food}' && ${filter}`)}`,
        { token: ben.token },
      );
      expect(JSON.stringify(asked.body)).not.toContain(ada.id);
    }
    expect((await api.call('GET', `${recordsPath('blocks')}?perPage=1000`, { token: ben.token })).body.items).toEqual(
      [],
    );
    expect(
      JSON.stringify((await api.call('GET', recordsPath('users', ben.id), { token: ben.token })).body),
    ).not.toContain('apart');
    const probed = await api.call('GET', `${recordsPath('users')}?filter=${encodeURIComponent(`apart~'${ada.id}'`)}`, {
      token: ben.token,
    });
    expect(probed.body.items ?? []).toEqual([]);
  });

  test('their follows go, and neither can follow, write to, or review the other again, nor say whose block it is', async () => {
    const { ada, ben, conversation, rows } = await aPair();
    await block(ada, ben);
    const follows = await api.call('GET', `${recordsPath('user_follows')}?perPage=1000`, { token: superuser });
    expect(
      follows.body.items.filter(
        ({ follower, following }) => [follower, following].toSorted().join() === [ada.id, ben.id].toSorted().join(),
      ),
    ).toEqual([]);
    for (const [one, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      const statusOf = async (collection: string, body: object) =>
        (await api.call('POST', recordsPath(collection), { token: one.token, body })).status;
      expect(await statusOf('user_follows', { follower: one.id, following: other.id })).toBe(400);
      expect(await statusOf('messages', { conversation, sender: one.id, content: 'Psst' })).toBe(400);
      expect(await statusOf('reviews', { food: rows.get(other)?.foods, user: one.id, rating: 1 })).toBe(400);
      const message = rows.get(other)?.messages ?? '';
      expect(
        (await api.call('PATCH', recordsPath('messages', message), { token: one.token, body: { is_read: true } }))
          .status,
      ).toBe(404);
    }
    const [stranger, foe] = [await api.join(`s_${newRecordId()}`), await api.join(`f_${newRecordId()}`)];
    await block(stranger, foe);
    const [participant_1, participant_2] = [stranger.id, foe.id].toSorted();
    expect(
      (
        await api.call('POST', recordsPath('conversations'), {
          token: foe.token,
          body: { participant_1, participant_2 },
        })
      ).status,
    ).toBe(400);
  });

  test('where both block, one of them lifting it does not end it', async () => {
    const { ada, ben, rows } = await aPair();
    const [first, second] = [await block(ada, ben), await block(ben, ada)];
    await lift(ada, first);
    expect(await reachable(rows.get(ben) ?? {}, ada)).toEqual(kept);
    expect(await reachable(rows.get(ada) ?? {}, ben)).toEqual([]);
    await lift(ben, second);
    expect(await reachable(rows.get(ben) ?? {}, ada)).not.toEqual([]);
  });

  test("nobody blocks themselves, in another's name, or lifts another's block; the second of two devices changes nothing [S12]", async () => {
    const { ada, ben } = await aPair();
    const id = await block(ada, ben);
    for (const body of [
      { blocker: ada.id, blocked: ada.id },
      { blocker: ben.id, blocked: ada.id },
    ]) {
      expect((await api.call('POST', recordsPath('blocks'), { token: ada.token, body })).status).toBe(400);
    }
    expect((await lift(ben, id)).status).toBe(404);
    const again = await api.call('POST', recordsPath('blocks'), {
      token: ada.token,
      body: { id, blocker: ada.id, blocked: ben.id },
    });
    expect(again.status).toBe(400);
    expect(
      (
        await api.call('PATCH', recordsPath('blocks', id), {
          token: ada.token,
          body: { blocker: ada.id, blocked: ben.id },
        })
      ).status,
    ).toBe(200);
    const third = await api.join(`x_${newRecordId()}`);
    expect(
      (await api.call('PATCH', recordsPath('blocks', id), { token: ada.token, body: { blocked: third.id } })).status,
    ).toBe(400);
  });

  test('a deleted account leaves no block behind', async () => {
    const { ada, ben } = await aPair();
    await block(ada, ben);
    expect((await api.call('DELETE', recordsPath('users', ben.id), { token: superuser })).status).toBe(204);
    const blocks = await api.call('GET', `${recordsPath('blocks')}?perPage=1000`, { token: ada.token });
    expect(blocks.body.items).toEqual([]);
    expect((await api.call('GET', recordsPath('users', ada.id), { token: superuser })).body).toMatchObject({
      apart: '',
    });
  });
});

describe('[S5] devices let go of what a block parts', () => {
  test("both members' next pull names every row of the other, without the row", async () => {
    const { ada, ben, rows } = await aPair();
    const first = await pullAll(api, { token: ada.token, cursors: { '*': 0, [`u:${ada.id}`]: 0, [`m:${ben.id}`]: 0 } });
    const second = await pullAll(api, { token: ben.token, cursors: { [`u:${ben.id}`]: 0 } });
    await block(ada, ben);
    const after = await pullAll(api, {
      token: ada.token,
      epoch: first.epoch,
      cursors: { [`u:${ada.id}`]: first.cursors[`u:${ada.id}`] ?? 0 },
    });
    const named = new Set(after.entries.map(([, , collection, id]) => `${collection}/${id}`));
    for (const [collection, id] of heldRows(rows.get(ben))) expect(named).toContain(`${collection}/${id}`);
    expect(JSON.stringify({ ...after.rows, blocks: [] })).not.toContain(ben.id);
    expect(after.rows['blocks']).toMatchObject([{ blocker: ada.id, blocked: ben.id }]);
    const his = await pullAll(api, { token: ben.token, epoch: second.epoch, cursors: second.cursors });
    const told = new Set(his.entries.map(([, , collection, id]) => `${collection}/${id}`));
    for (const [collection, id] of heldRows(rows.get(ada))) expect(told).toContain(`${collection}/${id}`);
    expect(JSON.stringify({ ...his.rows, conversations: [], messages: [] })).not.toContain(ada.id);
    expect(his.rows['messages']?.map(({ id }) => id)).toContain(rows.get(ada)?.messages);
    expect(his.entries.some(([, , collection]) => collection === 'blocks')).toBe(false);
  });

  test("the topic of the other is denied, and topics of foods and everyone's come without the other's rows", async () => {
    const { ada, ben, food, rows } = await aPair();
    await block(ada, ben);
    await api.create('foods', ben.token, { name: `Later ${newRecordId()}`, uploaded_by: ben.id });
    const pulled = await pullAll(api, {
      token: ada.token,
      cursors: { '*': 0, [`f:${food}`]: 0, [`m:${ben.id}`]: 0, [`u:${ada.id}`]: 0 },
    });
    expect(pulled.denied).toEqual([`m:${ben.id}`]);
    expect(JSON.stringify(pulled.rows['reviews'])).toContain(rows.get(ada)?.reviews);
    expect(JSON.stringify({ ...pulled.rows, blocks: [] })).not.toContain(ben.id);
    for (const [one, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      const topics = { [`f:${rows.get(other)?.foods}`]: 0, [`f:${food}`]: 0 };
      expect((await pullAll(api, { token: one.token, cursors: topics })).denied).toEqual([
        `f:${rows.get(other)?.foods}`,
      ]);
    }
    const visitor = await pullAll(api, { cursors: { '*': 0, [`m:${ben.id}`]: 0 } });
    expect(visitor.denied).toEqual([]);
  });

  test('what the other writes later is named under the own audience too, for a device that read it without its sign-in', async () => {
    const { ada, ben } = await aPair();
    await block(ben, ada);
    const before = await pullAll(api, { token: ada.token, cursors: { [`u:${ada.id}`]: 0 } });
    const food = await api.create('foods', ben.token, { name: `New ${newRecordId()}`, uploaded_by: ben.id });
    const after = await pullAll(api, { token: ada.token, epoch: before.epoch, cursors: before.cursors });
    expect(after.entries.map(([, , collection, id]) => `${collection}/${id}`)).toContain(`foods/${food}`);
    expect(JSON.stringify(after.rows)).not.toContain(ben.id);
  });

  test('lifting it brings back foods, profile, messages and notifications, tells both to read their topics anew, and leaves no other trace', async () => {
    const { ada, ben, rows } = await aPair();
    const id = await block(ada, ben);
    const before = await pullAll(api, { token: ben.token, cursors: { [`u:${ben.id}`]: 0 } });
    await lift(ada, id);
    const after = await pullAll(api, { token: ben.token, epoch: before.epoch, cursors: before.cursors });
    const hers = rows.get(ada);
    for (const collection of ['foods', 'profiles', 'conversations', 'messages', 'notifications'] as const) {
      expect(after.rows[collection]?.map((row) => row.id)).toContain(hers?.[collection]);
    }
    expect(after.entries).toContainEqual([expect.any(Number), `u:${ben.id}`, 'blocks', id]);
    const fresh = await pullAll(api, { token: ben.token, cursors: { [`u:${ben.id}`]: 0 } });
    expect(fresh.entries.some(([, , collection, record]) => collection === 'reviews' && record === hers?.reviews)).toBe(
      false,
    );
  });
});

test('[S14] the event stream brings nothing of the other, once their follows have ended, and without a new connection', async () => {
  const { ada, ben, food, conversation } = await aPair();
  const collections = [
    'foods',
    'reviews',
    'profiles',
    'user_follows',
    'messages',
    'notifications',
    'conversations',
    'blocks',
  ];
  const subscriptions = [...collections.map((name) => `${name}/*`), `sync:m:${ada.id}`, `sync:f:${food}`];
  const stream = await openEventStream({ server, api, token: ben.token, subscriptions });
  const rename = (bio: string) =>
    api.call('PATCH', recordsPath('profiles', ada.id), { token: ada.token, body: { bio } });
  /** What a third member writes passes by the same stream: what was sent before it has arrived then. */
  const sentinel = async () => {
    const third = await api.join(`m_${newRecordId()}`);
    const review = await api.create('reviews', third.token, { food, user: third.id, rating: 3 });
    await expect.poll(() => stream.messages.join()).toContain(review);
  };
  await rename('Before.');
  await expect.poll(() => stream.heard).toEqual(expect.arrayContaining([`m:${ada.id}`, 'profiles/*']));
  await block(ada, ben);
  await sentinel();
  const parted = stream.heard.length;
  await rename('After.');
  await api.create('foods', ada.token, { name: `Soup ${newRecordId()}`, uploaded_by: ada.id });
  await api.call('POST', recordsPath('messages'), {
    token: ada.token,
    body: { conversation, sender: ada.id, content: 'Psst' },
  });
  await sentinel();
  stream.close();
  expect(stream.messages.slice(parted).join()).not.toContain(ada.id);
  expect(stream.heard.slice(parted)).not.toContain(`m:${ada.id}`);
});

test("a mute is its owner's secret, and takes nothing from the muted", async () => {
  const { ada, ben, rows } = await aPair();
  const cursors = { [`u:${ben.id}`]: 0 };
  const before = await pullAll(api, { token: ben.token, cursors });
  const id = await api.create('mutes', ada.token, { muter: ada.id, muted: ben.id });
  expect((await pullAll(api, { token: ben.token, epoch: before.epoch, cursors: before.cursors })).entries).toEqual([]);
  expect((await api.call('GET', `${recordsPath('mutes')}?perPage=1000`, { token: ben.token })).body.items).toEqual([]);
  expect((await api.call('GET', recordsPath('mutes', id), { token: ben.token })).status).toBe(404);
  expect(await reachable(rows.get(ada) ?? {}, ben)).toHaveLength(24);
});

test("R38: neither has the other's followers, or whom the other follows, by any list; others have them", async () => {
  const { ada, ben } = await aPair();
  const fan = await api.join(`fan_${newRecordId()}`);
  for (const following of [ada.id, ben.id])
    await api.create('user_follows', fan.token, { follower: fan.id, following });
  const idsOf = async (list: string, of: ApiMember, by: ApiMember) =>
    (await api.call('GET', `/api/community/members?list=${list}&of=${of.id}`, { token: by.token })).body['ids'];
  expect(await idsOf('followers', ada, ben)).toContain(fan.id);
  const id = await block(ada, ben);
  for (const [one, other] of [
    [ada, ben],
    [ben, ada],
  ] as const) {
    for (const list of ['followers', 'following']) expect([list, await idsOf(list, other, one)]).toEqual([list, []]);
    const follows = await api.call(
      'GET',
      `${recordsPath('user_follows')}?filter=${encodeURIComponent(`following='${other.id}'`)}`,
      { token: one.token },
    );
    expect(follows.body.items).toEqual([]);
    expect(await idsOf('followers', one, one)).toContain(fan.id);
    expect(await idsOf('followers', other, fan)).toContain(fan.id);
  }
  await lift(ada, id);
  expect(await idsOf('followers', ada, ben)).toContain(fan.id);
});

test('R38: the blocker keeps the names of the blocked, as the server knows them', async () => {
  const { ada, ben } = await aPair();
  const id = await api.create('blocks', ada.token, {
    blocker: ada.id,
    blocked: ben.id,
    name: 'Somebody else',
    username: 'forged',
  });
  expect((await api.call('GET', recordsPath('blocks', id), { token: ada.token })).body).toMatchObject({
    username: ben.username,
    name: `${ben.username} Example`,
  });
});

test('R38: who deletes the account and joins again with the same address is blocked again, and can be let in', async () => {
  const { ada, ben } = await aPair();
  await block(ada, ben);
  expect(
    (await api.call('POST', '/api/account/delete', { token: ben.token, body: { password: 'a-test-password' } })).status,
  ).toBe(204);
  const again = await api.join(ben.username.toUpperCase());
  const [restored] = (await api.call('GET', recordsPath('blocks'), { token: ada.token })).body.items;
  expect(restored).toMatchObject({ blocker: ada.id, blocked: again.id, username: again.username });
  expect((await api.call('GET', recordsPath('profiles', ada.id), { token: again.token })).status).toBe(404);
  expect(
    (
      await api.call('POST', recordsPath('user_follows'), {
        token: again.token,
        body: { follower: again.id, following: ada.id },
      })
    ).status,
  ).toBe(400);
  expect((await lift(ada, restored?.id ?? '')).status).toBe(204);
  expect((await api.call('GET', recordsPath('profiles', ada.id), { token: again.token })).status).toBe(200);
  const third = await api.join(`n_${newRecordId()}`);
  expect((await api.call('GET', recordsPath('profiles', ada.id), { token: third.token })).status).toBe(200);
});
