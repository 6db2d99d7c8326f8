import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiAnswer, type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { runSql, sqlHook } from '#tests/support/server/sql-hook.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let superuser: string;
let chef: ApiMember;
let ben: ApiMember;
let ola: ApiMember;
let admin: ApiMember;
let food: string;

const { api } = serverOfFile({ hooks: sqlHook });
const asChef = { role: 'professional_chef', professional: { business_name: 'Chez Chef' } };
beforeAll(async () => {
  superuser = await api.asSuperuser();
  [ben, ola, admin] = [await api.join('ben_events'), await api.join('ola_events'), await api.joinAsAdmin('adm_events')];
});
beforeEach(async () => {
  chef = await api.join(`chef_${newRecordId()}`, asChef);
  await verify(chef, true);
  food = await api.create('foods', superuser, { name: `Rye ${newRecordId()}` });
  await follow(ben);
});

const verify = ({ id }: ApiMember, is_verified: boolean) =>
  api.create('user_roles', superuser, { user: id, role: 'professional_chef', is_verified });
const follow = (by: ApiMember) => api.create('user_follows', by, { follower: by.id, following: chef.id });
const send = (method: string, path: string, by: ApiMember, body?: object, mutation = randomUUID()) =>
  api.call(method, path, { token: by.token, body, headers: { 'X-Mutation-Id': mutation } });
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const announce = (by: ApiMember = chef, more: object = {}, mutation = randomUUID()) =>
  send(
    'POST',
    recordsPath('food_events'),
    by,
    {
      user: by.id,
      name: 'Rye night',
      text: 'Three loaves and a soup.',
      starts: at(30),
      ends: at(34),
      time_zone: 'Europe/Berlin',
      address: '1 Market Square',
      foods: [food],
      ...more,
    },
    mutation,
  );
const edit = (id: string, body: object, by: ApiMember = chef) =>
  send('PATCH', recordsPath('food_events', id), by, body);
const refusal = ({ status, body }: ApiAnswer) => [
  status,
  Object.entries(body.data ?? {}).map(([field, { code }]) => `${field} ${code}`),
];
const read = async (id: string, by?: ApiMember) =>
  (await api.call('GET', recordsPath('food_events', id), { token: by?.token })).status;
const told = async ({ id }: ApiMember) =>
  (
    await api.call(
      'GET',
      `${recordsPath('notifications')}?perPage=200&filter=${encodeURIComponent(`user='${id}' && actor='${chef.id}' && type='event'`)}`,
      { token: superuser },
    )
  ).body.items;
const kindsTold = async (who: ApiMember) => (await told(who)).map((row) => (row['facts'] as { kind: string }).kind);

describe('an event (R34)', () => {
  test('is a verified professional’s, at that moment; who loses it hides it', async () => {
    expect(refusal(await announce(ben))).toEqual([400, ['user validation_not_verified']]);
    expect((await announce(ben, { user: chef.id })).status).toBe(400);
    const { id } = (await announce()).body;
    expect(await read(id)).toBe(200);
    await verify(chef, false);
    expect([await read(id), await read(id, ben), await read(id, chef)]).toEqual([404, 404, 200]);
    expect(refusal(await edit(id, { name: 'Elsewhere' }))).toEqual([400, ['user validation_not_verified']]);
    await verify(chef, true);
    expect(await read(id)).toBe(200);
    expect((await edit(id, { name: 'Mine' }, ben)).status).toBe(404);
    expect((await edit(id, { is_hidden: true })).status).toBe(400);
    expect((await announce(chef, { is_cancelled: true })).status).toBe(400);
  });

  test.each([
    ['no name', { name: ' ' }, 'name validation_required'],
    ['no place', { address: '' }, 'address validation_required'],
    ['an end before the beginning', { starts: at(5), ends: at(4) }, 'ends validation_order'],
    ['an end a long time after', { starts: at(5), ends: at(5 + 32 * 24) }, 'ends validation_order'],
    ['an end that is past', { starts: at(-5), ends: at(-1) }, 'ends validation_over'],
    ['a beginning in three years', { starts: at(3 * 8800), ends: at(3 * 8800 + 1) }, 'starts validation_too_far'],
    ['no beginning', { starts: '' }, 'starts validation_required'],
    ['a text without end', { text: 'x'.repeat(1001) }, 'text validation_max_text_constraint'],
    ['foods that are none', { foods: 'all' }, 'foods validation_invalid_shape'],
  ])('is refused with %s', async (_what, more, problem) => {
    expect(refusal(await announce(chef, more))).toEqual([400, [problem]]);
  });

  test('arrives exactly once, where one of its foods or its member is open, and is told once [S2][S18]', async () => {
    const mutation = randomUUID();
    const id = newRecordId();
    const [one, other] = await Promise.all([announce(chef, { id }, mutation), announce(chef, { id }, mutation)]);
    expect([one.status, other.status, one.body.id, other.body.id]).toEqual([200, 200, id, id]);
    for (const topic of [`f:${food}`, `m:${chef.id}`]) {
      const { rows } = await pullAll(api, { cursors: { [topic]: 0 } });
      expect(rows['food_events']).toMatchObject([{ id, name: 'Rye night', foods: [food], is_cancelled: false }]);
      expect(rows['profiles']?.map((row) => row.id)).toContain(chef.id);
    }
    expect(await told(ben)).toHaveLength(1);
  });

  test('can be reported and hidden; then only its member and admins read it', async () => {
    const { id } = (await announce()).body;
    const report = await api.create('reports', ben, { reporter: ben.id, kind: 'event', item: id, reason: 'spam' });
    const stored = await api.call('GET', recordsPath('reports', report), { token: superuser });
    expect(stored.body['excerpt']).toBe('Rye night\nThree loaves and a soup.\n1 Market Square');
    await send('PATCH', recordsPath('reports', report), admin, { status: 'hidden' });
    expect([await read(id), await read(id, ben), await read(id, chef), await read(id, admin)]).toEqual([
      404, 404, 200, 200,
    ]);
    await edit(id, { starts: at(31) });
    // Nothing is told of what nobody sees.
    expect(await kindsTold(ben)).toEqual(['event']);
  });
});

describe('those who follow its member', () => {
  test('are told of a new event, of another time, and that it is cancelled: each time one notification, unseen', async () => {
    const { id } = (await announce()).body;
    const [first] = await told(ben);
    expect(first).toMatchObject({
      facts: { kind: 'event', who: expect.stringContaining('Example'), what: 'Rye night' },
      message: expect.stringMatching(/ announces Rye night$/),
      link: expect.stringMatching(/^\/profile\/chef_/),
      seen: false,
    });
    expect(await told(ola)).toEqual([]);
    await api.call('PATCH', recordsPath('notifications', String(first?.id)), {
      token: superuser,
      body: { seen: true },
    });
    await edit(id, { text: 'Two loaves and a soup.' });
    expect((await told(ben)).map(({ seen }) => seen)).toEqual([true]);
    await edit(id, { starts: at(32) });
    expect((await told(ben)).map(({ seen, facts }) => [seen, (facts as { kind: string }).kind])).toEqual([
      [false, 'event_changed'],
    ]);
    await edit(id, { is_cancelled: true });
    expect(await kindsTold(ben)).toEqual(['event_cancelled']);
    expect(refusal(await edit(id, { is_cancelled: false }))).toEqual([400, ['is_cancelled validation_cancelled']]);
    await send('DELETE', recordsPath('food_events', id), chef);
    expect(await told(ben)).toEqual([]);
  });

  test('are told of three changes a day; a cancellation comes all the same', async () => {
    const { id } = (await announce()).body;
    for (const hours of [31, 32, 33]) await edit(id, { starts: at(hours), ends: at(hours + 1) });
    await api.call('PATCH', recordsPath('notifications', String((await told(ben))[0]?.id)), {
      token: superuser,
      body: { seen: true },
    });
    await edit(id, { starts: at(29) });
    expect((await told(ben)).map(({ seen }) => seen)).toEqual([true]);
    await edit(id, { is_cancelled: true });
    expect(await kindsTold(ben)).toEqual(['event_cancelled']);
  });

  test('hear nothing across a block, from whom they muted, or where they want no events', async () => {
    const [far, deaf] = [await api.join(`far_${newRecordId()}`), await api.join(`deaf_${newRecordId()}`)];
    const mute = await api.join(`mute_${newRecordId()}`);
    for (const one of [far, deaf, mute]) await follow(one);
    await api.create('blocks', far, { blocker: far.id, blocked: chef.id });
    await api.create('mutes', mute, { muter: mute.id, muted: chef.id });
    await api.create('notification_preferences', deaf, { id: deaf.id, user: deaf.id, mute_event: true });
    await announce();
    expect([await told(far), await told(deaf), await told(mute), (await told(ben)).length]).toEqual([[], [], [], 1]);
  });

  test('of whom there are very many, hear of it one batch after the other, each once', async () => {
    // Plain rows: nobody signs in as one of them.
    await runSql(
      api,
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 150)
      INSERT INTO users (id, email, password, tokenKey) SELECT 'many' || printf('%04d', i) || '${chef.id.slice(0, 7)}', i || '@${chef.id}.example', 'x', i || '${chef.id}' FROM n`,
    );
    await runSql(
      api,
      `INSERT INTO user_follows (id, follower, following) SELECT substr('f' || id, 1, 15), id, '${chef.id}' FROM users WHERE id LIKE 'many%${chef.id.slice(0, 7)}'`,
    );
    const { id } = (await announce()).body;
    const count = async () =>
      (
        await api.call(
          'GET',
          `${recordsPath('notifications')}?perPage=1&filter=${encodeURIComponent(`actor='${chef.id}' && type='event'`)}`,
          { token: superuser },
        )
      ).body['totalItems'];
    expect(await count()).toBe(100);
    const run = () => api.call('POST', '/api/crons/foretaste-event-news', { token: superuser });
    await run();
    await expect.poll(count, { timeout: 10_000 }).toBe(151);
    await run();
    await run();
    expect(await count()).toBe(151);
    await edit(id, { is_cancelled: true });
    await run();
    await expect.poll(count, { timeout: 10_000 }).toBe(151);
  });
});
