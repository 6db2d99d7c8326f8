import { describe, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { kept, partedMembers } from './parted-members.ts';

const parted = partedMembers();
const { api, block, lift, aPair, reachable } = parted;

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
    // What was written between them stays with whoever was blocked, to be reported (R38).
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
    const follows = await api.call('GET', `${recordsPath('user_follows')}?perPage=1000`, { token: parted.superuser });
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
    expect((await api.call('DELETE', recordsPath('users', ben.id), { token: parted.superuser })).status).toBe(204);
    const blocks = await api.call('GET', `${recordsPath('blocks')}?perPage=1000`, { token: ada.token });
    expect(blocks.body.items).toEqual([]);
    expect((await api.call('GET', recordsPath('users', ada.id), { token: parted.superuser })).body).toMatchObject({
      apart: '',
    });
  });
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
