import { createRequire } from 'node:module';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';

interface NamesModule {
  readonly freeName: (name: string, isTaken: (name: string) => boolean) => string;
  readonly nameKey: (name: string) => string;
}
const { freeName, nameKey } = createRequire(import.meta.url)(
  '../../../pb_hooks/lib/foods/food-names.js',
) as NamesModule;

const freeAmong = (name: string, taken: readonly string[]) =>
  freeName(name, (tried) => taken.map(nameKey).includes(nameKey(tried)));

describe('R14: the free name', () => {
  test.each([
    ['Kimchi', [], 'Kimchi'],
    ['Kimchi', ['kimchi'], 'Kimchi (2)'],
    ['  KIMCHI ', ['kimchi', 'Kimchi (2)'], 'KIMCHI (3)'],
    ['CRÈME', ['crème'], 'CRÈME (2)'],
    ['ΣΟΥΠΑ', ['σουπα'], 'ΣΟΥΠΑ (2)'],
    ['Kimchi (2)', ['kimchi (2)'], 'Kimchi (2) (2)'],
    ['a  b', ['A b'], 'a b (2)'],
  ])('%s among %j is %s', (name, taken, expected) => {
    expect(freeAmong(name, taken)).toBe(expected);
  });

  test('a thousandth costs few questions and gets the next number', () => {
    const taken = ['pie', ...Array.from({ length: 998 }, (_, k) => `pie (${k + 2})`)];
    let questions = 0;
    expect(
      freeName('Pie', (tried) => {
        questions += 1;
        return taken.includes(nameKey(tried));
      }),
    ).toBe('Pie (1000)');
    expect(questions).toBeLessThan(30);
  });

  test('a name as long as allowed is shortened, by whole characters', () => {
    const name = '🍜'.repeat(120);
    const next = freeAmong(name, [name]);
    expect(Array.from(next)).toHaveLength(120);
    expect(next.endsWith('🍜 (2)')).toBe(true);
  });
});

describe('R14 on the server', () => {
  let server: PocketBaseServer;
  let api: Api;
  let cook: ApiMember;
  const foods = '/api/collections/foods/records';
  const post = (name: string) =>
    api.call('POST', foods, {
      token: cook.token,
      headers: { 'X-Mutation-Id': randomUUID() },
      body: { name, uploaded_by: cook.id },
    });

  beforeAll(async () => {
    server = await startPocketBase();
    api = openApi(server);
    cook = await api.join('cook_names');
  });
  afterAll(() => server.stop());

  test('R14: ten contributors of one name at once get ten names, and are told', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('Pad Thai')));
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    expect(answers.map((answer) => answer.body['name']).toSorted()).toEqual(
      ['Pad Thai', ...Array.from({ length: 9 }, (_, k) => `Pad Thai (${k + 2})`)].toSorted(),
    );
  });

  test('R14: a rename is settled too; keeping the own name, in any case, is not one', async () => {
    const first = await post('Pho');
    const second = await post('Bun');
    const rename = async (id: string, name: string) =>
      (await api.call('PATCH', `${foods}/${id}`, { token: cook.token, body: { name } })).body['name'];
    expect(await rename(second.body.id, 'pho')).toBe('pho (2)');
    expect(await rename(first.body.id, 'PHO')).toBe('PHO');
    expect(await rename(first.body.id, 'PHO')).toBe('PHO');
  });

  test('R14: a name that went is free again', async () => {
    const first = await post('Dosa');
    await api.call('DELETE', `${foods}/${first.body.id}`, { token: cook.token });
    expect((await post('dosa')).body['name']).toBe('dosa');
  });

  test.each(['', '   ', '\t\n'])('a blank name %j is refused', async (name) => {
    expect((await post(name)).body.data).toMatchObject({ name: { code: 'validation_required' } });
  });
});
