import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateFood } from '#tests/bench/support/generate-food.ts';
import { seedFoods } from '#tests/bench/support/seed-foods.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiBody, type Api, openApi } from '#tests/support/server/open-api.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';

/** More than a device holds the rows of. */
const FOODS = 3100;
const FIRST = 1000;

interface Part {
  readonly hash: string;
  readonly rows: number;
}
interface Manifest {
  readonly rows: number;
  readonly parts: readonly Part[];
  readonly elsewhere?: number;
}

let server: PocketBaseServer;
let api: Api;

beforeAll(async () => {
  server = await startPocketBase();
  await seedFoods(server, { count: FOODS, generate: generateFood });
  api = openApi(server);
});
afterAll(() => server.stop());

async function manifest(query: string): Promise<Manifest> {
  return (await api.call('GET', `/api/sync/snapshot${query}`)).body as unknown as Manifest;
}
async function foodsOf(parts: readonly Part[]): Promise<ApiBody[]> {
  const texts = await Promise.all(
    parts.map(async ({ hash }) => (await fetch(`${server.url}/api/sync/snapshot/${hash}`)).text()),
  );
  return texts
    .flatMap((text) => text.trimEnd().split('\n'))
    .map((line) => JSON.parse(line) as { c: string; r: ApiBody })
    .flatMap(({ c, r }) => (c === 'foods' ? [r] : []));
}

test('[S11] of a large catalogue a device is told the foods of the first screens, and how many are elsewhere', async () => {
  const [first, whole] = [await manifest('?rows=first'), await manifest('')];
  expect(first.elsewhere).toBe(FOODS - FIRST);
  expect(first.rows).toBe(whole.rows - (FOODS - FIRST));
  expect(first.parts.reduce((sum, { rows }) => sum + rows, 0)).toBe(first.rows);
  expect(whole.parts.slice(0, 2)).toEqual(first.parts.slice(0, 2));
  const foods = await foodsOf(first.parts);
  expect(foods).toHaveLength(FIRST);
  const here = new Set(foods.map(({ id }) => id));
  const all = await foodsOf(whole.parts);
  expect(new Set(all.map(({ id }) => id)).size).toBe(FOODS);
  const newest = all.toSorted((a, b) => String(b['created']).localeCompare(String(a['created']))).slice(0, 24);
  expect(newest.filter(({ id }) => !here.has(id))).toEqual([]);
});

test('[S9] an earlier version of the app, which asks for no part of it, is told the whole snapshot as before', async () => {
  const whole = await manifest('');
  expect(Object.keys(whole).toSorted()).toEqual(['epoch', 'parts', 'rows', 'seq']);
  expect(Object.keys(whole.parts.at(-1) ?? {}).toSorted()).toEqual(['bytes', 'hash', 'rows']);
});

test('[S18] rows of foods are told by their ids, as the caller may read them now, with the head before them', async () => {
  const [cook, other] = [await api.join('cook_rows'), await api.join('other_rows')];
  const made = await api.call('POST', '/api/collections/foods/records', {
    token: cook.token,
    body: { name: 'Far dish', uploaded_by: cook.id, texture: ['soft'] },
  });
  const { id } = made.body;
  const ask = (token?: string) =>
    api.call('POST', '/api/sync/foods', {
      ...(token === undefined ? {} : { token }),
      body: { ids: [id, newRecordId(), `bf${'0'.repeat(13)}`] },
    });
  const head = (await api.call('GET', '/api/sync/health')).body as unknown as { head: number; epoch: string };
  const told = (await ask()).body as unknown as { epoch: string; seq: number; rows: ApiBody[] };
  expect([told.epoch, told.seq]).toEqual([head.epoch, head.head]);
  expect(told.rows.map((row) => row.id)).toEqual([id, `bf${'0'.repeat(13)}`]);
  expect(told.rows[0]).toEqual((await api.call('GET', `/api/collections/foods/records/${id}`)).body);
  const block = await api.call('POST', '/api/collections/blocks/records', {
    token: other.token,
    body: { blocker: other.id, blocked: cook.id },
  });
  expect(block.status).toBe(200);
  for (const [token, seen] of [
    [other.token, 1],
    [cook.token, 2],
    [undefined, 2],
  ] as const)
    expect(((await ask(token)).body as unknown as { rows: ApiBody[] }).rows).toHaveLength(seen);
});

test('a question for rows that is none is refused', async () => {
  const tooMany = Array.from({ length: 101 }, newRecordId);
  for (const body of [{}, { ids: 'x' }, { ids: ['x'] }, { ids: tooMany }, { ids: [null] }])
    expect((await api.call('POST', '/api/sync/foods', { body })).status).toBe(400);
});
