import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import type { ApiMember } from '#tests/support/server/open-api.ts';
import { runSql, sqlHook } from '#tests/support/server/sql-hook.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let ada: ApiMember;
let ben: ApiMember;

const { api } = serverOfFile({ hooks: sqlHook });
beforeAll(async () => {
  [ada, ben] = [await api.join('ada_again'), await api.join('ben_again')];
});

const foods = '/api/collections/foods/records';
const unknown = '/api/sync/mutations/unknown';
/** An hour ago, before all that a test writes. */
const early = Date.now() - 3_600_000;
const offered = (at: number) => ({ 'X-Mutation-Id': randomUUID(), 'X-Mutation-First-At': String(at) });
const fresh = () => ({ 'X-Mutation-Id': randomUUID() });
const aFood = (owner: ApiMember) => ({ id: newRecordId(), name: `Soup ${newRecordId()}`, uploaded_by: owner.id });
const create = (by: ApiMember, body: object, headers: Record<string, string>) =>
  api.call('POST', foods, { token: by.token, body, headers });
const edit = (by: ApiMember, id: string, { body, headers }: { body: object; headers: Record<string, string> }) =>
  api.call('PATCH', `${foods}/${id}`, { token: by.token, body, headers });
const remove = (by: ApiMember, id: string, headers: Record<string, string>) =>
  api.call('DELETE', `${foods}/${id}`, { token: by.token, headers });

test('[S22] an older edit that is offered again leaves what was written later, field by field', async () => {
  const food = aFood(ada);
  expect((await create(ada, food, offered(early))).status).toBe(200);
  expect((await edit(ada, food.id, { body: { description: 'Later.' }, headers: offered(early + 2_000) })).status).toBe(
    200,
  );
  const answer = await edit(ada, food.id, {
    body: { description: 'Earlier.', culture_notes: 'Earlier.' },
    headers: offered(early + 1_000),
  });
  expect(answer).toMatchObject({ status: 200, body: { description: 'Later.', culture_notes: 'Earlier.' } });
  expect(answer.headers.get('X-Sync-At')).toBe(String(early + 1_000));
  const newest = await edit(ada, food.id, { body: { description: 'Newest.' }, headers: fresh() });
  expect(newest.body['description']).toBe('Newest.');
  expect(
    (await edit(ada, food.id, { body: { description: 'Earlier.' }, headers: offered(early + 3_000) })).body[
      'description'
    ],
  ).toBe('Newest.');
});

test('[S22] what was deleted later stays deleted, whichever of the two comes first', async () => {
  const food = aFood(ada);
  const deletion = offered(early + 2_000);
  expect((await remove(ada, food.id, deletion)).status).toBe(204);
  expect((await create(ada, food, offered(early))).status).toBe(204);
  expect((await edit(ada, food.id, { body: { description: 'Mine.' }, headers: offered(early + 1_000) })).status).toBe(
    204,
  );
  expect((await api.call('GET', `${foods}/${food.id}`)).status).toBe(404);
  // The same deletion again has one answer.
  expect((await remove(ada, food.id, deletion)).status).toBe(204);
});

test('[S22] an edit of what is not back yet is refused as ever, and done once it is', async () => {
  const food = aFood(ada);
  const headers = offered(early + 1_000);
  expect((await edit(ada, food.id, { body: { description: 'Mine.' }, headers })).status).toBe(404);
  expect((await create(ada, food, offered(early))).status).toBe(200);
  expect((await edit(ada, food.id, { body: { description: 'Mine.' }, headers })).body['description']).toBe('Mine.');
});

test('[S22] [S24] nobody keeps another’s record away by a deletion of what is not there, nor takes it over', async () => {
  const food = aFood(ada);
  expect((await remove(ben, food.id, offered(Date.now()))).status).toBe(204);
  expect((await create(ada, food, offered(early))).status).toBe(200);
  expect((await edit(ben, food.id, { body: { description: 'Ben’s.' }, headers: offered(early) })).status).toBe(404);
  expect((await remove(ben, food.id, offered(early))).status).toBe(404);
  expect((await api.call('DELETE', `${foods}/${newRecordId()}`, { headers: offered(early) })).status).not.toBe(204);
});

test('[S22] the ledger keeps no deletion of what can be no record, and of what is gone only so many of a member in a day', async () => {
  const gone = (path: string) => api.call('DELETE', path, { token: ada.token, headers: offered(early) });
  for (const path of [
    `${foods}/${'a'.repeat(7_000)}`,
    `${foods}/a`,
    `/api/collections/${'x'.repeat(2_000)}/records/${newRecordId()}`,
    `/api/collections/no_such_rows/records/${newRecordId()}`,
  ])
    expect([path.slice(0, 60), (await gone(path)).status]).toEqual([path.slice(0, 60), 404]);
  expect((await gone(`${foods}/${newRecordId()}`)).status).toBe(204);
  await runSql(api, `UPDATE _allowances SET used = 5000 WHERE kind = 'settled' AND who = '${ada.id}'`);
  const refused = await gone(`${foods}/${newRecordId()}`);
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
});

test('a refused change that is too large is read by nobody, whatever id it carries', async () => {
  const body = JSON.stringify({ message: 'x'.repeat(2 * 1024 * 1024) });
  const send = (headers: Record<string, string>) =>
    api.call('POST', '/api/collections/error_reports/records', { body, headers });
  const [plain, known] = [await send({}), await send(fresh())];
  expect([known.status, known.body['message']]).toEqual([plain.status, plain.body['message']]);
  expect(known.status).not.toBe(200);
});

test('[S22] a device is told which of its own mutations the ledger lacks, in the order asked', async () => {
  const [known, others, lost] = [fresh(), fresh(), fresh()];
  await create(ada, aFood(ada), known);
  await create(ben, aFood(ben), others);
  const ids = [lost, others, known].map((headers) => headers['X-Mutation-Id']);
  expect((await api.call('POST', unknown, { token: ada.token, body: { ids } })).body).toEqual({
    unknown: ids.slice(0, 2),
  });
  expect((await api.call('POST', unknown, { body: { ids } })).status).toBe(401);
  for (const bad of [{}, { ids: 'x' }, { ids: ['x'] }, { ids: [1] }, { ids: Array(501).fill(randomUUID()) }]) {
    expect(
      (await api.call('POST', unknown, { token: ada.token, body: bad })).status,
      JSON.stringify(bad).slice(0, 40),
    ).toBe(400);
  }
});

test.each(['', 'yesterday', '-1', '1e99', '0'])('a first time of %j is none: the change is new', async (at) => {
  const food = aFood(ada);
  const answer = await create(ada, food, { 'X-Mutation-Id': randomUUID(), 'X-Mutation-First-At': at });
  expect(answer.status).toBe(200);
  expect(Number(answer.headers.get('X-Sync-At'))).toBeGreaterThan(early);
});
