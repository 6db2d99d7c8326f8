import { beforeAll, describe, expect, test } from 'vitest';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let ada: ApiMember;
let ben: ApiMember;
let admin: ApiMember;
let superuser: string;
let food: string;

const { server, api } = serverOfFile();
beforeAll(async () => {
  superuser = await api.asSuperuser();
  [ada, ben] = [await api.join('ada_diary'), await api.join('ben_diary')];
  admin = await api.joinAsAdmin('admin_diary');
  food = await api.create('foods', ben, { name: 'Borscht', uploaded_by: ben.id });
});

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const entry = (more: object = {}) => ({ user: ada.id, food, food_name: 'Borscht', day: dayIn(0), ...more });
const make = (body: object) => api.call('POST', recordsPath('diary_entries'), { token: ada.token, body });
const read = async (id: string) => (await api.call('GET', recordsPath('diary_entries', id), { token: ada.token })).body;

describe('an entry of a diary (R44)', () => {
  test('one food has as many as were written, even of one day', async () => {
    const ids = await Promise.all(
      [{}, { rating: 5 }, { day: '', note: 'Long ago.' }].map((more) => api.create('diary_entries', ada, entry(more))),
    );
    const rows = await Promise.all(ids.map(read));
    expect(rows.map(({ day, rating, note }) => [day, rating, note])).toEqual([
      [dayIn(0), 0, ''],
      [dayIn(0), 5, ''],
      ['', 0, 'Long ago.'],
    ]);
  });

  test.each([
    ['2026-02-30', 'validation_invalid_day'],
    ['1899-12-31', 'validation_invalid_day'],
    ['2026-00-10', 'validation_invalid_day'],
    ['yesterday', 'validation_invalid_format'],
    [dayIn(3), 'validation_future_day'],
  ])('is of no day like %s', async (day, code) => {
    const answer = await make(entry({ day }));
    expect([answer.status, answer.body.data['day']?.code]).toEqual([400, expect.stringMatching(/^validation_/)]);
    if (day !== 'yesterday') expect(answer.body.data['day']?.code).toBe(code);
    const id = await api.create('diary_entries', ada, entry());
    const changed = await api.call('PATCH', recordsPath('diary_entries', id), { token: ada.token, body: { day } });
    expect(changed.status).toBe(400);
  });

  test('what two devices bring in from one file is there once, as the first of them wrote it, and says nothing of another member’s', async () => {
    const [id, imported] = [newRecordId(), entry({ import_id: newRecordId(), note: 'First.' })];
    expect((await make({ ...imported, id })).status).toBe(200);
    const again = await make({ ...imported, id, import_id: newRecordId(), food: '', note: 'Second.' });
    expect([again.status, again.body['note']]).toEqual([200, 'First.']);
    for (const [who, foreign] of [
      [ben, { ...imported, user: ben.id }],
      [ben, imported],
      [ada, entry()],
    ] as const) {
      const answer = await api.call('POST', recordsPath('diary_entries'), {
        token: who.token,
        body: { ...foreign, id },
      });
      expect([answer.status, answer.body['note']]).toEqual([400, undefined]);
    }
  });

  test('the first zones of the Earth are a day ahead of Greenwich', async () => {
    expect((await make(entry({ day: dayIn(1) }))).status).toBe(200);
  });

  test('refuses what is too long or no rating, and moves to no other member, food or import', async () => {
    for (const wrong of [{ note: 'x'.repeat(2001) }, { rating: 6 }, { rating: 2.5 }, { food_name: '' }])
      expect([wrong, (await make(entry(wrong))).status]).toEqual([wrong, 400]);
    const id = await api.create('diary_entries', ada, entry());
    for (const foreign of [
      { user: ben.id },
      { food: newRecordId() },
      { food_name: 'Plov' },
      { import_id: newRecordId() },
    ])
      expect([
        foreign,
        (await api.call('PATCH', recordsPath('diary_entries', id), { token: ada.token, body: foreign })).status < 300,
      ]).toEqual([foreign, false]);
  });

  test('keeps its name where the food is hidden, not there, or deleted afterwards, and can still be edited', async () => {
    const hidden = await api.create('foods', superuser, { name: 'Hidden stew', uploaded_by: ben.id, is_hidden: true });
    for (const gone of [hidden, newRecordId()]) {
      const answer = await make(entry({ food: gone, food_name: 'Stew' }));
      expect([answer.status, answer.body['food'], answer.body['food_name']]).toEqual([200, '', 'Stew']);
    }
    const dish = await api.create('foods', ben, { name: 'Plov', uploaded_by: ben.id });
    const id = await api.create('diary_entries', ada, entry({ food: dish, food_name: 'Plov' }));
    const cursor = { [`u:${ada.id}`]: 0 };
    const before = await pullAll(api, { token: ada.token, cursors: cursor });
    await api.call('DELETE', recordsPath('foods', dish), { token: ben.token });
    expect(await read(id)).toMatchObject({ food: '', food_name: 'Plov' });
    const told = await pullAll(api, { token: ada.token, epoch: before.epoch, cursors: before.cursors });
    expect(told.rows['diary_entries']?.map((row) => [row.id, row['food']])).toEqual([[id, '']]);
    const edited = { token: ada.token, body: { note: 'Good.' } };
    expect((await api.call('PATCH', recordsPath('diary_entries', id), edited)).status).toBe(200);
  });
});

describe('R46: it is for its owner alone', () => {
  test('no other member and no admin hears of it, by the feed, a list or a question about its food', async () => {
    await api.create('diary_entries', ada, entry({ note: 'With Cleo', company: 'Cleo' }));
    const own = await pullAll(api, { token: ada.token, cursors: { [`u:${ada.id}`]: 0 } });
    expect(JSON.stringify(own.rows['diary_entries'])).toContain('With Cleo');
    for (const { id, token } of [ben, admin]) {
      const cursors = { '*': 0, [`u:${id}`]: 0, [`u:${ada.id}`]: 0, [`f:${food}`]: 0, [`m:${ada.id}`]: 0 };
      const told = await pullAll(api, { token, cursors });
      expect(told.entries.filter(([, , collection]) => collection === 'diary_entries')).toEqual([]);
      const asked = (filter: string) =>
        api.call('GET', `/api/collections/foods/records?filter=${encodeURIComponent(filter)}`, { token });
      const answers = [
        await asked(`uploaded_by.diary_entries_via_user.company?='Cleo'`),
        await asked(`@collection.diary_entries.company?='Cleo'`),
      ];
      expect(answers.map(({ status, body }) => (status === 200 ? body.items : []))).toEqual([[], []]);
      expect((await api.call('GET', recordsPath('diary_entries'), { token })).body.items).toEqual([]);
    }
  });

  test('its photo opens for its owner by a short-lived token, and stays in no cache', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(entry())) form.set(name, value);
    form.set('photo', new Blob([aPngPicture()]), 'plate.png');
    const { body } = await make(form);
    const at = `/api/files/diary_entries/${body.id}/${String(body['photo'])}`;
    const open = async (who: ApiMember | null) => {
      const token =
        who === null ? '' : String((await api.call('POST', '/api/files/token', { token: who.token })).body['token']);
      return fetch(`${server.url}${at}?token=${token}`);
    };
    const [mine, ...others] = [await open(ada), await open(ben), await open(admin), await open(null)];
    expect([mine?.status, mine?.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404]);
    form.set('photo', new Blob(['no picture at all']), 'plate.png');
    expect((await make(form)).status).toBe(400);
  });
});
