import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { type LocalBuckets, localBuckets } from '#tests/support/server/local-bucket.ts';
import { type Api, openApi, recordsPath } from '#tests/support/server/open-api.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';

let buckets: LocalBuckets;
const running: PocketBaseServer[] = [];

beforeAll(async () => {
  buckets = await localBuckets();
});
afterAll(async () => {
  for (const server of running) await server.stop();
  await buckets.stop();
});

async function aServer(): Promise<{ server: PocketBaseServer; api: Api }> {
  const server = await startPocketBase({ env: { ...buckets.env } });
  running.push(server);
  return { server, api: openApi(server) };
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

async function foodWithPicture(api: Api) {
  const mina = await api.join('mina');
  const body = new FormData();
  body.set('name', 'Borscht');
  body.set('uploaded_by', mina.id);
  body.set('image', new Blob([new Uint8Array(aPngPicture())], { type: 'image/png' }), 'borscht.png');
  const id = await api.create('foods', mina.token, body);
  const picture = (await api.call('GET', recordsPath('foods', id))).body['image'];
  return { id, address: `/api/files/foods/${id}/${String(picture)}`, picture: String(picture) };
}

/** The restored server replaces its own process: it answers as the old one for a moment. */
async function untilRestored(api: Api, id: string): Promise<void> {
  await expect
    .poll(
      () =>
        api.call('GET', recordsPath('foods', id)).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200);
}

test('files live in the bucket, a backup goes to its own, and a new server restored from it has every row and file', async () => {
  const first = await aServer();
  const food = await foodWithPicture(first.api);
  expect(await namesIn(path.join(first.server.dataDir, 'storage')).catch(() => [])).toEqual([]);
  expect((await namesIn(path.join(buckets.folder, 'files'))).join()).toContain(food.picture);
  const root = await first.api.asSuperuser();
  expect((await first.api.call('POST', '/api/backups', { token: root, body: { name: 'nightly.zip' } })).status).toBe(
    204,
  );
  const before = await first.api.call('GET', '/api/sync/health');
  await first.server.stop();

  const second = await aServer();
  const newRoot = await second.api.asSuperuser();
  expect((await second.api.call('GET', recordsPath('foods', food.id))).status).toBe(404);
  const listed = await second.api.call('GET', '/api/backups', { token: newRoot });
  expect((listed.body as unknown as { key: string }[]).map(({ key }) => key)).toEqual(['nightly.zip']);
  expect((await second.api.call('POST', '/api/backups/nightly.zip/restore', { token: newRoot })).status).toBe(204);
  await untilRestored(second.api, food.id);
  expect((await fetch(second.server.url + food.address)).status).toBe(200);
  const after = await second.api.call('GET', '/api/sync/health');
  expect(after.body['epoch']).not.toBe(before.body['epoch']);
}, 60_000);

test('no answer and no log tells the keys of the storage', async () => {
  const { server, api } = await aServer();
  const root = await api.asSuperuser();
  const settings = await api.call('GET', '/api/settings', { token: root });
  const s3 = settings.body['s3'] as { bucket: string; secret?: string };
  expect(s3.bucket).toBe('files');
  expect(s3.secret ?? '').not.toContain('S3RVER');
  expect(server.log()).not.toContain('S3RVER');
});
