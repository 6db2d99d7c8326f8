import { execFile } from 'node:child_process';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { ApiMember } from '#tests/support/server/open-api.ts';
import { findBinary } from '#tests/support/server/pocket-base-process.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

const script = path.resolve(import.meta.dirname, '../../../scripts/admin.mjs');

let cook: ApiMember;

const { server, api } = serverOfFile();
beforeAll(async () => {
  cook = await api.join('Line_Cook');
});

function command(...words: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DATA_DIR: server.dataDir, POCKETBASE_BIN: findBinary() };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr }),
    );
  });
}
const mayList = async (member: ApiMember) =>
  (await api.call('GET', '/api/admin/members', { token: member.token })).status === 200;

test('the command makes a member an admin beside a running server, once, and it is logged', async () => {
  expect(await mayList(cook)).toBe(false);
  const made = await command(cook.email);
  expect([made.code, made.output]).toEqual([0, expect.stringContaining(`${cook.email} is an admin now`)]);
  expect(await mayList(cook)).toBe(true);
  expect((await api.call('GET', `/api/collections/profiles/records/${cook.id}`)).body['role']).toBe('admin');
  expect(await command(cook.email)).toMatchObject({ code: 0, output: expect.stringContaining('is an admin already') });
  const log = (await api.call('GET', '/api/collections/admin_actions/records', { token: cook.token })).body.items;
  expect(log).toMatchObject([{ actor: '', action: 'member.make-admin', subject: cook.id }]);
});

test('it says clearly what it cannot do, and does nothing then', async () => {
  const suspended = await api.join('suspended_one');
  await api.call('POST', `/api/admin/members/${suspended.id}/suspend`, {
    token: await api.asSuperuser(),
    body: { reason: 'x' },
  });
  for (const [words, why] of [
    [['nobody@foretaste.test'], 'Nobody has joined with nobody@foretaste.test'],
    [[suspended.email], 'is suspended'],
    [[], 'Name one member'],
    [['not-an-address'], 'Name one member'],
    [['--dir=/tmp'], 'Name one member'],
    [[cook.email, cook.email], 'Name one member'],
  ] as const) {
    expect([words, await command(...words)]).toEqual([words, { code: 1, output: expect.stringContaining(why) }]);
  }
});

test('it works while the server is down', async () => {
  const night = await api.join('night_cook');
  await server.kill();
  expect((await command(night.email)).code).toBe(0);
  await server.restart();
  expect(await mayList(night)).toBe(true);
});
