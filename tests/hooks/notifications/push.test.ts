import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#prelude/must.ts';
import { catchPushes, type PushCatcher } from '#tests/support/catch-pushes.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type Api, type ApiMember, openApi, recordsPath } from '#tests/support/server/open-api.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import { runSql, sqlHook } from '#tests/support/server/sql-hook.ts';

/** What the clock does; and what is owed, as the server keeps it. */
const hooks = {
  ...sqlHook,
  'pushes.pb.js': `routerAdd('POST', '/api/test/send-pushes', (e) => {
  require(\`\${__hooks}/lib/push/push-queue.js\`).sendPushes(e.app);
  const rows = arrayOf(new DynamicModel({ wait: 0 }));
  e.app.db().newQuery('SELECT not_before - {:now} AS wait FROM _pushes').bind({ now: Date.now() }).all(rows);
  return e.json(200, { items: rows });
});
routerAdd('POST', '/api/test/prune', (e) => {
  require(\`\${__hooks}/lib/server/prune-rows.js\`).pruneRows(e.app);
  return e.noContent(204);
});`,
};
const sealing = 'k'.repeat(32);

let server: PocketBaseServer;
let pushes: PushCatcher;
let api: Api;
let ada: ApiMember;
let ben: ApiMember;
let food: string;

beforeAll(async () => {
  pushes = await catchPushes();
  server = await startPocketBase({
    hooks,
    env: {
      FORETASTE_PUSH_SERVICES: `https://push.example.org, ${pushes.origin}`,
      APP_URL: 'https://foretaste.test',
      PB_ENCRYPTION_KEY: sealing,
    },
  });
  api = openApi(server);
  ben = await api.join('ben_pushed');
});
afterAll(async () => {
  await server.stop();
  await pushes.stop();
});
beforeEach(async () => {
  ada = await api.join(`ada_${newRecordId()}`);
  food = await api.create('foods', ada, { name: `Borscht ${newRecordId()}`, uploaded_by: ada.id });
  // Of the achievement that a first food brings along.
  await runSql(api, 'UPDATE notifications SET seen = TRUE', 'DELETE FROM _pushes');
});

const subscribe = (endpoint: string, { token }: Pick<ApiMember, 'token'> = ada) =>
  api.call('PUT', '/api/push/subscription', { token, body: { endpoint } });
const anEndpoint = () => `${pushes.origin}/wake/${newRecordId()}`;
const pathOf = (endpoint: string) => endpoint.slice(pushes.origin.length);
const like = () => api.create('food_likes', ben, { food, user: ben.id });
const follow = () => api.create('user_follows', ben, { follower: ben.id, following: ada.id });
/** In how many milliseconds what is owed afterwards is due. */
const sendDue = async () =>
  (await api.call('POST', '/api/test/send-pushes')).body.items.map(({ wait }) => Number(wait));
/** The same, as if what waits for nothing but its time had come to it. */
const sendNow = async () => {
  await runSql(api, 'UPDATE _pushes SET not_before = 0 WHERE attempts = 0');
  return sendDue();
};
const caughtAt = (endpoint: string) => pushes.caught.filter(({ path }) => path === pathOf(endpoint));
const browsersOf = async ({ token }: ApiMember) =>
  (await api.call('GET', recordsPath('push_subscriptions'), { token })).body.items;
const prefer = async (wishes: Readonly<Record<string, unknown>>) =>
  api.create('notification_preferences', ada, { id: ada.id, user: ada.id, ...wishes });
const newsBy = (ask: { readonly id: unknown; readonly key: unknown }) =>
  api.call('POST', '/api/push/news', { body: ask });

describe('[R49] a push', () => {
  test('has no content, and is signed for its service by the key that browsers are given', async () => {
    const endpoint = anEndpoint();
    const { body } = await subscribe(endpoint);
    await like();
    expect(await sendNow()).toEqual([]);
    const [push, ...more] = caughtAt(endpoint);
    expect(more).toEqual([]);
    const { key } = (await api.call('GET', '/api/push/key')).body;
    expect(push).toMatchObject({ bytes: 0, key, headers: { ttl: '86400', topic: 'news', urgency: 'normal' } });
    expect(push?.claims).toMatchObject({ aud: pushes.origin, sub: 'https://foretaste.test' });
    const left = Number(push?.claims?.['exp']) - Date.now() / 1000;
    expect(left > 3600 && left < 86_400).toBe(true);

    // The worker then reads what is new, by a key that opens nothing else.
    const news = await newsBy({ id: body.id, key: body['key'] });
    expect(news.headers.get('Cache-Control')).toBe('no-store');
    expect(news.body).toMatchObject({
      count: 1,
      news: [{ type: 'like', link: `/food/${food}`, facts: { kind: 'like', who: 'ben_pushed Example' } }],
    });
    for (const wrong of [
      { id: body.id, key: 'x'.repeat(40) },
      { id: newRecordId(), key: body['key'] },
    ])
      expect((await newsBy(wrong)).status).toBe(404);
    expect((await newsBy({ id: body.id, key: null })).status).toBe(400);
  });

  test('wakes each browser once for what comes together, and not for what was seen meanwhile or undone', async () => {
    const [one, other] = [anEndpoint(), anEndpoint()];
    await subscribe(one);
    await subscribe(other);
    await like();
    await follow();
    await sendNow();
    expect([caughtAt(one).length, caughtAt(other).length]).toEqual([1, 1]);
    // What was told before is no reason for another.
    const review = await api.create('reviews', ben, { food, user: ben.id, rating: 4 });
    await api.call('DELETE', recordsPath('reviews', review), { token: ben.token });
    expect(await sendNow()).toEqual([]);
    expect(caughtAt(one)).toHaveLength(1);
  });

  test('comes a minute after the one before at the soonest, and never while somebody waits for it', async () => {
    const endpoint = anEndpoint();
    await subscribe(endpoint);
    await like();
    const [first = 0] = await sendDue();
    expect(first > 0 && first <= 5000).toBe(true);
    await sendNow();
    await follow();
    const [second = 0] = await sendDue();
    expect(second > 40_000 && second <= 60_000).toBe(true);
    expect(caughtAt(endpoint)).toHaveLength(1);
  });

  test('is for the kinds that the member wants, and never for what is muted or quiet', async () => {
    const endpoint = anEndpoint();
    const { body } = await subscribe(endpoint);
    await prefer({ no_push_like: true, mute_follow: true });
    await like();
    await follow();
    expect(await sendNow()).toEqual([]);
    expect(caughtAt(endpoint)).toEqual([]);
    expect((await newsBy({ id: body.id, key: body['key'] })).body).toMatchObject({ count: 0, news: [] });
    await api.call('PATCH', recordsPath('notification_preferences', ada.id), {
      token: ada.token,
      body: { no_push_like: false, quiet: true },
    });
    await api.create('reviews', ben, { food, user: ben.id, rating: 4 });
    expect(await sendNow()).toEqual([]);
    expect(caughtAt(endpoint)).toEqual([]);
  });

  test.each([
    ['not in quiet hours, by the clock where the member is', 'Pacific/Auckland', -60, 60, false],
    ['outside of them', 'Pacific/Auckland', 60, 120, true],
    ['by the time of the world, where the zone is not known', 'Nowhere/Such', -60, 60, false],
  ])('comes %s', async (_when, zone, from, until, isSent) => {
    const endpoint = anEndpoint();
    await subscribe(endpoint);
    const timeZone = zone.startsWith('Nowhere') ? 'UTC' : zone;
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    const [hours = '', minutes = ''] = clock.format(Date.now()).split(':');
    const minute = (offset: number) => (Number(hours) * 60 + Number(minutes) + offset + 1440) % 1440;
    await prefer({ quiet_from: minute(from), quiet_until: minute(until), time_zone: zone });
    await like();
    const owed = await sendNow();
    expect(caughtAt(endpoint)).toHaveLength(isSent ? 1 : 0);
    if (isSent) return;
    expect(owed).toHaveLength(1);
    expect(Math.abs(Number(owed[0]) - 3_600_000)).toBeLessThan(180_000);
  });

  test.each([
    [404, 'is the last: the browser is forgotten', { owed: 0, browsers: 0 }],
    [410, 'is the last: the browser is forgotten', { owed: 0, browsers: 0 }],
    [429, 'is tried again when the service says', { owed: 1, browsers: 1, wait: 900_000 }],
    [503, 'is tried again later', { owed: 1, browsers: 1, wait: 30_000 }],
    [400, 'is given up, and the browser stays', { owed: 0, browsers: 1 }],
  ])('that is answered with %i %s', async (status, _what, expected) => {
    const endpoint = anEndpoint();
    pushes.answers.set(pathOf(endpoint), { status, headers: status === 429 ? { 'Retry-After': '900' } : {} });
    await subscribe(endpoint);
    await like();
    const owed = await sendNow();
    expect([owed.length, (await browsersOf(ada)).length]).toEqual([expected.owed, expected.browsers]);
    if ('wait' in expected) expect(Math.abs(Number(owed[0]) - expected.wait)).toBeLessThan(20_000);
    await sendNow();
    expect(caughtAt(endpoint)).toHaveLength(1);
  });
});

describe('a browser that asks to be woken', () => {
  test.each([
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com.example.org/a',
    'https://evil.example/fcm.googleapis.com/',
    'https://user@fcm.googleapis.com/a',
    'https://fcm.googleapis.com:8443/a',
    'https://fcm.googleapis.com\\@127.0.0.1/a',
    'https://fcm.googleapis.com#@127.0.0.1/',
    'https://notify.windows.com/a',
    'https://127.0.0.1/a',
    'http://127.0.0.1:1/a',
    'http://[::1]/a',
    'https://169.254.169.254/latest/meta-data/',
    'HTTPS://FCM.GOOGLEAPIS.COM/a',
    'https://push.example.org.evil.example/a',
    'file:///etc/passwd',
    '//fcm.googleapis.com/a',
    'fcm.googleapis.com/a',
    '',
    `https://fcm.googleapis.com/${'a'.repeat(1000)}`,
  ])('cannot have the server ask %s', async (endpoint) => {
    const { status, body } = await subscribe(endpoint);
    expect([status, Object.keys(body.data)]).toEqual([400, ['endpoint']]);
    expect(await browsersOf(ada)).toEqual([]);
  });

  test.each([
    'https://fcm.googleapis.com/fcm/send/cG9y:APA91b_x-1',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA==',
    'https://web.push.apple.com/QGuQ',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%2f%2b',
    'https://push.example.org/a',
  ])('may name %s', async (endpoint) => {
    expect((await subscribe(endpoint)).status).toBe(200);
    expect(await browsersOf(ada)).toMatchObject([{ endpoint, user: ada.id }]);
  });

  test('is one, however often it asks; the key that it was given last is the one that counts', async () => {
    const endpoint = anEndpoint();
    const first = (await subscribe(endpoint)).body;
    const second = (await subscribe(endpoint)).body;
    expect(second.id).toBe(first.id);
    expect((await newsBy({ id: first.id, key: first['key'] })).status).toBe(404);
    expect((await newsBy({ id: second.id, key: second['key'] })).status).toBe(200);
    const told = JSON.stringify(await browsersOf(ada));
    expect(told).not.toContain('news_key');
  });

  test('belongs to whoever is signed in there now', async () => {
    const endpoint = anEndpoint();
    const before = (await subscribe(endpoint)).body;
    await like();
    expect((await subscribe(endpoint, ben)).status).toBe(200);
    expect(await browsersOf(ada)).toEqual([]);
    expect((await newsBy({ id: before.id, key: before['key'] })).status).toBe(404);
    expect(await sendNow()).toEqual([]);
    expect(caughtAt(endpoint)).toEqual([]);
  });

  test('is one of ten of its member, of which the one heard of longest ago makes room', async () => {
    const endpoints = Array.from({ length: 11 }, anEndpoint);
    for (const endpoint of endpoints) await subscribe(endpoint);
    const kept = (await browsersOf(ada)).map(({ endpoint }) => endpoint);
    expect(kept).toHaveLength(10);
    expect(kept).not.toContain(endpoints[0]);
    expect(kept).toContain(endpoints[10]);
  });

  test('asks 200 times a day at most', async () => {
    await runSql(
      api,
      `INSERT INTO _allowances (kind, who, used, until) VALUES ('push', '${ada.id}', 200, ${Math.floor(Date.now() / 1000) + 3600})`,
    );
    const refused = await subscribe(anEndpoint());
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 3000]).toEqual([429, true]);
    expect((await api.call('PUT', '/api/push/subscription', { body: { endpoint: anEndpoint() } })).status).toBe(401);
  });

  test.each([
    [
      'signs out',
      async (id: string, key: unknown) => {
        await api.call('POST', '/api/push/forget', { body: { id, key: 'x'.repeat(40) } });
        expect(await browsersOf(ada)).toHaveLength(1);
        return api.call('POST', '/api/push/forget', { body: { id, key } });
      },
    ],
    [
      'deletes its row',
      async (id: string) => api.call('DELETE', recordsPath('push_subscriptions', id), { token: ada.token }),
    ],
    ['signs out everywhere', async () => api.call('POST', '/api/account/sign-out-everywhere', { token: ada.token })],
    [
      'takes a new password',
      async () =>
        api.call('POST', '/api/account/password', {
          token: ada.token,
          body: { current: 'a-test-password', password: 'another-password', passwordConfirm: 'another-password' },
        }),
    ],
    [
      'is suspended',
      async () => {
        const admin = await api.joinAsAdmin(`admin_${newRecordId()}`);
        return api.call('POST', `/api/admin/members/${ada.id}/suspend`, {
          token: admin.token,
          body: { reason: 'Spam' },
        });
      },
    ],
    [
      'leaves',
      async () => api.call('POST', '/api/account/delete', { token: ada.token, body: { password: 'a-test-password' } }),
    ],
    [
      'was not heard of for 90 days',
      async (id: string) => {
        await runSql(api, `UPDATE push_subscriptions SET updated = '2020-01-01 00:00:00.000Z' WHERE id = '${id}'`);
        return api.call('POST', '/api/test/prune');
      },
    ],
  ])('is woken no more when its member %s', async (_what, end) => {
    const endpoint = anEndpoint();
    const { body } = await subscribe(endpoint);
    await like();
    expect((await end(body.id, body['key'])).status).toBeLessThan(300);
    expect(await sendNow()).toEqual([]);
    expect(caughtAt(endpoint)).toEqual([]);
    expect((await newsBy({ id: body.id, key: body['key'] })).status).toBe(404);
  });
});

test('the key outlives a restart, and is sealed by the server’s own; a lost one makes a new key and forgets the browsers', async () => {
  const key = async () => String((await api.call('GET', '/api/push/key')).body['key']);
  const before = await key();
  const { body } = await subscribe(anEndpoint());
  await server.restart();
  expect(await key()).toBe(before);
  expect((await newsBy({ id: body.id, key: body['key'] })).status).toBe(200);
  await runSql(
    api,
    `UPDATE _meta SET value = json_set(value, '$.secretKey', 'x') WHERE key = 'push_keys' AND json_extract(value, '$.isSealed')`,
  );
  await server.restart();
  expect(await key()).not.toBe(before);
  expect(Buffer.from(await key(), 'base64url')).toHaveLength(65);
  expect((await newsBy({ id: body.id, key: body['key'] })).status).toBe(404);
  const endpoint = anEndpoint();
  await subscribe(endpoint);
  await like();
  await sendNow();
  expect(must(caughtAt(endpoint)[0], 'a push').claims).not.toBeNull();
});
