import { beforeAll, describe, expect, test } from 'vitest';
import { listLimits } from '#domain/values/list-limits.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { pullAll, type Pulled } from '#tests/support/pull-all.ts';
import { runSql, sqlHook } from '#tests/support/server/sql-hook.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let ada: ApiMember;
let ben: ApiMember;
let food: string;

const { api } = serverOfFile({ hooks: sqlHook });
beforeAll(async () => {
  [ada, ben] = [await api.join('ada_lists'), await api.join('ben_lists')];
  food = await api.create('foods', ben, { name: 'Borscht', uploaded_by: ben.id });
});

const aList = (more: object = {}, who = ada) => api.create('food_lists', who, { user: who.id, name: 'Soups', ...more });
const put = (list: string, more: object = {}, who = ada) =>
  api.call('POST', recordsPath('food_list_items'), {
    token: who.token,
    body: { list, food, user: who.id, order_key: 'i', ...more },
  });
const rows = (count: number) =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count}) SELECT`;
const sql = (text: string) => runSql(api, text);

describe('R46: a list', () => {
  test('has a name that can be seen, and words of a bounded length', async () => {
    const make = (body: object) =>
      api.call('POST', recordsPath('food_lists'), { token: ada.token, body: { user: ada.id, ...body } });
    for (const wrong of [{}, { name: '  ' }, { name: 'x'.repeat(listLimits.name + 1) }])
      expect([wrong, (await make(wrong)).body.data]).toMatchObject([wrong, { name: {} }]);
    const long = await make({ name: 'Soups', text: 'x'.repeat(listLimits.text + 1) });
    expect(Object.keys(long.body.data)).toEqual(['text']);
    const { status, body } = await make({ name: '  Übergänge ', text: 'x'.repeat(listLimits.text) });
    expect([status, body['name']]).toEqual([200, 'Übergänge']);
    const blank = { token: ada.token, body: { name: ' ' } };
    expect((await api.call('PATCH', recordsPath('food_lists', body.id), blank)).status).toBe(400);
  });

  test('[S12] that two devices made of one file is there once and stays as it is, and says nothing of another member’s', async () => {
    const id = newRecordId();
    const make = (body: object, who = ada) =>
      api.call('POST', recordsPath('food_lists'), { token: who.token, body: { id, user: who.id, ...body } });
    expect((await make({ name: 'Soups' })).status).toBe(200);
    const shown = { token: ada.token, body: { name: 'Broths', visibility: 'link' } };
    expect((await api.call('PATCH', recordsPath('food_lists', id), shown)).status).toBe(200);
    const again = await make({ name: 'Soups', visibility: 'private' });
    expect([again.status, again.body]).toMatchObject([200, { name: 'Broths', visibility: 'link' }]);
    for (const foreign of [await make({ name: 'Soups' }, ben), await make({ name: 'Soups', user: ada.id }, ben)])
      expect([foreign.status, foreign.body['name']]).toEqual([400, undefined]);
    await api.call('DELETE', recordsPath('food_lists', id), { token: ada.token });
    expect((await make({ name: 'Soups' }, ben)).body.data).toMatchObject({ id: { code: 'validation_foreign_id' } });
    expect((await make({ name: 'Soups' })).status).toBe(200);
  });

  test('is told to its owner’s devices and to nobody else, with what is on it, and goes with it', async () => {
    const list = await aList({ text: 'With beetroot' });
    const item = (await put(list)).body.id;
    const own = { token: ada.token, cursors: { [`u:${ada.id}`]: 0 } };
    const before = await pullAll(api, own);
    expect(before.rows['food_lists']?.some(({ id }) => id === list)).toBe(true);
    expect(before.rows['food_list_items']).toMatchObject([{ id: item, list, food, order_key: 'i' }]);
    const cursors = { '*': 0, [`u:${ben.id}`]: 0, [`u:${ada.id}`]: 0, [`f:${food}`]: 0, [`m:${ada.id}`]: 0 };
    expect(JSON.stringify(await pullAll(api, { token: ben.token, cursors }))).not.toContain('food_list');
    const asked = `foods/records?filter=${encodeURIComponent(`food_list_items_via_food.list.text?='With beetroot'`)}`;
    const answer = await api.call('GET', `/api/collections/${asked}`, { token: ben.token });
    expect(answer.status === 200 ? answer.body.items : []).toEqual([]);

    await api.call('DELETE', recordsPath('food_lists', list), { token: ada.token });
    const after = await pullAll(api, { ...own, epoch: before.epoch, cursors: before.cursors });
    expect(after.entries.map(([, , collection, record]) => [collection, record]).toSorted()).toEqual([
      ['food_list_items', item],
      ['food_lists', list],
    ]);
    expect(after.rows).toEqual({});
  });

  test('holds a food once, wherever it is put there, until the food is gone', async () => {
    const list = await aList();
    const dish = await api.create('foods', ben, { name: 'Plov', uploaded_by: ben.id });
    const first = await put(list, { food: dish });
    expect((await put(list, { food: dish, order_key: 'k' })).status).toBe(400);
    expect((await put(list, { food: dish, id: newRecordId() })).body.data).toMatchObject({ id: {} });
    await api.call('DELETE', recordsPath('foods', dish), { token: ben.token });
    const gone = await api.call('GET', recordsPath('food_list_items', first.body.id), { token: ada.token });
    expect(gone.status).toBe(404);
  });

  test('takes no place that is no fraction, and an item moves to no other list, food or member', async () => {
    const [list, other] = [await aList(), await aList()];
    for (const order_key of ['', '0', 'a0', 'A', 'z'.repeat(61)])
      expect([order_key, (await put(list, { order_key })).status]).toEqual([order_key, 400]);
    const { id } = (await put(list)).body;
    const change = (body: object) =>
      api.call('PATCH', recordsPath('food_list_items', id), { token: ada.token, body }).then(({ status }) => status);
    expect(await change({ order_key: 'zzz1' })).toBe(200);
    for (const foreign of [{ list: other }, { user: ben.id }, { food: newRecordId() }])
      expect([foreign, await change(foreign)]).toEqual([foreign, 400]);
  });

  test('of another, or that is gone, is refused in one sentence', async () => {
    const theirs = await aList({}, ben);
    const answers = [await put(theirs), await put(newRecordId())];
    for (const { status, body } of answers)
      expect([status, body.data]).toMatchObject([400, { list: { message: 'This list is not there any more.' } }]);
  });
});

describe('R46: a list that is shown', () => {
  const see = async (list: string, who?: ApiMember) =>
    (await api.call('GET', recordsPath('food_lists', list), { token: who?.token })).status === 200;
  const setTo = (list: string, visibility: string) =>
    api.call('PATCH', recordsPath('food_lists', list), { token: ada.token, body: { visibility } });
  const topicOf = (list: string, who: ApiMember | undefined, before?: Pulled) =>
    pullAll(api, {
      token: who?.token,
      epoch: before?.epoch ?? null,
      cursors: before?.cursors ?? { [`l:${list}`]: 0 },
    });

  test('is private at first; by link whoever has its id sees it and nobody is given it; public ones are listed', async () => {
    const list = await aList();
    await put(list);
    const listed = async () =>
      (await api.call('GET', `${recordsPath('food_lists')}?perPage=500`)).body.items.some(({ id }) => id === list);
    const told = async () => JSON.stringify((await pullAll(api, { cursors: { [`m:${ada.id}`]: 0 } })).entries);
    const found: unknown[] = [];
    for (const visibility of ['private', 'link', 'public', 'private']) {
      expect((await setTo(list, visibility)).status).toBe(200);
      const items = (await topicOf(list, undefined)).rows['food_list_items']?.length ?? 0;
      found.push([visibility, await see(list), await see(list, ben), items, await listed()]);
      if (visibility === 'link') expect(await told()).not.toContain(list);
      if (visibility === 'public') expect(await told()).toContain(list);
    }
    expect(found).toEqual([
      ['private', false, false, 0, false],
      ['link', true, true, 1, false],
      ['public', true, true, 1, true],
      ['private', false, false, 0, false],
    ]);
    expect((await setTo(list, 'everybody')).status).toBe(400);
  });

  test('its topic tells who has opened it: of what comes, of whoever made it, and when all of it is out of sight again', async () => {
    const list = await aList({ visibility: 'link' });
    const { id } = (await put(list)).body;
    const before = await topicOf(list, ben);
    expect(before.rows).toMatchObject({
      food_lists: [{ id: list }],
      food_list_items: [{ id }],
      profiles: [{ id: ada.id }],
    });
    await setTo(list, 'private');
    const after = await topicOf(list, ben, before);
    expect(new Set(after.entries.map(([, , , record]) => record))).toEqual(new Set([list]));
    expect(after.rows).toEqual({});
    await setTo(list, 'public');
    expect((await topicOf(list, ben, after)).rows).toMatchObject({
      food_list_items: [{ id }],
      profiles: [{ id: ada.id }],
    });
  });

  test('what is on a private one, and whose it is, is told to nobody who knows its id, in no feed', async () => {
    const list = await aList();
    const { id } = (await put(list)).body;
    const pulled = async (who?: ApiMember) => (await topicOf(list, who)).entries.map(([, , , record]) => record);
    for (const who of [undefined, ben]) expect(new Set(await pulled(who))).toEqual(new Set([list]));
    expect(new Set(await pulled(ada))).toEqual(new Set([list, id, ada.id]));
    const { body: health } = await api.call('GET', '/api/sync/health');
    const page = `/api/sync/feed/l.${list}?epoch=${String(health['epoch'])}&after=0&upTo=${String(health['head'])}`;
    const { body } = await api.call('GET', page);
    const told = (body['entries'] as readonly string[][]).map(([, , , record]) => record);
    expect(new Set(told)).toEqual(new Set([list]));
    await api.call('DELETE', recordsPath('food_lists', list), { token: ada.token });
    for (const who of [undefined, ben, ada]) expect(new Set(await pulled(who))).toEqual(new Set([list]));
  });

  test('no one writes in it but its owner', async () => {
    const list = await aList({ visibility: 'public' });
    const { id } = (await put(list)).body;
    const tries = [
      ['PATCH', recordsPath('food_lists', list), { name: 'Mine' }],
      ['DELETE', recordsPath('food_lists', list), {}],
      ['PATCH', recordsPath('food_list_items', id), { order_key: 'k' }],
      ['DELETE', recordsPath('food_list_items', id), {}],
    ] as const;
    for (const [method, path, body] of tries)
      expect([path, (await api.call(method, path, { token: ben.token, body })).status]).toEqual([path, 404]);
    expect((await put(list, { user: ada.id }, ben)).status).toBe(400);
  });

  test('R38: is out of sight across a block, in both directions, and its topic is denied', async () => {
    const [eve, list] = [await api.join('eve_lists'), await aList({ visibility: 'public' })];
    const theirs = await aList({ visibility: 'public' }, eve);
    expect([await see(list, eve), await see(theirs, ada)]).toEqual([true, true]);
    const block = await api.create('blocks', ada, { blocker: ada.id, blocked: eve.id });
    expect([await see(list, eve), await see(theirs, ada), await see(list)]).toEqual([false, false, true]);
    expect((await topicOf(list, eve)).denied).toEqual([`l:${list}`]);
    await api.call('DELETE', recordsPath('blocks', block), { token: ada.token });
    expect(await see(list, eve)).toBe(true);
  });

  test('R38: can be reported, and hidden from all but its owner and admins by one of them', async () => {
    const [admin, list] = [await api.joinAsAdmin('admin_lists'), await aList({ visibility: 'public', text: 'Rude.' })];
    await put(list);
    const secret = await aList();
    const report = (item: string) =>
      api.call('POST', recordsPath('reports'), {
        token: ben.token,
        body: { reporter: ben.id, kind: 'list', item, reason: 'offensive' },
      });
    expect((await report(secret)).body.data).toMatchObject({ item: { code: 'validation_missing' } });
    const { status, body } = await report(list);
    expect([status, body['item_owner']]).toEqual([200, ada.id]);
    const decide = (next: string) =>
      api.call('PATCH', recordsPath('reports', body.id), { token: admin.token, body: { status: next } });
    expect((await decide('hidden')).status).toBe(200);
    expect([await see(list, ben), await see(list), await see(list, ada), await see(list, admin)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect((await topicOf(list, ben)).rows).not.toHaveProperty('food_list_items');
    const shown = { token: ada.token, body: { is_hidden: false } };
    expect((await api.call('PATCH', recordsPath('food_lists', list), shown)).status).toBe(400);
    await decide('restored');
    expect(await see(list, ben)).toBe(true);
  });
});

describe('bounds', () => {
  test('a member has 200 lists, and a list 500 foods; one more is refused with a sentence', async () => {
    const cleo = await api.join('cleo_lists');
    const list = await aList({}, cleo);
    const now = `strftime('%Y-%m-%d %H:%M:%fZ', 'now')`;
    await sql(
      `INSERT INTO food_lists (id, user, name, visibility, created, updated) ${rows(listLimits.lists - 2)} printf('l%014d', i), '${cleo.id}', 'L', 'private', ${now}, ${now} FROM n`,
    );
    await aList({}, cleo);
    const more = await api.call('POST', recordsPath('food_lists'), {
      token: cleo.token,
      body: { user: cleo.id, name: 'One more' },
    });
    expect([more.status, more.body.data]).toMatchObject([
      400,
      { id: { message: 'These are all the lists that a member can have.' } },
    ]);
    await sql(
      `INSERT INTO food_list_items (id, list, food, user, order_key, created, updated) ${rows(listLimits.items - 1)} printf('i%014d', i), '${list}', printf('f%014d', i), '${cleo.id}', 'a', ${now}, ${now} FROM n`,
    );
    expect((await put(list, {}, cleo)).status).toBe(200);
    const dish = await api.create('foods', ben, { name: 'Laksa', uploaded_by: ben.id });
    const full = await put(list, { food: dish }, cleo);
    expect([full.status, full.body.data]).toMatchObject([
      400,
      { list: { message: 'These are all the foods that a list can hold.' } },
    ]);
  });
});
