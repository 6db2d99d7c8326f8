import { expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

const { server, api } = serverOfFile({ env: { FORETASTE_TRUSTED_PROXY_HEADER: 'X-Forwarded-For' } });

const right = 'a-test-password';
const someone = () => api.join(`p_${newRecordId()}`);
const next = 'another-password';
const signIn = (identity: string, password: string, from = '203.0.113.1', collection = 'users') =>
  api.call('POST', `/api/collections/${collection}/auth-with-password`, {
    body: { identity, password },
    headers: { 'X-Forwarded-For': from },
  });

/** Every way to ask for the own password within a session. */
const ways: readonly (readonly [
  what: string,
  ask: (by: ApiMember, password: string) => Promise<{ status: number }>,
])[] = [
  [
    'PATCH of the account',
    (by, oldPassword) =>
      api.call('PATCH', recordsPath('users', by.id), {
        token: by.token,
        body: { oldPassword, password: next, passwordConfirm: next },
      }),
  ],
  [
    'a new password',
    (by, current) =>
      api.call('POST', '/api/account/password', {
        token: by.token,
        body: { current, password: next, passwordConfirm: next },
      }),
  ],
  [
    'the end of the account',
    (by, password) => api.call('POST', '/api/account/delete', { token: by.token, body: { password } }),
  ],
];

test.each(ways)(
  '%s: after ten wrong passwords none is tried any more, in no way and after no restart',
  async (_what, ask) => {
    const mina = await someone();
    for (let k = 0; k < 10; k += 1) expect((await ask(mina, `guess-${k}-of-many`)).status).toBe(400);
    await server.restart();
    for (const [, other] of ways) expect((await other(mina, right)).status).toBe(429);
    expect((await signIn(mina.email, right)).status).toBe(200);
  },
);

test('other changes of the own account ask for no password, and are not counted', async () => {
  const mina = await someone();
  for (let k = 0; k < 12; k += 1)
    await api.call('PATCH', recordsPath('users', mina.id), { token: mina.token, body: {} });
  expect((await ways[1]?.[1](mina, right))?.status).toBe(200);
});

test('a sign-in is tried twenty times from one network; the member comes in from another one', async () => {
  const mina = await someone();
  for (let k = 0; k < 20; k += 1) expect((await signIn(mina.email, `guess-${k}`)).status).toBe(400);
  const refused = await signIn(mina.email.toUpperCase(), right);
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  expect((await signIn(mina.email, right, '203.0.113.2')).status).toBe(200);
  expect((await signIn((await someone()).email, right)).status).toBe(200);
});

test('no decoy beside the real name, and no other name of the collection, is counted in its place', async () => {
  const mina = await someone();
  const ask = (body: object) => api.call('POST', '/api/collections/users/auth-with-password', { body });
  for (const body of [
    { identity: 'decoy@foretaste.test', IDENTITY: mina.email, password: right },
    { identity: 'decoy@foretaste.test', Identity: mina.email, password: right },
    { IDENTITY: mina.email, password: right },
    { identity: mina.email, PASSWORD: right },
    { identity: [mina.email], password: right },
    { identity: mina.email, password: right, pad: 'x'.repeat(17_000) },
  ])
    expect([400, 413]).toContain((await ask(body)).status);
  const collection = String(
    (await api.call('GET', recordsPath('users', mina.id), { token: mina.token })).body['collectionId'],
  );
  for (let k = 0; k < 20; k += 1)
    expect((await signIn(mina.email, `guess-${k}`, '203.0.113.7', collection)).status).toBe(400);
  expect((await signIn(mina.email, right, '203.0.113.7')).status).toBe(429);
});

test('a network cannot try many accounts either, and all addresses of one IPv6 network are one', async () => {
  const from = (k: number) => `2001:db8:1:2:${(k + 1).toString(16)}::${k + 1}`;
  for (let k = 0; k < 100; k += 1)
    expect((await signIn(`nobody${k}@foretaste.test`, 'guess', from(k))).status).toBe(400);
  const mina = await someone();
  expect((await signIn(mina.email, right, from(200))).status).toBe(429);
  expect((await signIn(mina.email, right, '2001:db8:1:3::1')).status).toBe(200);
});

test('a superuser’s sign-in is bounded the same', async () => {
  const asRoot = (password: string) =>
    api.call('POST', '/api/collections/_superusers/auth-with-password', {
      body: { identity: server.superuser.email, password },
    });
  for (let k = 0; k < 20; k += 1) expect((await asRoot(`guess-${k}`)).status).toBe(400);
  expect((await asRoot(server.superuser.password)).status).toBe(429);
});

test('a mail’s token lets its password be guessed ten times; a token that somebody made up is counted for itself alone', async () => {
  const confirm = (token: string) =>
    api.call('POST', '/api/collections/users/confirm-email-change', { body: { token, password: 'guess' } });
  for (let k = 0; k < 10; k += 1) expect((await confirm('made.up.token')).status).toBe(400);
  expect((await confirm('made.up.token')).status).toBe(429);
  expect((await confirm('another.one.token')).status).toBe(400);
  const decoy = { token: 'decoy', TOKEN: 'made.up.token', password: 'guess' };
  const { body } = await api.call('POST', '/api/collections/users/confirm-email-change', { body: decoy });
  expect(body['message']).toMatch(/token, password and nothing else/);
});
