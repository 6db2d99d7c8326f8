import { beforeAll, describe, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import type { ApiBody, ApiMember } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

interface Row {
  readonly line: number;
  readonly columns?: object;
  readonly refused?: string;
}
interface ReportRow {
  readonly line: number;
  readonly state: string;
  readonly detail: string;
  readonly food: string;
  readonly name: string;
}

let admin: ApiMember;

const { server, api } = serverOfFile();
beforeAll(async () => {
  admin = await api.joinAsAdmin('importer');
});

const ask = (method: string, path: string, body?: object) =>
  api.call(method, `/api/admin/imports${path}`, { token: admin.token, ...(body === undefined ? {} : { body }) });
const food = (columns: object) =>
  api.call('POST', '/api/collections/foods/records', {
    token: admin.token,
    body: { uploaded_by: admin.id, ...columns },
  });
const step = (id: string, name: string) => ask('POST', `/${id}/${name}`, {});
const named = (word: string, count: number): Row[] =>
  Array.from({ length: count }, (_, place) => ({
    line: place + 2,
    columns: { name: `${word} ${place}`, origin: 'Nowhere' },
  }));

async function checked(rows: readonly Row[], total = rows.length): Promise<string> {
  const { id } = (await ask('POST', '', { file_name: 'foods.csv', total })).body;
  expect((await ask('POST', `/${id}/rows`, { rows })).body['judged']).toBe(rows.length);
  return id;
}

async function report(
  id: string,
  states = 'ready,renamed,duplicate,refused,added,kept,undone',
): Promise<readonly ReportRow[]> {
  const rows: ReportRow[] = [];
  for (let after: unknown = 0; after !== null;) {
    const { body } = await ask('GET', `/${id}/rows?states=${states}&after=${String(after)}`);
    rows.push(...(body['rows'] as ReportRow[]));
    after = body['next'];
  }
  return rows;
}

async function job(id: string): Promise<ApiBody> {
  return (await api.call('GET', `/api/collections/food_imports/records/${id}`, { token: admin.token })).body;
}

async function ran(id: string): Promise<ApiBody> {
  while (['running', 'undoing'].includes(String((await step(id, 'run')).body['status'])));
  return job(id);
}

describe('a dry run', () => {
  test('judges each row by line and writes no food (R14)', async () => {
    const there = (await food({ name: 'Borscht', origin: 'Ukrainian' })).body.id;
    const id = await checked([
      { line: 2, columns: { name: 'Solyanka', origin: 'Russian' } },
      { line: 3, columns: { name: ' borscht ', origin: 'ukrainian' } },
      { line: 4, columns: { name: 'Borscht', origin: 'Polish' } },
      { line: 5, columns: { name: 'BORSCHT', origin: '' } },
      { line: 6, columns: { name: 'Solyanka' } },
      { line: 7, columns: { name: 'Solyanka', origin: 'Georgian' } },
      { line: 8, columns: { name: '  ' } },
      { line: 9, columns: { name: 'x'.repeat(121) } },
      { line: 10, columns: { name: 'Oddity', ingredients: 'not a list' } },
      { line: 11, refused: 'sweet: "very" is no number from 0 to 5' },
    ]);
    expect((await report(id)).map(({ line, state, detail }) => [line, state, detail])).toEqual([
      [2, 'ready', ''],
      [3, 'duplicate', `food ${there}`],
      [4, 'renamed', 'Borscht (2)'],
      [5, 'duplicate', `food ${there}`],
      [6, 'duplicate', 'line 2'],
      [7, 'renamed', 'Solyanka (2)'],
      [8, 'refused', 'name: it is missing'],
      [9, 'refused', expect.stringContaining('name')],
      [10, 'refused', expect.stringContaining('ingredients')],
      [11, 'refused', 'sweet: "very" is no number from 0 to 5'],
    ]);
    expect(await job(id)).toMatchObject({
      status: 'checking',
      total: 10,
      ready: 1,
      renamed: 2,
      duplicate: 3,
      refused: 4,
      added: 0,
    });
    expect((await api.call('GET', '/api/collections/foods/records?perPage=1')).body['totalItems']).toBe(1);
  });

  test('holds every name to the rules for names, and compares what eyes see (R40)', async () => {
    const there = (await food({ name: 'Minestrone', origin: 'Italian' })).body.id;
    const id = await checked([
      { line: 2, columns: { name: 'Mine\u200bstrone' } },
      { line: 3, columns: { name: '🍜' } },
      { line: 4, columns: { name: '\u0410dmin' } },
      { line: 5, columns: { name: 'Minestr\u043ene', origin: 'Italian' } },
      { line: 6, columns: { name: ' Pasta\u00a0e  fagioli ' } },
      { line: 7, columns: { name: 'P\u0430sta e fagioli' } },
    ]);
    expect((await report(id)).map(({ line, state, detail }) => [line, state, detail])).toEqual([
      [2, 'refused', expect.stringContaining('invisible')],
      [3, 'refused', expect.stringContaining('letter or digit')],
      [4, 'refused', expect.stringContaining('reserved')],
      [5, 'duplicate', `food ${there}`],
      [6, 'ready', ''],
      [7, 'duplicate', 'line 6'],
    ]);
    expect((await step(id, 'start')).status).toBe(200);
    await ran(id);
    expect((await report(id, 'added')).map(({ name }) => name)).toEqual([expect.stringContaining('fagioli')]);
    const { body } = await api.call(
      'GET',
      `/api/collections/foods/records?filter=${encodeURIComponent("name~'fagioli'")}`,
    );
    expect(body.items.map((item) => item['name'])).toEqual(['Pasta e fagioli']);
  });

  test('must be whole before the start, takes a batch twice, and refuses what is no row', async () => {
    const rows = named('Whole', 3);
    const id = await checked(rows, 4);
    expect((await ask('POST', `/${id}/rows`, { rows })).body['judged']).toBe(3);
    expect((await step(id, 'start')).body.data['total']?.code).toBe('validation_incomplete');
    for (const wrong of [
      undefined,
      {},
      [{ line: 0, columns: {} }],
      [{ line: 1 }],
      [{ columns: { name: 'x' } }],
      [null],
      Array.from({ length: 501 }, (_, line) => ({ line: line + 1, refused: 'x' })),
    ]) {
      expect((await ask('POST', `/${id}/rows`, { rows: wrong })).body.data['rows']?.code).toBe(
        'validation_invalid_shape',
      );
    }
    for (const wrong of [
      {},
      { file_name: 'x', total: 0 },
      { file_name: 'x', total: 50_001 },
      { file_name: 'x', total: 1.5 },
      { file_name: ' ', total: 1 },
    ])
      expect((await ask('POST', '', wrong)).status).toBe(400);
    expect((await step(newRecordId(), 'start')).status).toBe(404);
    expect((await step(id, 'explode')).status).toBe(404);
  });
});

describe('an import', () => {
  test("adds what is ready, as the catalogue's own, with nothing that the file does not say (R4)", async () => {
    const id = await checked([
      {
        line: 2,
        columns: {
          name: 'Kulajda',
          origin: 'Czech',
          description: 'A soup of dill and mushrooms.',
          rating: 5,
          is_hidden: true,
          uploaded_by: admin.id,
          taste_intensity: null,
          course: 'soup',
          portion: 'one bowl',
          way_of_eating: 'With a spoon.',
          likened: [{ food: 'Borscht', but: 'white, and with dill' }],
          language: 'cs',
        },
      },
    ]);
    expect((await step(id, 'start')).status).toBe(200);
    expect(await ran(id)).toMatchObject({ status: 'done', added: 1, ready: 0, actor: admin.id });
    const [row] = await report(id);
    const stored = (await api.call('GET', `/api/collections/foods/records/${row?.food}`)).body;
    expect(stored).toMatchObject({
      name: 'Kulajda',
      origin: 'Czech',
      uploaded_by: '',
      rating: 0,
      is_hidden: false,
      taste_intensity: null,
      taste_profile: null,
      allergens: null,
      dietary_info: null,
      image_url: '',
      course: 'soup',
      portion: 'one bowl',
      way_of_eating: 'With a spoon.',
      likened: [{ food: 'Borscht', but: 'white, and with dill' }],
      language: 'cs',
    });
    expect(
      (await pullAll(api, { token: admin.token, cursors: { 'g:admins': 0 } })).rows['food_imports']?.find(
        (one) => one.id === id,
      ),
    ).toMatchObject({ status: 'done', added: 1 });
    const log = (
      await api.call('GET', `/api/collections/admin_actions/records?filter=${encodeURIComponent(`subject='${id}'`)}`, {
        token: admin.token,
      })
    ).body.items;
    expect(log).toMatchObject([{ action: 'import.start', actor: admin.id, details: { name: 'foods.csv', rows: 1 } }]);
  });

  test('judges again at the time of adding: what a member has shared meanwhile is no second one', async () => {
    const id = await checked([
      { line: 2, columns: { name: 'Meanwhile', origin: 'Here' } },
      { line: 3, columns: { name: 'Elsewhere', origin: 'Here' } },
    ]);
    await food({ name: 'meanwhile', origin: 'here' });
    await food({ name: 'elsewhere', origin: 'There' });
    await step(id, 'start');
    expect(await ran(id)).toMatchObject({ added: 1, duplicate: 1 });
    expect((await report(id)).map(({ state, detail }) => [state, detail.replace(/ .{15}$/, '')])).toEqual([
      ['duplicate', 'food'],
      ['added', 'Elsewhere (2)'],
    ]);
  });

  test('carries on after a crash and adds every food once, also where two work on it and it is started twice', async () => {
    const id = await checked(named('Crash', 300));
    expect((await Promise.all([step(id, 'start'), step(id, 'start')])).map(({ status }) => status)).toEqual([200, 200]);
    const working = [step(id, 'run'), step(id, 'run')].map((answer) => answer.catch(() => undefined));
    while (Number((await job(id))['added']) < 25);
    await server.kill();
    await Promise.all(working);
    await server.restart();
    await Promise.all([ran(id), ran(id)]);
    expect(await job(id)).toMatchObject({ status: 'done', added: 300 });
    const found = await api.call(
      'GET',
      `/api/collections/foods/records?perPage=1&filter=${encodeURIComponent("name~'Crash'")}`,
    );
    expect(found.body['totalItems']).toBe(300);
  });

  test('is cancelled, carried on, and taken back whole, but for what members have reviewed', async () => {
    const id = await checked(named('Taken', 120));
    expect((await step(id, 'cancel')).body.data['status']?.code).toBe('validation_invalid_step');
    await step(id, 'start');
    expect((await step(id, 'cancel')).status).toBe(200);
    expect((await step(id, 'run')).body['status']).toBe('cancelled');
    const cancelled = await job(id);
    expect(cancelled['status']).toBe('cancelled');
    expect(Number(cancelled['added'])).toBeLessThan(120);
    await step(id, 'start');
    expect(await ran(id)).toMatchObject({ status: 'done', added: 120 });

    const [first] = await report(id);
    expect(
      (
        await api.call('POST', '/api/collections/reviews/records', {
          token: admin.token,
          body: { food: first?.food, user: admin.id, rating: 4 },
        })
      ).status,
    ).toBe(200);
    expect((await step(id, 'undo')).status).toBe(200);
    expect(await ran(id)).toMatchObject({ status: 'undone', added: 0, kept: 1, undone: 119 });
    expect(await report(id, 'kept')).toMatchObject([{ line: 2, detail: 'It has reviews of members.' }]);
    const left = await api.call('GET', `/api/collections/foods/records?filter=${encodeURIComponent("name~'Taken'")}`);
    expect(left.body.items.map((item) => item.id)).toEqual([first?.food]);
    expect((await step(id, 'start')).status).toBe(400);
  });
});
