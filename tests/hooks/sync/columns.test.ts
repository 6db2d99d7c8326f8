import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import { decodeFoodColumns } from '#domain/foods/decoding/decode-food-columns.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { type TasteTraits, tasteTraitsOf } from '#domain/foods/taste-traits.ts';
import { allergenStatus } from '#domain/safety/allergen-status.ts';
import { allergenWords } from '#domain/taste/taste-vocabulary.ts';
import { readFoodColumns } from '#remote/read-food-columns.ts';
import { encodeFoodColumns } from '#tests/support/encode-food-columns.ts';
import type { ApiMember } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

interface Manifest {
  epoch: string;
  seq: number;
  foods: number;
  hash: string;
  bytes: number;
}

let superuser: string;
let cook: ApiMember;

const { server, api } = serverOfFile({ seed: 'few' });
beforeAll(async () => {
  superuser = await api.asSuperuser();
  cook = await api.join('cook_columns');
});

async function newest(): Promise<Manifest> {
  return (await api.call('GET', '/api/sync/columns')).body as unknown as Manifest;
}
async function build(): Promise<Manifest> {
  expect((await api.call('POST', '/api/sync/snapshot', { token: superuser })).status).toBe(200);
  return newest();
}
async function read({ hash }: Manifest): Promise<readonly TasteTraits[]> {
  const decoded = decodeFoodColumns(await (await fetch(`${server.url}/api/sync/columns/${hash}`)).json());
  if (decoded.kind === 'refused') throw new Error(decoded.why);
  return decoded.value;
}
async function newFood(name: string, columns: object = {}): Promise<string> {
  const answer = await api.call('POST', '/api/collections/foods/records', {
    token: cook.token,
    body: { name, uploaded_by: cook.id, ...columns },
  });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body.id;
}
/** PocketBase gives no more at once. */
const MOST_OF_PAGE = 1_000;

/** Every food as a visitor reads it. */
async function visitorRows(): Promise<SyncedRow[]> {
  const rows: SyncedRow[] = [];
  for (let page = 1; rows.length === (page - 1) * MOST_OF_PAGE; page += 1) {
    const query = `perPage=${MOST_OF_PAGE}&page=${page}&sort=id&skipTotal=1`;
    rows.push(
      ...((await api.call('GET', `/api/collections/foods/records?${query}`)).body.items as unknown as SyncedRow[]),
    );
  }
  return rows;
}
function byId(traits: readonly TasteTraits[]): readonly TasteTraits[] {
  return traits.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
function traitsOf(rows: readonly SyncedRow[]): readonly TasteTraits[] {
  return rows.flatMap((row) => {
    const food = decodeFood(row);
    return food.kind === 'valid' ? [tasteTraitsOf(food.value)] : [];
  });
}

/** Foods in every shape that the server takes. */
function oddFoods(count: number): readonly object[] {
  const word = fc.oneof(
    fc.constantFrom('umami', 'Umami', ' rich ', 'fresh', 'sweet, sour', '"quoted" \\ word', '🍜', ''),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );
  const words = fc.oneof(fc.array(word, { maxLength: 20 }), fc.constant(null));
  const loose = fc.oneof(
    words,
    fc.jsonValue({ maxDepth: 1 }),
    fc.constantFrom(true, false, 4, 0.5, 'sweet, sour', {}, [['deep']], [true, 1, null, 'soft']),
  );
  const level = fc.oneof(
    fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
    fc.constant(null),
  );
  const food = fc.record({
    native_name: fc.constantFrom('', 'ラーメン', 'Phở', 'ส้มตำ'),
    origin: fc.constantFrom('', 'Thai', 'Vietnamese', 'Thai '),
    description: fc.string({ unit: 'grapheme', maxLength: 80 }),
    mouthfeel_notes: word,
    taste: fc.constantFrom('', 'sweet, Sour,sweet'),
    taste_profile: fc.oneof(
      fc.record(
        {
          flavor: loose,
          flavors: loose,
          texture: loose,
          textures: loose,
          aroma: loose,
          aromas: loose,
          mouthfeel: loose,
        },
        { requiredKeys: [] },
      ),
      fc.constant(null),
    ),
    taste_intensity: fc.oneof(
      fc.record(
        { sweet: level, umami: level, spicy: level, temperature_served: loose, cooking_methods: loose },
        { requiredKeys: [] },
      ),
      fc.constant(null),
    ),
    texture: words,
    aroma: words,
    umami_level: fc.constantFrom(0, 2.25, 5),
    allergens: fc.oneof(words, fc.subarray([...allergenWords, 'MILK'])),
    may_contain: fc.oneof(words, fc.subarray([...allergenWords, 'MILK'])),
    health_warnings: words,
    ingredients: words,
    best_paired_with: words,
    serving_suggestions: words,
    dietary_info: fc.oneof(
      fc.record(
        { vegan: fc.constantFrom(true, false, null), nut_free: fc.constantFrom(true, null) },
        { requiredKeys: [] },
      ),
      fc.constant(null),
    ),
  });
  return fc.sample(food, { numRuns: count, seed: 20_260_102 });
}

test('the columns are what the rows say that a visitor may read, food for food (R4, R5)', async () => {
  for (const [place, columns] of oddFoods(120).entries()) await newFood(`Odd food ${place}`, columns);
  const reviewed = await newFood('Reviewed dish');
  await api.call('POST', '/api/collections/reviews/records', {
    token: cook.token,
    body: { food: reviewed, user: cook.id, rating: 5 },
  });
  const measured = await newFood('Measured dish', { taste_intensity: { sweet: 5, salty: 1 }, umami_level: 4 });
  const levels = [
    { sweet: 0.5, umami: 1, bitter: 0 },
    { sweet: 1, umami: 2.5, bitter: 0, salty: 5 },
    { sweet: 1, umami: 4, bitter: 0, salty: 5 },
  ];
  for (const [place, tasting] of levels.entries()) {
    const taster = await api.join(`taster_columns_${place}`);
    await api.create('reviews', taster, { food: measured, user: taster.id, rating: 1, tasting: { levels: tasting } });
  }
  const manifest = await build();
  const traits = await read(manifest);
  // From three tasters on their mean is what counts, also of what nobody stated; salty has two (R32).
  expect(traits.find(({ id }) => id === measured)).toMatchObject({
    intensities: { sweet: 0.8, umami: 2.5, bitter: 0, salty: 1 },
    defaulted: ['temperatureServed', 'sour', 'spicy'],
  });
  const rows = await visitorRows();
  expect(rows.length).toBeGreaterThan(220);
  expect(byId(traits)).toEqual(byId(traitsOf(rows)));
  expect(manifest.foods).toBe(rows.length);
  expect(traits[0]?.id).toBe(reviewed);
  const unrated = traits.slice(1).map(({ createdAt }) => createdAt);
  expect(unrated).toEqual(unrated.toSorted((one, other) => other - one));
});

test('the sentences of a member’s food speak in the columns as in its row (R28)', async () => {
  const noodles = await newFood('Plain noodles', {
    allergens: [],
    dietary_info: { nut_free: true, dairy_free: true },
    preparation_notes: 'Fried in peanut oil.',
    preparation_methods: ['stir in butter'],
    regional_variations: ['Xi’an with sesame'],
  });
  const traits = (await read(await build())).find(({ id }) => id === noodles);
  expect(traits).toBeDefined();
  if (traits === undefined) return;
  const statuses = (['peanut', 'milk', 'sesame', 'egg'] as const).map((word) => allergenStatus(traits, word));
  expect(statuses).toEqual(['may-contain', 'may-contain', 'not-stated', 'stated-free']);
});

test('the document has the form that the client is tested with', async () => {
  const document = (await (await fetch(`${server.url}/api/sync/columns/${(await build()).hash}`)).json()) as {
    columns: { id: string[] };
  };
  const rows = new Map((await visitorRows()).map((row) => [row.id, row]));
  const expected = encodeFoodColumns(document.columns.id.flatMap((id) => rows.get(id) ?? [])) as { columns: object };
  expect(Object.keys(document.columns)).toEqual(Object.keys(expected.columns));
  expect(decodeFoodColumns(document)).toEqual(decodeFoodColumns(expected));
});

test('a device reads them by both routes', async () => {
  const { epoch, seq, foods } = await build();
  const outcome = await readFoodColumns({ baseUrl: server.url });
  expect(outcome).toMatchObject({ kind: 'columns', epoch, seq });
  expect(outcome.kind === 'columns' && outcome.foods.length).toBe(foods);
});

test('[S11] the seq is from before the rows, so that the feed brings what came later', async () => {
  await newFood('Before the columns');
  const manifest = await build();
  const later = await newFood('After the columns');
  const next = await pullAll(api, { epoch: manifest.epoch, cursors: { '*': manifest.seq } });
  expect(next.rows['foods']?.map(({ id }) => id)).toEqual([later]);
  expect((await read(manifest)).map(({ id }) => id)).not.toContain(later);
});

test('[S11] a change makes a new document, the last three stay as they are, and the same catalogue the same document', async () => {
  const first = await build();
  expect((await build()).hash).toBe(first.hash);
  await newFood('Another dish');
  const second = await build();
  expect(second.hash).not.toBe(first.hash);
  expect((await read(second)).length).toBe((await read(first)).length + 1);
  for (const name of ['Third dish', 'Fourth dish']) {
    await newFood(name);
    await build();
  }
  expect((await fetch(`${server.url}/api/sync/columns/${second.hash}`)).status).toBe(200);
  expect((await fetch(`${server.url}/api/sync/columns/${first.hash}`)).status).toBe(404);
});

/** The answer's bytes as they come over the wire. */
function raw(
  at: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(server.url + at, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
    })
      .on('error', reject)
      .end();
  });
}

test('[S11] a document is named by its content, immutable, compressed once and asked for once', async () => {
  const { hash, bytes } = await build();
  const at = `/api/sync/columns/${hash}`;
  const plain = await raw(at, {});
  expect(createHash('sha256').update(plain.body).digest('hex')).toBe(hash);
  expect(plain.body.byteLength).toBe(bytes);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const small = await raw(at, { 'Accept-Encoding': 'gzip' });
  expect(gunzipSync(small.body)).toEqual(plain.body);
  for (const { headers } of [plain, small]) {
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['vary']).toContain('Accept-Encoding');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  for (const encoding of [{}, { 'Accept-Encoding': 'gzip' }]) {
    const again = await raw(at, { 'If-None-Match': String(small.headers['etag']), ...encoding });
    expect(again.status).toBe(304);
    expect(again.body.byteLength).toBe(0);
  }
  expect((await api.call('GET', '/api/sync/columns')).headers.get('Cache-Control')).toMatch(
    /^public, max-age=2, s-maxage=10,/,
  );
  // Where the compressed file is not there yet, the answer is compressed as it goes.
  await rm(path.join(server.dataDir, 'snapshots', `${hash}.columns.gz`));
  expect(gunzipSync((await raw(at, { 'Accept-Encoding': 'gzip' })).body)).toEqual(plain.body);
});

// A batch takes a JavaScript engine of the server for each of its requests, and most of them load all modules anew.
test('a large change is in a document within the minute, a small one can wait', { timeout: 240_000 }, async () => {
  const before = await build();
  const run = async () =>
    expect((await api.call('POST', '/api/crons/foretaste-columns', { token: superuser })).status).toBe(204);
  await newFood('A small change');
  await run();
  expect((await newest()).hash).toBe(before.hash);
  await api.call('PATCH', '/api/settings', {
    token: superuser,
    body: { batch: { enabled: true, maxRequests: 500, timeout: 200 } },
  });
  const requests = Array.from({ length: 500 }, (_, place) => ({
    method: 'POST',
    url: '/api/collections/foods/records',
    body: { name: `Imported ${place}` },
  }));
  expect((await api.call('POST', '/api/batch', { token: superuser, body: { requests } })).status).toBe(200);
  await run();
  await expect.poll(async () => (await newest()).foods, { timeout: 20_000 }).toBe(before.foods + 501);
});

test('a document that is gone is never named: the one before takes its place until the next is built', async () => {
  const before = await build();
  await newFood('In the lost document');
  const lost = await build();
  await rm(path.join(server.dataDir, 'snapshots', `${lost.hash}.columns`));
  expect((await newest()).hash).toBe(before.hash);
  expect((await build()).hash).toBe(lost.hash);
});

test('no other file is to be had', async () => {
  for (const at of ['..%2f..%2fdata.db', 'columns.json', 'f'.repeat(64), '%00', `${'f'.repeat(64)}.columns`]) {
    const { status } = await fetch(`${server.url}/api/sync/columns/${at}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
});

test('[S5] what a moderator hid is in no document that is built from then on', async () => {
  const hidden = await newFood('To be hidden');
  const before = await build();
  expect((await read(before)).map(({ id }) => id)).toContain(hidden);
  expect(
    (
      await api.call('PATCH', `/api/collections/foods/records/${hidden}`, {
        token: superuser,
        body: { is_hidden: true },
      })
    ).body['is_hidden'],
  ).toBe(true);
  const document = await (await fetch(`${server.url}/api/sync/columns/${(await build()).hash}`)).text();
  expect(document).not.toContain(hidden);
  expect(document).not.toContain('To be hidden');
});

test('a collection that begins to keep rows back is in no document until it is said which', async () => {
  const before = await newest();
  const { viewRule } = (await api.call('GET', '/api/collections/foods', { token: superuser })).body;
  const restrict = (rule: unknown) =>
    api.call('PATCH', '/api/collections/foods', { token: superuser, body: { viewRule: rule } });
  expect((await restrict('slug != "kept-back"')).status).toBe(200);
  await newFood('Kept back perhaps');
  expect((await api.call('POST', '/api/sync/snapshot', { token: superuser })).status).toBe(400);
  expect(await newest()).toEqual(before);
  expect((await restrict(viewRule)).status).toBe(200);
});

test('[S11] a start builds the columns that are missing or old', async () => {
  const food = await newFood('Before the restart');
  await server.restart();
  const manifest = await newest();
  expect((await read(manifest)).map(({ id }) => id)).toContain(food);
  await rm(path.join(server.dataDir, 'snapshots', 'columns.json'));
  expect((await api.call('GET', '/api/sync/columns')).status).toBe(204);
  await server.restart();
  expect((await newest()).hash).toBe(manifest.hash);
});
