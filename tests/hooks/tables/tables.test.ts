import { beforeAll, describe, expect, test } from 'vitest';
import { tableLimits } from '#domain/values/table-limits.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let ada: ApiMember;
let ben: ApiMember;

const { api } = serverOfFile();
beforeAll(async () => {
  [ada, ben] = [await api.join('ada_tables'), await api.join('ben_tables')];
});

const make = (collection: string, body: object, who = ada) =>
  api.call('POST', recordsPath(collection), { token: who.token, body: { user: who.id, ...body } });

describe('R46: people who eat with a member', () => {
  test('have a name that can be seen, and a few short words', async () => {
    const { name, word, words } = tableLimits;
    const wrong: readonly (readonly [field: string, body: object])[] = [
      ['name', {}],
      ['name', { name: '  ' }],
      ['name', { name: 'x'.repeat(name + 1) }],
      ['allergens', { name: 'Ann', allergens: Array.from({ length: words + 1 }, (_word, at) => `w${at}`) }],
      ['dislikes', { name: 'Ann', dislikes: ['x'.repeat(word + 1)] }],
      ['dietary_restrictions', { name: 'Ann', dietary_restrictions: ['x'.repeat(400)] }],
      ['allergens', { name: 'Ann', allergens: { peanut: true } }],
      ['allergens', { name: 'Ann', allergens: [1] }],
    ];
    for (const [field, body] of wrong)
      expect([body, Object.keys((await make('table_people', body)).body.data)]).toEqual([body, [field]]);
    const full = {
      name: ' Ännchen ',
      allergens: Array.from({ length: words }, (_word, at) => `ä${at}`),
      dislikes: ['ü'.repeat(word)],
    };
    const { status, body } = await make('table_people', full);
    expect([status, body['name'], body['allergens']]).toEqual([200, 'Ännchen', full.allergens]);
    const blank = { token: ada.token, body: { name: ' ' } };
    expect((await api.call('PATCH', recordsPath('table_people', body.id), blank)).status).toBe(400);
    expect(Object.keys((await make('dinner_tables', { name: ' ' })).body.data)).toEqual(['name']);
  });

  test('are told to the member’s own devices alone, nothing can be asked of them, and a seat goes with table or person', async () => {
    const person = (await make('table_people', { name: 'Cara', allergens: ['peanut'] })).body.id;
    const table = (await make('dinner_tables', { name: 'Sunday' })).body.id;
    const seat = (await make('table_seats', { table, person })).body.id;
    expect((await make('table_seats', { table, person, id: seat })).status).toBe(200);
    const own = { token: ada.token, cursors: { [`u:${ada.id}`]: 0 } };
    const { rows } = await pullAll(api, own);
    expect(rows['table_seats']).toMatchObject([{ id: seat, table, person }]);
    expect(rows['table_people']?.some(({ id }) => id === person)).toBe(true);
    const cursors = { '*': 0, [`u:${ben.id}`]: 0, [`u:${ada.id}`]: 0, [`m:${ada.id}`]: 0 };
    expect(JSON.stringify(await pullAll(api, { token: ben.token, cursors }))).not.toMatch(
      /table_people|dinner_tables|table_seats/,
    );
    for (const filter of [
      "table_people_via_user.name?='Cara'",
      "table_people_via_user.allergens?~'peanut'",
      "table_seats_via_user.person.name?='Cara'",
    ]) {
      const answer = await api.call('GET', `${recordsPath('profiles')}?filter=${encodeURIComponent(filter)}`, {
        token: ben.token,
      });
      expect(answer.status === 200 ? answer.body.items : []).toEqual([]);
    }
    await api.create('foods', ada, { name: `Food ${newRecordId()}`, uploaded_by: ada.id });
    for (const filter of [
      "uploaded_by.table_people_via_user.name?='Cara'",
      "uploaded_by.table_people_via_user.allergens?~'peanut'",
      "@collection.table_people.name?='Cara'",
    ]) {
      const answer = await api.call('GET', `${recordsPath('foods')}?filter=${encodeURIComponent(filter)}`, {
        token: ben.token,
      });
      expect(answer.status === 200 ? answer.body.items : []).toEqual([]);
    }
    await api.call('DELETE', recordsPath('table_people', person), { token: ada.token });
    const after = await pullAll(api, own);
    expect(after.rows['table_seats'] ?? []).toEqual([]);
    expect((await api.call('GET', recordsPath('dinner_tables', table), { token: ada.token })).status).toBe(200);
  });

  test('sit at tables of the same member alone, and of another’s nobody learns whether they are there', async () => {
    const [mine, theirs] = [
      (await make('dinner_tables', { name: 'Mine' })).body.id,
      (await make('dinner_tables', { name: 'Theirs' }, ben)).body.id,
    ];
    const person = (await make('table_people', { name: 'Dan' })).body.id;
    const foreign = (await make('table_people', { name: 'Eve' }, ben)).body.id;
    const refusals = [
      { table: theirs, person },
      { table: 'gone00000000000', person },
      { table: mine, person: foreign },
      { table: mine, person: 'gone00000000000' },
    ].map(async (body) => (await make('table_seats', body)).body.data);
    const [anothers, gone, notMine, nobody] = await Promise.all(refusals);
    expect(anothers).toMatchObject({ table: { code: 'validation_no_table' } });
    expect(anothers).toEqual(gone);
    expect(notMine).toMatchObject({ person: { code: 'validation_no_person' } });
    expect(notMine).toEqual(nobody);
  });

  test('are at most as many as a table can have, and so are tables', async () => {
    const cleo = await api.join('cleo_tables');
    for (let made = 0; made < tableLimits.tables; made += 1)
      expect((await make('dinner_tables', { name: `T${made}` }, cleo)).status).toBe(200);
    for (let made = 0; made < tableLimits.people; made += 1)
      expect((await make('table_people', { name: `P${made}` }, cleo)).status).toBe(200);
    for (const collection of ['dinner_tables', 'table_people'])
      expect((await make(collection, { name: 'More' }, cleo)).body.data).toMatchObject({
        id: { code: 'validation_too_many_rows' },
      });
  });
});
