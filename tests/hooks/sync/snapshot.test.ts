import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import type { ApiBody, ApiMember } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import { longFoods } from './long-foods.ts';

interface Manifest {
  epoch: string;
  seq: number;
  rows: number;
  parts: { hash: string; rows: number; bytes: number }[];
}

let superuser: string;
let cook: ApiMember;

const { server, api } = serverOfFile();
beforeAll(async () => {
  superuser = await api.asSuperuser();
  cook = await api.join('cook_snap');
});

async function build(): Promise<Manifest> {
  expect((await api.call('POST', '/api/sync/snapshot', { token: superuser })).status).toBe(200);
  return (await api.call('GET', '/api/sync/snapshot')).body as unknown as Manifest;
}
async function read(manifest: Manifest): Promise<{ c: string; r: ApiBody }[]> {
  const texts = await Promise.all(
    manifest.parts.map(async ({ hash }) => (await fetch(`${server.url}/api/sync/snapshot/${hash}`)).text()),
  );
  return texts.flatMap((text) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { c: string; r: ApiBody }),
  );
}
async function newFood(name: string): Promise<string> {
  return (
    await api.call('POST', '/api/collections/foods/records', {
      token: cook.token,
      body: { name, uploaded_by: cook.id, texture: ['soft'] },
    })
  ).body.id;
}

test('[S11] the snapshot is what a visitor would pull, row for row, and its seq continues in the feed', async () => {
  const reviewed = await newFood('Reviewed dish');
  await newFood('Plain dish "quoted" 🍜 é');
  await api.call('POST', '/api/collections/reviews/records', {
    token: cook.token,
    body: { food: reviewed, user: cook.id, rating: 5 },
  });
  for (const [slug, isPublished] of [
    ['shown', true],
    ['draft', false],
  ] as const) {
    await api.call('POST', '/api/collections/blog_posts/records', {
      token: superuser,
      body: { slug, title: slug, is_published: isPublished },
    });
  }
  const manifest = await build();
  const rows = await read(manifest);
  const pulled = await pullAll(api, { cursors: { '*': 0 } });
  const key = (row: { c: string; r: ApiBody }) => `${row.c}/${row.r.id}`;
  // Counters by themselves are in the rows of the foods already [S23].
  const expected = Object.entries(pulled.rows)
    .filter(([c]) => c !== 'food_counts')
    .flatMap(([c, records]) => records.map((r) => ({ c, r })));
  expect(rows.toSorted((a, b) => key(a).localeCompare(key(b)))).toEqual(
    expected.toSorted((a, b) => key(a).localeCompare(key(b))),
  );
  expect(rows.filter(({ c }) => c === 'foods').map(({ r }) => r.id)[0]).toBe(reviewed);
  expect(rows.filter(({ c }) => c === 'blog_posts').map(({ r }) => r['slug'])).toEqual(['shown']);
  expect(manifest.rows).toBe(rows.length);

  const later = await newFood('Later dish');
  const next = await pullAll(api, { epoch: manifest.epoch, cursors: { '*': manifest.seq } });
  expect(next.rows['foods']?.map((row) => row.id)).toEqual([later]);
});

test('[S11] parts are named by their content, immutable, and of the size they claim', async () => {
  const manifest = await build();
  for (const part of manifest.parts) {
    const answer = await fetch(`${server.url}/api/sync/snapshot/${part.hash}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(part.hash);
    expect(bytes.byteLength).toBe(part.bytes);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
    expect(
      existsSync(join(server.dataDir, 'snapshots', `${part.hash}.ndjson.gz`)),
      'compressed once, not for every device',
    ).toBe(true);
  }
  expect((await api.call('GET', '/api/sync/snapshot')).headers.get('Cache-Control')).toMatch(
    /^public, max-age=2, s-maxage=10,/,
  );
  expect((await build()).parts).toEqual(manifest.parts);
});

test('[S11] the parts of the last three snapshots stay, older ones go', async () => {
  const first = await build();
  for (let k = 0; k < 2; k += 1) {
    await newFood(`Round ${newRecordId()}`);
    await build();
  }
  const hash = first.parts[0]?.hash ?? '';
  expect((await api.call('GET', `/api/sync/snapshot/${hash}`)).status).toBe(200);
  await newFood(`Round ${newRecordId()}`);
  await build();
  expect((await api.call('GET', `/api/sync/snapshot/${hash}`)).status).toBe(404);
});

test('only a superuser builds; nobody reads another file', async () => {
  expect((await api.call('POST', '/api/sync/snapshot', { token: cook.token })).status).toBe(403);
  expect((await api.call('POST', '/api/sync/snapshot')).status).toBe(401);
  for (const path of ['..%2f..%2fdata.db', 'manifests.json', 'f'.repeat(64), '%00']) {
    expect((await api.call('GET', `/api/sync/snapshot/${path}`)).status).toBeGreaterThanOrEqual(400);
    expect((await api.call('GET', `/api/sync/snapshot/${path}`)).status).toBeLessThan(500);
  }
});

test('[S11] a start builds the snapshot that is missing or old', async () => {
  const food = await newFood('Before the restart');
  await server.restart();
  const rows = await read((await api.call('GET', '/api/sync/snapshot')).body as unknown as Manifest);
  expect(rows.map(({ r }) => r.id)).toContain(food);
});

test('[S20] a part is no longer than a slow line carries in a while, however many rows it has', async () => {
  await longFoods(api, cook);
  const { parts, rows } = await build();
  expect(parts.length).toBeGreaterThan(1);
  expect(Math.max(...parts.map(({ bytes }) => bytes))).toBeLessThanOrEqual(512 * 1024);
  expect(parts.reduce((sum, part) => sum + part.rows, 0)).toBe(rows);
});
