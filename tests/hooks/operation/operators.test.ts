import { beforeAll, expect, test } from 'vitest';
import { recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let superuser: string;

const env = {
  FORETASTE_TRUSTED_PROXY_HEADER: 'X-Forwarded-For',
  FORETASTE_OPERATOR_NETWORKS: '10.8.0.0/16, 2001:db8:7::/48 192.0.2.9',
};
const { api } = serverOfFile({ env });
beforeAll(async () => {
  superuser = await api.asSuperuser();
});

const stranger = '203.0.113.5';
const places: readonly (readonly [method: string, place: string])[] = [
  ['GET', '/_/'],
  ['GET', '/_'],
  ['GET', '/_/index.html'],
  ['POST', '/api/collections/_superusers/auth-with-password'],
  ['POST', '/api/collections/_SUPERUSERS/auth-with-password'],
  ['POST', '/api/collections/pbc_3142635823/auth-with-password'],
  ['POST', '/api/collections/_superusers/request-password-reset'],
  ['POST', '/api/collections/_superusers/auth-refresh'],
  ['GET', '/api/collections/_superusers/auth-methods'],
  ['GET', '/api/collections/_superusers/records'],
  ['GET', '/api/collections'],
  ['GET', '/api/settings'],
  ['GET', '/api/logs'],
  ['GET', '/api/backups'],
  ['GET', '/api/backups/x.zip'],
  ['GET', '/api/crons'],
];
const body = { identity: 'root@foretaste.test', password: 'a-test-password' };
const ask = (method: string, place: string, from: string | null) =>
  api.call(method, place, {
    ...(method === 'POST' ? { body } : {}),
    headers: from === null ? {} : { 'X-Forwarded-For': from },
  });

test.each(places)(
  '%s %s is not there for whoever comes through the proxy, which keeps nothing of that for an operator',
  async (method, place) => {
    const { status, headers } = await ask(method, place, stranger);
    expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  },
);

test.each(['10.8.200.1', '2001:db8:7:1::1', '192.0.2.9', null])('it is there for an operator at %s', async (from) => {
  expect((await ask('GET', '/_/', from)).status).toBe(200);
  expect((await ask('POST', '/api/collections/_superusers/auth-with-password', from)).status).toBe(200);
});

test.each(['10.9.0.1', '2001:db8:8::1', '192.0.2.8', '0.0.0.0', '::', 'nonsense', '10.8.200.1, 203.0.113.5'])(
  'it is not there for %s',
  async (from) => {
    expect((await ask('GET', '/_/', from)).status).toBe(404);
  },
);

test('a superuser’s token that was stolen is worth nothing through the proxy', async () => {
  const read = (from: string) =>
    api.call('GET', recordsPath('users'), { token: superuser, headers: { 'X-Forwarded-For': from } });
  expect((await read('10.8.0.1')).status).toBe(200);
  expect((await read(stranger)).status).toBe(404);
});

test('the app itself is open to everybody', async () => {
  for (const place of ['/api/health', '/api/sync/health', recordsPath('foods'), '/api/collections/users/auth-methods'])
    expect([place, (await ask('GET', place, stranger)).status]).toEqual([place, 200]);
});
