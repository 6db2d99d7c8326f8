import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let ada: ApiMember;

const { api } = serverOfFile();
beforeAll(async () => {
  ada = await api.join('ada_joined');
});

/** A food whose allergens are written by a request that says nothing of edits. */
async function aFood(allergens: readonly string[] | null): Promise<string> {
  const id = newRecordId();
  const body = { id, name: `Soup ${id}`, uploaded_by: ada.id, allergens };
  expect((await api.call('POST', recordsPath('foods'), { token: ada.token, body })).status).toBe(200);
  return id;
}

const edit = (id: string, body: object, headers: Record<string, string> = {}) =>
  api.call('PATCH', recordsPath('foods', id), { token: ada.token, body, headers });

test('[S15] words that a request adds and takes out are added to and taken out of the list as it is', async () => {
  const food = await aFood(['milk', 'peanuts']);
  const edits = { allergens: { added: ['egg'], removed: ['milk'] } };
  const answer = await edit(food, { allergens: ['egg'], '@edits': edits });
  expect(answer).toMatchObject({ status: 200, body: { allergens: ['peanuts', 'egg'] } });
  expect(answer.body).not.toHaveProperty('@edits');
});

test('[S2] delivered twice, an edit is done once, and its answer is the same', async () => {
  const food = await aFood(['milk']);
  const headers = { 'X-Mutation-Id': randomUUID() };
  const body = { allergens: ['milk', 'egg'], '@edits': { allergens: { added: ['egg'], removed: [] } } };
  const first = await edit(food, body, headers);
  await edit(food, { allergens: ['milk'], '@edits': { allergens: { added: [], removed: ['egg'] } } });
  expect((await edit(food, body, headers)).body).toEqual(first.body);
  expect((await api.call('GET', recordsPath('foods', food), { token: ada.token })).body.allergens).toEqual(['milk']);
});

test.each([
  ['says nothing of edits', undefined],
  ['says something else', 'egg'],
  ['says nothing of this list', { name: { added: ['Laksa'], removed: [] } }],
  ['says numbers', { allergens: { added: [7], removed: [] } }],
  ['leaves out half', { allergens: { added: ['egg'] } }],
])('a request that %s replaces the list', async (_, edits) => {
  const food = await aFood(['milk']);
  expect((await edit(food, { allergens: ['egg'], '@edits': edits })).body.allergens).toEqual(['egg']);
});

test('an edit adds nothing that the list of its request does not hold, takes out nothing that it holds, and touches no other field', async () => {
  const food = await aFood(['milk']);
  const edits = {
    allergens: { added: ['gold'.repeat(999)], removed: ['milk'] },
    name: { added: ['x'], removed: [] },
    uploaded_by: { added: ['other'], removed: [] },
  };
  const answer = await edit(food, { allergens: ['milk'], '@edits': edits });
  expect(answer).toMatchObject({
    status: 200,
    body: { allergens: ['milk'], name: `Soup ${food}`, uploaded_by: ada.id },
  });
});

test('a list of a wrong form is refused, whatever its edit says', async () => {
  const food = await aFood(['milk']);
  const answer = await edit(food, {
    allergens: { egg: true },
    '@edits': { allergens: { added: ['egg'], removed: [] } },
  });
  expect(answer.status).toBe(400);
});

test('[S22] of an older edit that is offered again what it added is added to what was written later', async () => {
  const early = Date.now() - 3_600_000;
  const food = await aFood(['milk', 'soy']);
  await edit(food, { allergens: ['milk', 'soy', 'peanuts'] }, { 'X-Mutation-Id': randomUUID() });
  const answer = await edit(
    food,
    { allergens: ['milk', 'egg'], '@edits': { allergens: { added: ['egg'], removed: ['soy'] } } },
    { 'X-Mutation-Id': randomUUID(), 'X-Mutation-First-At': String(early) },
  );
  expect(answer.body.allergens).toEqual(['milk', 'soy', 'peanuts', 'egg']);
});
