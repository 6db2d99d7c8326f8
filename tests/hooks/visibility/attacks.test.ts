import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type Api, type ApiMember, openApi, recordsPath } from '#tests/support/server/open-api.ts';
import { ownRoutes } from '#tests/support/server/own-routes.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';

/*
 * What a stranger tries. Forged fields and mass assignment are in forging.test.ts, probing by filters and expand in probing.test.ts,
 * hostile text in every field in contract/access.extremes.test.ts, files that are not what they say in image-bytes.test.ts.
 */

let server: PocketBaseServer;
let api: Api;
let member: ApiMember;
let admin: ApiMember;

beforeAll(async () => {
  server = await startPocketBase();
  api = openApi(server);
  [member, admin] = [await api.join('stranger'), await api.joinAsAdmin('boss')];
});
afterAll(() => server.stop());

/** Names that some route reads. */
const fields = [
  'ids',
  'cursors',
  'epoch',
  'limit',
  'cuisine',
  'prompt',
  'type',
  'role',
  'reason',
  'password',
  'userId',
  'rows',
  'tasteProfile',
  'size',
  'sha256',
  'collection',
];

function withEach(value: unknown): string {
  return JSON.stringify(Object.fromEntries(fields.map((name) => [name, value])));
}
const nested = (levels: number, open: string, close: string) => open.repeat(levels) + close.repeat(levels);
const bodies: readonly (readonly [what: string, body: string])[] = [
  ['nothing', ''],
  ['half', '{"id":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['a number', '1e999'],
  ['wrong kinds', withEach({ deep: [1, null, { x: [] }] })],
  ['a text for every field', withEach("' OR 1=1; -- <script>\u0000\ud800")],
  ['a deep list', nested(20_000, '[', ']')],
  ['a deep object', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
  ['a prototype', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'],
];

describe('every own route', () => {
  test.each(ownRoutes())(
    '$method $path answers what is no question of its own with a clear refusal, for whoever asks',
    async ({ method, path }) => {
      const places = [newRecordId(), '..%2f..%2fdata.db', '%00', "'%20OR%201=1", 'x'.repeat(300)].map((value) =>
        path.replaceAll(/\{\w+(\.\.\.)?\}/g, value),
      );
      const asked =
        method === 'GET'
          ? places.map((place) => [place, undefined] as const)
          : [...new Set(places)].slice(0, 2).flatMap((place) => bodies.map(([, body]) => [place, body] as const));
      for (const token of [undefined, member.token, admin.token]) {
        for (const [place, body] of asked) {
          if (path === '/api/account/delete' || path === '/api/account/sign-out-everywhere') continue;
          const answer = await api.call(method, place, { token, ...(body === undefined ? {} : { body }) });
          expect([place, body?.slice(0, 60), answer.status < 500]).toEqual([place, body?.slice(0, 60), true]);
        }
      }
    },
    120_000,
  );
});

test.each([
  '/../pb_data/data.db',
  '/%2e%2e/data.db',
  '/..%2fdata.db',
  '/....//data.db',
  '/assets/../../data.db',
  '/api/files/foods/..%2f..%2fdata.db',
  '/api/files/_pb_users_auth_/x/..%5c..%5cdata.db',
  '/.env',
  '/pb_hooks/start.pb.js',
])('%s leads nowhere', async (at) => {
  const answer = await fetch(server.url + at);
  const text = await answer.text();
  expect(text).not.toContain('SQLite format');
  expect(text).not.toContain('routerAdd');
  expect([200, 400, 403, 404]).toContain(answer.status);
});

test('a compressed body that would unfold to a gigabyte is not unfolded', async () => {
  const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024));
  for (const at of ['/api/sync/pull', recordsPath('foods')]) {
    const answer = await fetch(server.url + at, {
      method: 'POST',
      body: bomb,
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip', Authorization: member.token },
    });
    expect([at, [400, 413, 415].includes(answer.status)]).toEqual([at, true]);
  }
});

test('no page of another site acts as a member: nothing is in cookies, and no answer allows credentials', async () => {
  const signedIn = await api.call('POST', '/api/collections/users/auth-with-password', {
    body: { identity: member.email, password: 'a-test-password' },
  });
  expect(signedIn.headers.get('Set-Cookie')).toBeNull();
  const name = `Forged ${newRecordId()}`;
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'application/json']) {
    const answer = await fetch(server.url + recordsPath('foods'), {
      method: 'POST',
      headers: {
        'Content-Type': type,
        Origin: 'https://evil.example',
        Cookie: `pb_auth=${member.token}; Authorization=${member.token}`,
      },
      body:
        type === 'application/x-www-form-urlencoded'
          ? `name=${name}&uploaded_by=${member.id}`
          : JSON.stringify({ name, uploaded_by: member.id }),
    });
    expect([type, answer.status]).toEqual([type, 400]);
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  }
  expect(
    (await api.call('GET', `${recordsPath('foods')}?filter=${encodeURIComponent(`name='${name}'`)}`)).body.items,
  ).toEqual([]);
});

test('a token dies with the password it was made for, and with signing out everywhere', async () => {
  const mina = await api.join('mina_replay');
  const isKnown = async (token: string) =>
    (await api.call('GET', recordsPath('users', mina.id), { token })).status === 200;
  const mayWrite = async (token: string) =>
    (
      await api.call('POST', recordsPath('foods'), {
        token,
        body: { name: `Replayed ${newRecordId()}`, uploaded_by: mina.id },
      })
    ).status === 200;
  const hears = async (token: string) => {
    const pulled = await api.call('POST', '/api/sync/pull', {
      token,
      body: { epoch: null, cursors: { [`u:${mina.id}`]: 0 }, limit: 10 },
    });
    return pulled.status === 200 && (pulled.body['denied'] as string[]).length === 0;
  };
  const powers = async (token: string) => [await isKnown(token), await mayWrite(token), await hears(token)];
  expect(await powers(mina.token)).toEqual([true, true, true]);
  const body = { current: 'a-test-password', password: 'another-password', passwordConfirm: 'another-password' };
  const changed = await api.call('POST', '/api/account/password', { token: mina.token, body });
  expect(await powers(mina.token)).toEqual([false, false, false]);
  const second = String(changed.body['token']);
  expect(await powers(second)).toEqual([true, true, true]);
  const everywhere = await api.call('POST', '/api/account/sign-out-everywhere', { token: second });
  expect(await powers(second)).toEqual([false, false, false]);
  expect(await powers(String(everywhere.body['token']))).toEqual([true, true, true]);
});

test('a token that was changed, or made with another key, is none', async () => {
  const [head, claims, signature] = member.token.split('.');
  const forged = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()), id: admin.id }),
  ).toString('base64url');
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  for (const token of [
    `${head}.${forged}.${signature}`,
    `${unsigned}.${forged}.`,
    `${head}.${claims}.${'A'.repeat(43)}`,
    'x',
    'Bearer ',
    'a'.repeat(20_000),
  ]) {
    const answer = await api.call('GET', recordsPath('users', admin.id), { token });
    expect([token.slice(0, 30), [400, 401, 404, 431].includes(answer.status)]).toEqual([token.slice(0, 30), true]);
  }
});

test('writing without end is slowed down, reading goes on', async () => {
  const limited = await startPocketBase({ env: { FORETASTE_RATE_LIMITS: 'on' } });
  const there = openApi(limited);
  const cook = await there.join('busy_cook');
  const statuses = new Set<number>();
  for (let batch = 0; batch < 40 && !statuses.has(429); batch += 1) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        there.call('POST', recordsPath('foods'), { token: cook.token, body: { name: '' } }),
      ),
    );
    for (const { status } of answers) statuses.add(status);
  }
  expect([...statuses].toSorted()).toEqual([400, 429]);
  expect((await there.call('GET', '/api/sync/health')).status).toBe(200);
  await limited.stop();
}, 120_000);
