import { beforeAll, describe, expect, test } from 'vitest';
import { mostKeptLists } from '#domain/values/list-limits.ts';
import { keptListIdFor } from '#domain/lists/kept-list.ts';
import type { FoodListId, MemberId } from '#domain/values/ids/ids.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { runSql, sqlHook } from '#tests/support/server/sql-hook.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

/** Of every member that the tests make. */
const password = 'a-test-password';

let ada: ApiMember;
let ben: ApiMember;

const { api } = serverOfFile({ hooks: sqlHook });
beforeAll(async () => {
  [ada, ben] = [await api.join('ada_keeps'), await api.join('ben_shows')];
});

const aList = (visibility: string, who = ben) =>
  api.create('food_lists', who, { user: who.id, name: 'Soups', visibility });
/** As devices write it: with the id that follows from list and member. */
const keep = (list: string, { who = ada, more = {} }: { who?: ApiMember; more?: object } = {}) => {
  const id = keptListIdFor(list as FoodListId, who.id as MemberId);
  return api.call('POST', recordsPath('kept_lists'), { token: who.token, body: { id, list, user: who.id, ...more } });
};
const kept = async (who = ada) =>
  (await api.call('GET', `${recordsPath('kept_lists')}?perPage=500`, { token: who.token })).body.items.map(
    ({ list, name }) => [list, name],
  );

describe('R46: a list of another', () => {
  test('is kept where it is shown, once, under the name that the server knows', async () => {
    const [shown, linked] = [await aList('public'), await aList('link')];
    const first = await keep(shown, { more: { name: 'Forged' } });
    expect(first.body.data).toMatchObject({ name: {} });
    const { body } = await keep(shown);
    expect([(await keep(shown)).body.id, (await keep(linked)).status]).toEqual([body.id, 200]);
    expect(new Map((await kept()) as [string, string][])).toEqual(
      new Map([
        [shown, 'Soups'],
        [linked, 'Soups'],
      ]),
    );
    expect(await kept(ben)).toEqual([]);
    const change = { token: ada.token, body: { list: linked } };
    expect((await api.call('PATCH', recordsPath('kept_lists', body.id), change)).status).toBe(403);
  });

  test('that is not shown is refused as one that is not there, and so is the own', async () => {
    const hidden = await aList('public');
    await runSql(api, `UPDATE food_lists SET is_hidden = 1 WHERE id = '${hidden}'`);
    for (const list of [await aList('private'), newRecordId(), await aList('public', ada), hidden]) {
      const { status, body } = await keep(list);
      expect([list, status, body.data]).toMatchObject([
        list,
        400,
        { list: { message: 'This list is no longer shared.' } },
      ]);
    }
  });

  test('stays kept when it is made private or deleted, and loses its name with its owner, or when it is hidden', async () => {
    const cleo = await api.join('cleo_leaves');
    const [secret, deleted, hidden, left] = await Promise.all([
      aList('public'),
      aList('public'),
      aList('public'),
      aList('public', cleo),
    ]);
    const dora = await api.join('dora_keeps');
    for (const list of [secret, deleted, hidden, left]) expect((await keep(list, { who: dora })).status).toBe(200);
    const before = await pullAll(api, { token: dora.token, cursors: { [`u:${dora.id}`]: 0 } });
    const byBen = { token: ben.token };
    await api.call('PATCH', recordsPath('food_lists', secret), { ...byBen, body: { visibility: 'private' } });
    await api.call('DELETE', recordsPath('food_lists', deleted), byBen);
    await api.call('PATCH', recordsPath('food_lists', hidden), {
      token: await api.asSuperuser(),
      body: { is_hidden: true },
    });
    expect((await api.call('POST', '/api/account/delete', { token: cleo.token, body: { password } })).status).toBe(204);
    expect(new Map((await kept(dora)) as [string, string][])).toEqual(
      new Map([
        [secret, 'Soups'],
        [deleted, 'Soups'],
        [hidden, ''],
        [left, ''],
      ]),
    );
    const after = await pullAll(api, { token: dora.token, epoch: before.epoch, cursors: before.cursors });
    expect(after.rows['kept_lists']?.map(({ list }) => list).toSorted()).toEqual([hidden, left].toSorted());
  });

  test('R38: is kept by nobody whom a block parts from its owner, whoever made the block, and does not come back', async () => {
    const [eve, finn] = [await api.join('eve_keeps'), await api.join('finn_keeps')];
    const [of, to] = [await aList('public', eve), await aList('public', finn)];
    expect([(await keep(to, { who: eve })).status, (await keep(of, { who: finn })).status]).toEqual([200, 200]);
    const block = await api.create('blocks', eve, { blocker: eve.id, blocked: finn.id });
    expect([await kept(eve), await kept(finn)]).toEqual([[], []]);
    expect((await keep(of, { who: finn })).body.data).toMatchObject({ list: { code: 'validation_not_shared' } });
    await api.call('DELETE', recordsPath('blocks', block), { token: eve.token });
    expect([await kept(eve), (await keep(of, { who: finn })).status]).toEqual([[], 200]);
  });

  test('a hundred are kept by a member; one more is refused with a sentence', async () => {
    const gus = await api.join('gus_keeps');
    const now = `strftime('%Y-%m-%d %H:%M:%fZ', 'now')`;
    await runSql(
      api,
      `INSERT INTO kept_lists (id, user, list, name, created, updated) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${mostKeptLists})
          SELECT printf('k%014d', i), '${gus.id}', printf('l%014d', i), '', ${now}, ${now} FROM n`,
    );
    expect((await keep(await aList('public'), { who: gus })).body.data).toMatchObject({
      id: { message: 'These are all the lists that a member can keep.' },
    });
  });
});
