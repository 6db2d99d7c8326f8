import { beforeAll, describe, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { ownRoutes } from '#tests/support/server/own-routes.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

/** Every route under /api/admin. */
const routes = ownRoutes().filter(({ path }) => path.startsWith('/api/admin/'));

/** Collections that admins alone read, as far as rows of others go. */
const collections = [
  'admin_actions',
  'food_imports',
  'reports',
  'verification_requests',
  'verification_documents',
  'error_reports',
] as const;

let tokens: Readonly<Record<string, string | undefined>>;

const { api } = serverOfFile();
beforeAll(async () => {
  const superuser = await api.asSuperuser();
  const chefAccount = { role: 'professional_chef', professional: { business_name: 'Chez' } };
  const [member, chef, former, suspended, admin] = [
    await api.join('r_member'),
    await api.join('r_chef', chefAccount),
    await api.join('r_former'),
    await api.join('r_suspended'),
    await api.join('r_admin'),
  ];
  const give = (user: string, role: string, extra: object = {}) =>
    api.call('POST', '/api/collections/user_roles/records', { token: superuser, body: { user, role, ...extra } });
  await give(chef.id, 'professional_chef', { is_verified: true });
  for (const { id } of [former, suspended, admin]) await give(id, 'admin');
  await give(former.id, 'enthusiast');
  expect(
    (
      await api.call('POST', `/api/admin/members/${suspended.id}/suspend`, {
        token: admin.token,
        body: { reason: 'Left the kitchen on fire.' },
      })
    ).status,
  ).toBe(200);
  expect((await api.call('GET', `/api/collections/profiles/records/${chef.id}`)).body['is_verified']).toBe(true);
  tokens = {
    visitor: undefined,
    member: member.token,
    'verified chef': chef.token,
    'former admin': former.token,
    'suspended admin': suspended.token,
    admin: admin.token,
  };
});

const refused: Readonly<Record<string, number>> = {
  visitor: 401,
  member: 403,
  'verified chef': 403,
  'former admin': 403,
  'suspended admin': 401,
};

describe.each(Object.entries(refused))('a %s', (who, status) => {
  test.each(routes)('is refused by $method $path before anything is looked at', async ({ method, path }) => {
    for (const body of [undefined, {}, { cuisine: 'Thai', role: 'home_chef', reason: 'x' }]) {
      const answer = await api.call(method, path.replace(/\{\w+\}/g, newRecordId()), {
        token: tokens[who],
        ...(method === 'GET' ? {} : { body }),
      });
      expect(answer.status).toBe(status);
    }
  });

  test('is refused where there is no route, too', async () => {
    for (const path of ['/api/admin', '/api/admin/', '/api/admin/x'])
      expect((await api.call('GET', path, { token: tokens[who] })).status).toBe(status);
  });

  test.each(collections)('reads no row of others in %s', async (collection) => {
    const answer = await api.call('GET', `/api/collections/${collection}/records`, { token: tokens[who] });
    expect(answer.status === 200 ? answer.body.items : []).toEqual([]);
  });

  test('hears nothing of the admins', async () => {
    const answer = await api.call('POST', '/api/sync/pull', {
      token: tokens[who],
      body: { epoch: null, cursors: { 'g:admins': 0 } },
    });
    expect(answer.status === 200 ? [answer.body['denied'], answer.body['entries']] : answer.status).toEqual(
      who === 'suspended admin' ? 401 : [['g:admins'], []],
    );
  });
});

test('an admin is let in', async () => {
  expect(routes.length).toBeGreaterThan(3);
  expect((await api.call('GET', '/api/admin/members', { token: tokens['admin'] })).status).toBe(200);
  expect(
    (await api.call('GET', '/api/collections/admin_actions/records', { token: tokens['admin'] })).body.items,
  ).toHaveLength(1);
});
