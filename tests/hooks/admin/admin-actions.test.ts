import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiMember } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

const path = '/api/collections/admin_actions/records';

let superuser: string;
let admin: ApiMember;

const { api } = serverOfFile();
beforeAll(async () => {
  superuser = await api.asSuperuser();
  admin = await api.joinAsAdmin('log_keeper');
  expect(
    (await api.call('POST', '/api/admin/bulk-add-cuisine-foods', { token: admin.token, body: { cuisine: 'Thai' } }))
      .status,
  ).toBe(200);
});

const log = async () => (await api.call('GET', `${path}?sort=@rowid`, { token: admin.token })).body.items;

describe('the log of what admins did', () => {
  test("says who, what, on what and when, and reaches admins' devices with the profiles it points to", async () => {
    const [line] = await log();
    expect(line).toMatchObject({
      actor: admin.id,
      action: 'foods.bulk-add',
      subject_kind: 'cuisine',
      subject: 'Thai',
      details: { count: 20, failed: 0 },
    });
    expect(Date.parse(String(line?.['created']))).toBeGreaterThan(Date.now() - 60_000);
    const pulled = await pullAll(api, { token: admin.token, cursors: { 'g:admins': 0 } });
    expect(pulled.rows['admin_actions']).toMatchObject([{ id: line?.id }]);
    expect(pulled.rows['profiles']).toMatchObject([{ id: admin.id }]);
  });

  test('has a line for an error report that was put away, and none for one that could not be', async () => {
    const { id } = (
      await api.call('POST', '/api/collections/error_reports/records', { body: { message: 'It broke.' } })
    ).body;
    const somebody = await api.join('somebody');
    expect(
      (await api.call('DELETE', `/api/collections/error_reports/records/${id}`, { token: somebody.token })).status,
    ).toBe(404);
    expect(await log()).toHaveLength(1);
    expect(
      (await api.call('DELETE', `/api/collections/error_reports/records/${id}`, { token: admin.token })).status,
    ).toBe(204);
    expect((await log()).at(-1)).toMatchObject({ action: 'error-report.delete', subject: id, actor: admin.id });
  });

  test('is changed and deleted by nobody, not even a superuser', async () => {
    const before = await log();
    const id = before[0]?.id ?? '';
    for (const token of [admin.token, superuser]) {
      for (const [method, body] of [
        ['PATCH', { action: 'member.hide' }],
        ['DELETE', undefined],
      ] as const) {
        expect([
          method,
          [400, 403].includes((await api.call(method, `${path}/${id}`, { token, body })).status),
        ]).toEqual([method, true]);
      }
    }
    expect(await log()).toEqual(before);
  });

  test('keeps the id of an admin whose account goes, and the name goes', async () => {
    await api.call('DELETE', `/api/collections/users/records/${admin.id}`, { token: superuser });
    const line = (await api.call('GET', path, { token: superuser })).body.items[0];
    expect(line).toMatchObject({ actor: admin.id });
    expect(JSON.stringify(line)).not.toContain('log_keeper');
  });
});
