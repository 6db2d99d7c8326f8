import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openApi } from '#tests/support/server/open-api.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import { pullAll } from '#tests/support/pull-all.ts';

let server: PocketBaseServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function catalogue(): Promise<Record<string, unknown>[]> {
  const folder = path.resolve(import.meta.dirname, '../../../pb_hooks/data/catalogue');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const files = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return files.flatMap((text) => JSON.parse(text) as Record<string, unknown>[]);
}

/** Spearman's: 1 where both orders are the same, -1 where one is the other backwards. Names and slugs are all different. */
function alikeness(one: readonly string[], other: readonly string[]): number {
  const distances = one.map((slug, place) => (place - other.indexOf(slug)) ** 2);
  const count = one.length;
  return 1 - (6 * distances.reduce((sum, square) => sum + square, 0)) / (count * (count * count - 1));
}

describe('the first start of a server', () => {
  let first: PocketBaseServer;
  beforeAll(async () => {
    first = await startPocketBase({ seed: true, isFirstStart: true });
  });
  afterAll(() => first.stop());

  test('R31, R36: equals that stand by id stand by chance: ids of starter foods go neither by the alphabet nor by the catalogue', async () => {
    const stored = (await pullAll(openApi(first), { cursors: { '*': 0 } })).rows['foods'] ?? [];
    const slugs = (foods: readonly Record<string, unknown>[]) => foods.map((food) => String(food['slug']));
    const by = (column: string) =>
      slugs(stored.toSorted((one, other) => (String(one[column]) < String(other[column]) ? -1 : 1)));
    const byId = by('id');
    expect(alikeness(byId, byId)).toBe(1);
    // Of 325 by chance more than 0.3 comes once in ten million times.
    for (const order of [by('name'), by('slug'), by('origin'), by('created'), slugs(await catalogue())])
      expect(Math.abs(alikeness(byId, order))).toBeLessThan(0.3);
  });

  test('passwords are hashed at the full cost (10 rounds of bcrypt, which is what 0 stands for)', async () => {
    const api = openApi(first);
    const { body } = await api.call('GET', '/api/collections/users', { token: await api.asSuperuser() });
    expect(body['fields']).toContainEqual(expect.objectContaining({ type: 'password', cost: 0 }));
  });

  test('the starter catalogue is seeded once, whole, and stays deleted where an admin deletes', async () => {
    const api = openApi(first);
    const foods = await catalogue();
    const stored = (await pullAll(api, { cursors: { '*': 0 } })).rows['foods'] ?? [];
    expect(stored.map((food) => food['slug']).toSorted()).toEqual(foods.map((food) => food['slug']).toSorted());
    for (const food of foods) {
      const { picture: _picture, ...values } = food;
      expect(stored.find((one) => one['slug'] === food['slug'])).toMatchObject({
        ...values,
        uploaded_by: '',
        image_url: `/pictures/${String(food['slug'])}.svg`,
      });
    }
    const stats = (await api.call('GET', '/api/collections/catalogue_stats/records/cataloguestats0')).body;
    expect(stats).toMatchObject({
      foods: foods.length,
      reviews: 0,
      contributors: 0,
      cultures: new Set(foods.map((food) => food['origin'])).size,
    });
    expect((await api.call('GET', '/api/sync/snapshot')).status).toBe(200);

    const gone = stored[0]?.id ?? '';
    expect(
      (await api.call('DELETE', `/api/collections/foods/records/${gone}`, { token: await api.asSuperuser() })).status,
    ).toBe(204);
    await first.restart();
    expect((await api.call('GET', '/api/collections/foods/records?perPage=1')).body['totalItems']).toBe(
      foods.length - 1,
    );
  });
});

test('a sign-in is limited per client, sync is not in its way', async () => {
  server = await startPocketBase({ env: { FORETASTE_RATE_LIMITS: 'on' } });
  const api = openApi(server);
  const statuses: number[] = [];
  for (let k = 0; k < 25; k += 1) {
    statuses.push(
      (
        await api.call('POST', '/api/collections/users/auth-with-password', {
          body: { identity: 'x@y.zz', password: 'wrong' },
        })
      ).status,
    );
  }
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(400));
  expect(statuses.slice(21)).toEqual(Array(4).fill(429));
  for (let k = 0; k < 100; k += 1) {
    expect((await api.call('POST', '/api/sync/pull', { body: { cursors: { '*': 0 } } })).status).toBe(200);
  }
});

test('the clock refreshes counters and snapshot, and prunes the ledger', async () => {
  const refresh = `routerAdd('POST', '/api/test/refresh-stats', (e) => {
    require(__hooks + '/lib/foods/catalogue-stats.js').refreshCatalogueStats(e.app);
    return e.noContent(204);
  });`;
  server = await startPocketBase({ hooks: { 'refresh.pb.js': refresh } });
  const api = openApi(server);
  const token = await api.asSuperuser();
  const cook = await api.join('cook_cron');
  for (let k = 0; k < 60; k += 1) {
    await api.call('POST', '/api/collections/foods/records', {
      token: cook.token,
      body: { name: `Cron ${k}`, origin: k % 2 ? 'Thai' : 'Korean', uploaded_by: cook.id },
    });
  }
  const jobs = (await api.call('GET', '/api/crons', { token })).body as unknown as { id: string }[];
  const own = jobs.map((job) => job.id).filter((id) => id.startsWith('foretaste-'));
  expect(own).toEqual(expect.arrayContaining(['foretaste-ledger', 'foretaste-minute', 'foretaste-snapshot']));
  for (const id of own) expect((await api.call('POST', `/api/crons/${id}`, { token })).status).toBe(204);
  const stats = async () => (await api.call('GET', '/api/collections/catalogue_stats/records/cataloguestats0')).body;
  await expect.poll(stats).toMatchObject({ foods: 60, cultures: 2, contributors: 1 });
  await expect.poll(async () => (await api.call('GET', '/api/sync/snapshot')).body['rows']).toBeGreaterThan(60);
  const before = (await stats())['updated'];
  // What 'foretaste-minute' does; a job itself answers before it is done.
  expect((await api.call('POST', '/api/test/refresh-stats')).status).toBe(204);
  expect((await stats())['updated']).toBe(before);
});

test('settings that Foretaste needs hold after every start; mail only by the environment', async () => {
  server = await startPocketBase({
    env: {
      APP_URL: 'https://foretaste.test/',
      SMTP_HOST: 'mail.test',
      SMTP_PORT: '2525',
      SMTP_USERNAME: 'cook',
      SMTP_PASSWORD: 'salt',
      SMTP_FROM: 'kitchen@foretaste.test',
      SMTP_TLS: 'on',
    },
  });
  const api = openApi(server);
  const token = await api.asSuperuser();
  await api.call('PATCH', '/api/settings', { token, body: { batch: { enabled: true } } });
  await server.restart();
  const { body } = await api.call('GET', '/api/settings', { token: await api.asSuperuser() });
  expect(body).toMatchObject({
    meta: { appName: 'Foretaste', appURL: 'https://foretaste.test', senderAddress: 'kitchen@foretaste.test' },
    smtp: { enabled: true, host: 'mail.test', port: 2525, username: 'cook', tls: true },
    batch: { enabled: false },
  });
  const users = (await api.call('GET', '/api/collections/users', { token })).body as unknown as Record<
    string,
    { body?: string; duration?: number; enabled?: boolean }
  >;
  expect(users['authToken']?.duration).toBe(30 * 24 * 60 * 60);
  expect(users['mfa']?.enabled).toBe(false);
  expect(users['verificationTemplate']?.body).toContain('{APP_URL}/auth/confirm-verification/{TOKEN}');
  expect(users['resetPasswordTemplate']?.body).toContain('{APP_URL}/auth/reset-password/{TOKEN}');
  expect(users['confirmEmailChangeTemplate']?.body).toContain('{APP_URL}/auth/confirm-email-change/{TOKEN}');
});
