import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type Api, type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import { pullAll, pullOnce } from '#tests/support/pull-all.ts';

let server: PocketBaseServer;
let api: Api;
let cook: ApiMember;

beforeEach(async () => {
  server = await startPocketBase();
  api = openApi(server);
  cook = await api.join('cook_epoch');
});
afterEach(() => server.stop());

const foods = '/api/collections/foods/records';
async function addFoods(count: number): Promise<void> {
  for (let k = 0; k < count; k += 1) {
    const answer = await api.call('POST', foods, {
      token: cook.token,
      body: { name: `Pie ${newRecordId()}`, uploaded_by: cook.id },
    });
    expect(answer.status).toBe(200);
  }
}

test('[S9] a clean restart begins an epoch and resets nobody', async () => {
  await addFoods(3);
  const before = await pullAll(api, { cursors: { '*': 0 } });
  await server.restart();
  const after = await pullAll(api, { epoch: before.epoch, cursors: before.cursors });
  expect(after.reset).toBe(false);
  expect(after.epoch).not.toBe(before.epoch);
  expect(after.rows['foods']).toBeUndefined();
  await addFoods(1);
  expect((await pullAll(api, { epoch: after.epoch, cursors: after.cursors })).rows['foods']).toHaveLength(1);
  expect((await pullAll(api, { epoch: before.epoch, cursors: before.cursors })).rows['foods']).toHaveLength(1);
});

test('[S9] a cursor that an older epoch never reached is reset', async () => {
  await addFoods(2);
  const old = await pullAll(api, { cursors: { '*': 0 } });
  await server.restart();
  await addFoods(2);
  const now = await pullAll(api, { epoch: old.epoch, cursors: old.cursors });
  const ahead = { '*': now.cursors['*'] ?? 0 };
  expect((await pullOnce(api, { epoch: old.epoch, cursors: ahead })).reset).toBe(true);
  expect((await pullOnce(api, { epoch: now.epoch, cursors: { '*': (ahead['*'] ?? 0) + 1 } })).reset).toBe(true);
});

test('[S9] first contact is no reset; a cursor without an epoch, or of a foreign one, is', async () => {
  await addFoods(1);
  expect((await pullOnce(api, { epoch: null, cursors: { '*': 0 } })).reset).toBe(false);
  expect((await pullOnce(api, { epoch: '', cursors: { '*': 0 } })).reset).toBe(false);
  expect((await pullOnce(api, { epoch: null, cursors: { '*': 1 } })).reset).toBe(true);
  const foreign = await pullOnce(api, { epoch: 'of-another-server', cursors: { '*': 0 } });
  expect(foreign).toMatchObject({ reset: true, cursors: {}, denied: [], more: false, entries: [], rows: {} });
  expect(foreign.epoch).not.toBe('of-another-server');
});

test('[S9] a restored backup is noticed by whoever saw more, and by nobody else', async () => {
  await addFoods(2);
  const early = await pullAll(api, { cursors: { '*': 0 } });
  await server.restart();
  const backup = await mkdtemp(path.join(tmpdir(), 'foretaste-backup-'));
  await server.kill();
  await cp(server.dataDir, backup, { recursive: true });
  await server.restart();
  await addFoods(3);
  const late = await pullAll(api, { cursors: { '*': 0 } });
  await server.kill();

  const restored = await startPocketBase({ dataDir: backup });
  try {
    const there = openApi(restored);
    expect((await pullOnce(there, { epoch: late.epoch, cursors: late.cursors })).reset).toBe(true);
    expect((await pullOnce(there, { epoch: early.epoch, cursors: early.cursors })).reset).toBe(false);
    const token = (
      await there.call('POST', '/api/collections/users/auth-with-password', {
        body: { identity: cook.email, password: 'a-test-password' },
      })
    ).body['token'];
    for (let k = 0; k < 6; k += 1) {
      await there.call('POST', foods, {
        token: String(token),
        body: { name: `New history ${k}`, uploaded_by: cook.id },
      });
    }
    expect((await pullOnce(there, { epoch: late.epoch, cursors: late.cursors })).reset).toBe(true);
    const manifest = await there.call('GET', '/api/sync/snapshot');
    expect(
      (await pullOnce(there, { epoch: String(manifest.body['epoch']), cursors: { '*': Number(manifest.body['seq']) } }))
        .reset,
    ).toBe(false);
  } finally {
    await restored.stop();
    await rm(backup, { recursive: true, force: true });
  }
});

test('[S1] [S2] kill -9 in the middle of pushing: redelivered, each change has one effect', async () => {
  const pushes = Array.from({ length: 60 }, () => ({ id: newRecordId(), mutation: randomUUID() }));
  const push = ({ id, mutation }: { id: string; mutation: string }) =>
    api.call('POST', foods, {
      token: cook.token,
      headers: { 'X-Mutation-Id': mutation },
      body: { id, name: 'Same name', uploaded_by: cook.id },
    });
  const acknowledged = new Set<string>();
  let seen = 0;
  const firstTry = Promise.all(
    pushes.map(async (one) => {
      const answer = await push(one).catch(() => undefined);
      if (answer?.status === 200) acknowledged.add(one.id);
      seen += 1;
    }),
  );
  await expect.poll(() => acknowledged.size, { interval: 1, timeout: 20_000 }).toBeGreaterThan(5);
  await server.kill();
  await firstTry;
  expect(seen).toBe(60);
  expect(acknowledged.size).toBeLessThan(60);
  await server.restart();

  const there = new Set((await pullAll(api, { cursors: { '*': 0 } })).rows['foods']?.map((row) => row.id));
  for (const id of acknowledged) expect(there).toContain(id);
  const answers = await Promise.all(pushes.map(push));
  expect(answers.map((answer) => answer.status)).toEqual(Array(60).fill(200));
  const stored = (await pullAll(api, { cursors: { '*': 0 } })).rows['foods'] ?? [];
  expect(stored.map((row) => row.id).toSorted()).toEqual(pushes.map(({ id }) => id).toSorted());
  expect(new Set(stored.map((row) => row['name'])).size).toBe(60);
});
