import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiAnswer, type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { idsPulled, pullAll } from '#tests/support/pull-all.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let superuser: string;
let chef: ApiMember;
let ben: ApiMember;
let admin: ApiMember;
let food: string;
let other: string;

const { api } = serverOfFile();
const asChef = { role: 'professional_chef', professional: { business_name: 'Chez Chef' } };
beforeAll(async () => {
  superuser = await api.asSuperuser();
  [ben, admin] = [await api.join('ben_places'), await api.joinAsAdmin('adm_places')];
});
beforeEach(async () => {
  chef = await api.join(`chef_${newRecordId()}`, asChef);
  await verify(chef, true);
  [food, other] = [await aFood(), await aFood()];
});

const aFood = () => api.create('foods', superuser, { name: `Rye ${newRecordId()}` });
const verify = ({ id }: ApiMember, is_verified: boolean) =>
  api.create('user_roles', superuser, { user: id, role: 'professional_chef', is_verified });
const send = (method: string, path: string, by: ApiMember, body?: object, mutation = randomUUID()) =>
  api.call(method, path, { token: by.token, body, headers: { 'X-Mutation-Id': mutation } });
const week = [
  [
    [540, 720],
    [840, 1320],
  ],
  [[540, 1020]],
  [],
  [[540, 1020]],
  [[1080, 1560]],
  [[0, 1440]],
  [],
];
const add = (by: ApiMember = chef, more: object = {}) =>
  send('POST', recordsPath('places'), by, {
    user: by.id,
    name: 'The Corner',
    address: '1 Market Square',
    position: { latitude: 52.52, longitude: 13.405 },
    hours: week,
    time_zone: 'Europe/Berlin',
    foods: [food],
    ...more,
  });
const edit = (id: string, body: object, by: ApiMember = chef) => send('PATCH', recordsPath('places', id), by, body);
const refusal = ({ status, body }: ApiAnswer) => [
  status,
  Object.entries(body.data ?? {}).map(([field, { code }]) => `${field} ${code}`),
];
const read = async (id: string, by?: ApiMember) => api.call('GET', recordsPath('places', id), { token: by?.token });
const pulled = async (topic: string) => (await pullAll(api, { cursors: { [topic]: 0 } })).rows;

describe('a place (R34)', () => {
  test('is a verified professional’s, at that moment; who loses it hides it, and shows it again with it', async () => {
    expect(refusal(await add(ben))).toEqual([400, ['user validation_not_verified']]);
    expect((await add(ben, { user: chef.id })).status).toBe(400);
    const { id } = (await add()).body;
    expect((await read(id)).status).toBe(200);
    await verify(chef, false);
    expect([(await read(id)).status, (await read(id, ben)).status, (await read(id, chef)).status]).toEqual([
      404, 404, 200,
    ]);
    expect(refusal(await edit(id, { name: 'Elsewhere' }))).toEqual([400, ['user validation_not_verified']]);
    expect((await pulled(`f:${food}`))['places'] ?? []).toEqual([]);
    await verify(chef, true);
    expect((await read(id)).status).toBe(200);
    await verify(chef, false);
    expect((await send('DELETE', recordsPath('places', id), chef)).status).toBe(204);
  });

  test('of a suspended member is in nobody’s sight, until the suspension ends', async () => {
    const { id } = (await add()).body;
    const call = (what: string) =>
      api.call('POST', `/api/admin/members/${chef.id}/${what}`, {
        token: admin.token,
        body: { reason: 'For a while.' },
      });
    expect((await call('suspend')).status).toBe(200);
    expect((await read(id)).status).toBe(404);
    expect((await call('unsuspend')).status).toBe(200);
    expect((await read(id)).status).toBe(200);
  });

  test('arrives exactly once, where one of its foods or its keeper is open [S2][S18]', async () => {
    const mutation = randomUUID();
    const id = newRecordId();
    const body = {
      id,
      user: chef.id,
      name: ' The Corner ',
      address: ' 1 Market Square ',
      time_zone: 'UTC',
      foods: [food],
    };
    const twice = await Promise.all(
      [mutation, mutation].map((name) => send('POST', recordsPath('places'), chef, body, name)),
    );
    expect(twice.map(({ status, body: told }) => [status, told.id])).toEqual([
      [200, id],
      [200, id],
    ]);
    const rows = await pulled(`f:${food}`);
    expect(rows['places']).toMatchObject([
      { id, name: 'The Corner', address: '1 Market Square', hours: null, position: null, foods: [food] },
    ]);
    expect(rows['profiles']?.map((row) => row.id)).toContain(chef.id);
    expect((await pulled(`m:${chef.id}`))['places']?.map((row) => row.id)).toEqual([id]);
    const own = await pullAll(api, { token: chef.token, cursors: { [`u:${chef.id}`]: 0 } });
    expect(own.rows['places']?.map((row) => row.id)).toEqual([id]);
  });

  test('leaves the page of a food that is not served there any more, and goes with none', async () => {
    const { id } = (await add(chef, { foods: [food, other] })).body;
    await edit(id, { foods: [other] });
    const left = await pullAll(api, { cursors: { [`f:${food}`]: 0 } });
    // The place is told, with the row that lists the food no more.
    expect([idsPulled(left, 'places'), left.rows['places']?.map((row) => row['foods'])]).toEqual([[id], [[other]]]);
    await api.call('DELETE', recordsPath('foods', other), { token: superuser });
    expect((await read(id)).body['foods']).toEqual([]);
  });

  test('names foods that are there for everybody, each once; others are no reason to refuse the rest', async () => {
    const hidden = await api.create('foods', superuser, { name: `Soup ${newRecordId()}`, is_hidden: true });
    const { body } = await add(chef, { foods: [food, newRecordId(), hidden, other, food] });
    expect(body['foods']).toEqual([food, other]);
  });

  test.each([
    ['a name without a word', { name: ' ' }, 'name validation_required'],
    ['no address', { address: '' }, 'address validation_required'],
    ['a name that is too long', { name: 'x'.repeat(121) }, 'name validation_max_text_constraint'],
    ['no time zone', { time_zone: '' }, 'time_zone validation_required'],
    ['a time zone that is none', { time_zone: 'Europe/Berlin; DROP' }, 'time_zone validation_invalid_format'],
    ['a latitude beyond the pole', { position: { latitude: 91, longitude: 0 } }, 'position validation_invalid_shape'],
    [
      'a position with more to it',
      { position: { latitude: 1, longitude: 1, at: 'home' } },
      'position validation_invalid_shape',
    ],
    ['hours in words', { hours: 'nine to five' }, 'hours validation_invalid_shape'],
    ['hours of half a minute', { hours: [[[0.5, 3]]] }, 'hours validation_invalid_shape'],
    ['hours of eight days', { hours: Array.from({ length: 8 }, () => []) }, 'hours validation_invalid_shape'],
    ['foods that are no list', { foods: { one: food } }, 'foods validation_invalid_shape'],
    ['foods without end', { foods: Array.from({ length: 61 }, () => food) }, 'foods validation_invalid_shape'],
  ])('is refused with %s', async (_what, more, problem) => {
    expect(refusal(await add(chef, more))).toEqual([400, [problem]]);
  });

  test('cannot be listed, shown or moved by hand', async () => {
    const { id } = (await add()).body;
    for (const body of [{ is_listed: true }, { is_hidden: false, is_listed: false }, { user: ben.id }])
      expect((await edit(id, { ...body, is_hidden: true })).status).toBe(400);
    for (const by of [ben, admin]) {
      expect((await edit(id, { name: 'Mine' }, by)).status).toBe(404);
      expect((await send('DELETE', recordsPath('places', id), by)).status).toBe(404);
    }
  });

  test('is one of twenty at most', async () => {
    for (let made = 0; made < 20; made += 1) expect((await add()).status).toBe(200);
    expect(refusal(await add())).toEqual([400, ['id validation_too_many_rows']]);
  });

  test('can be reported and hidden; then only its keeper and admins read it', async () => {
    const { id } = (await add()).body;
    const report = await api.create('reports', ben, {
      reporter: ben.id,
      kind: 'place',
      item: id,
      reason: 'misleading',
    });
    const stored = await api.call('GET', recordsPath('reports', report), { token: superuser });
    expect(stored.body).toMatchObject({ item_owner: chef.id, excerpt: 'The Corner\n1 Market Square' });
    await send('PATCH', recordsPath('reports', report), admin, { status: 'hidden' });
    expect([(await read(id)).status, (await read(id, chef)).status, (await read(id, admin)).status]).toEqual([
      404, 200, 200,
    ]);
    expect((await pulled(`m:${chef.id}`))['places'] ?? []).toEqual([]);
  });

  test('is not seen across a block (R38)', async () => {
    const { id } = (await add()).body;
    const blocked = await api.join(`far_${newRecordId()}`);
    await api.create('blocks', blocked, { blocker: blocked.id, blocked: chef.id });
    expect((await read(id, blocked)).status).toBe(404);
    expect((await read(id, ben)).status).toBe(200);
  });
});
