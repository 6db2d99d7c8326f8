import { beforeAll, describe, expect, test } from 'vitest';
import { aJpegPicture, aPngPicture } from '#tests/support/a-picture.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { idsPulled, pullAll } from '#tests/support/pull-all.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let superuser: string;
let ada: ApiMember;
let ben: ApiMember;
let admin: ApiMember;
const { server, api } = serverOfFile();
beforeAll(async () => {
  superuser = await api.asSuperuser();
  [ada, ben, admin] = [await api.join('ada_photo'), await api.join('ben_photo'), await api.joinAsAdmin('adm_photo')];
});

const newFood = (by = ada, extra: object = {}) =>
  api.create('foods', superuser, { name: `Laksa ${crypto.randomUUID()}`, uploaded_by: by.id, ...extra });

function aPhoto(fields: Record<string, string>, file: Uint8Array<ArrayBuffer> = aJpegPicture()): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries({ licence: 'own', ...fields })) form.set(key, value);
  form.set('image', new Blob([file]), 'spoon.jpg');
  return form;
}
const credited = { user: '', author: 'Ann', source: 'https://photos.example/1', licence: 'cc-by' };
const add = (by: ApiMember | { token: string }, body: FormData) =>
  api.call('POST', recordsPath('food_photos'), { token: by.token, body });
const added = async (by: ApiMember, food: string, extra: Record<string, string> = {}) => {
  const { status, body } = await add(by, aPhoto({ food, user: by.id, ...extra }));
  expect(status).toBe(200);
  return { id: body.id, cover: `${body.id}/${String(body['image'])}` };
};
const coverOf = async (food: string) => String((await api.call('GET', recordsPath('foods', food))).body['cover']);
const remove = (by: ApiMember, id: string) => api.call('DELETE', recordsPath('food_photos', id), { token: by.token });
const hide = (id: string, is_hidden: boolean) =>
  api.call('PATCH', recordsPath('food_photos', id), { token: superuser, body: { is_hidden } });
const codes = ({ body }: { body: { data?: Record<string, { code: string }> } }) =>
  Object.entries(body.data ?? {}).map(([field, { code }]) => [field, code]);

describe('a photo', () => {
  test.each([
    ['with camera data', aJpegPicture({ metadata: true })],
    ['with a place behind the picture', new Uint8Array([...aJpegPicture(), ...Buffer.from('Exif\0\0II')])],
    ['that is no JPEG', aPngPicture()],
    ['that only says so', new Uint8Array(Buffer.from('\xff\xd8\xff but no picture', 'latin1'))],
  ])('%s is refused, whoever sends it (R8)', async (_what, file) => {
    const food = await newFood();
    for (const who of [ada, { token: superuser }])
      expect(codes(await add(who, aPhoto({ food, user: ada.id }, file)))).toEqual([['image', expect.any(String)]]);
  });

  test('says under which licence, and of others whose it is and from where (R45)', async () => {
    const food = await newFood();
    const problem = async (who: ApiMember, fields: Record<string, string>) =>
      codes(await add(who, aPhoto({ food, ...fields }))).map(([field]) => field);
    const own = { user: ada.id };
    expect(await problem(ada, { ...own, licence: 'permission' })).toEqual(['licence']);
    expect(await problem(ada, { ...own, licence: 'mine' })).toEqual(['licence']);
    expect(await problem(ada, { ...own, author: 'Somebody famous' })).toEqual(['author']);
    expect(await problem(ada, { ...own, source: 'https://photos.example' })).toEqual(['source']);
    expect(await problem(admin, { ...credited, author: '' })).toEqual(['author']);
    expect(await problem(admin, { ...credited, source: '' })).toEqual(['source']);
    expect(await problem(admin, credited)).toEqual([]);
    const photo = (await add(admin, aPhoto({ food, ...credited }))).body.id;
    await remove(admin, photo);
    const { items } = (
      await api.call('GET', `${recordsPath('admin_actions')}?filter=${encodeURIComponent(`subject='${food}'`)}`, {
        token: admin.token,
      })
    ).body;
    expect(items.map((line) => [line['action'], line['actor']]).toSorted()).toEqual([
      ['photo.add', admin.id],
      ['photo.add', admin.id],
      ['photo.delete', admin.id],
    ]);
  });

  test('cannot be hidden, shown or changed by its member', async () => {
    const food = await newFood();
    expect(codes(await add(ada, aPhoto({ food, user: ada.id, is_hidden: 'true' }))).length).toBe(1);
    const { id } = await added(ada, food);
    const answer = await api.call('PATCH', recordsPath('food_photos', id), {
      token: ada.token,
      body: { caption: 'Another' },
    });
    expect(answer.status).toBe(403);
  });

  test('is one of six of a member and food; those of others are not counted', async () => {
    const food = await newFood();
    await added(ben, food);
    for (let nth = 0; nth < 6; nth += 1) await added(ada, food);
    expect(codes(await add(ada, aPhoto({ food, user: ada.id })))).toEqual([['image', 'validation_too_many']]);
    await added(ben, food);
  });

  test('arrives exactly once, with its author, where the food is open [S2][S18]', async () => {
    const food = await newFood();
    const headers = { 'X-Mutation-Id': crypto.randomUUID() };
    const body = aPhoto({ id: 'photo0000000001', food, user: ben.id, caption: 'From above' });
    const send = () => api.call('POST', recordsPath('food_photos'), { token: ben.token, body, headers });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.body['image']]).toEqual([200, 200, first.body['image']]);
    const { rows } = await pullAll(api, { cursors: { [`f:${food}`]: 0 } });
    expect(rows['food_photos']).toMatchObject([{ id: 'photo0000000001', caption: 'From above' }]);
    expect(rows['profiles']?.map(({ id }) => id)).toContain(ben.id);
    const own = await pullAll(api, { token: ben.token, cursors: { [`u:${ben.id}`]: 0 } });
    expect(own.rows['food_photos']?.map(({ id }) => id)).toContain('photo0000000001');
  });
});

describe('the cover of a food', () => {
  test('is its first photo of a member, else one that an admin has added, else none (R45)', async () => {
    const food = await newFood();
    expect(await coverOf(food)).toBe('');
    const others = await add(admin, aPhoto({ food, ...credited }));
    expect(await coverOf(food)).toBe(`${others.body.id}/${String(others.body['image'])}`);
    const first = await added(ben, food);
    await added(ada, food);
    expect(await coverOf(food)).toBe(first.cover);
    await remove(ben, first.id);
    expect(await coverOf(food)).toMatch(/^[a-z0-9]{15}\/spoon/);
    expect(await coverOf(food)).not.toBe(first.cover);
  });

  test('says whose photo it is, for whoever has blocked that member (R38)', async () => {
    const food = await newFood();
    const whose = async () => (await api.call('GET', recordsPath('foods', food))).body['cover_by'];
    expect(await whose()).toBe('');
    await add(admin, aPhoto({ food, ...credited }));
    expect(await whose()).toBe('');
    const first = await added(ben, food);
    await added(ada, food);
    expect(await whose()).toBe(ben.id);
    await hide(first.id, true);
    expect(await whose()).toBe(ada.id);
    await remove(ben, first.id);
    expect(await whose()).toBe(ada.id);
    const { status } = await api.call('PATCH', recordsPath('foods', food), {
      token: ada.token,
      body: { cover_by: ben.id },
    });
    expect([status, await whose()]).toEqual([expect.any(Number), ada.id]);
  });

  test('is told to everyone where it is another one, and only then', async () => {
    const food = await newFood();
    const now = async () => {
      const { epoch, cursors } = await pullAll(api, { cursors: { '*': 0 } });
      return { epoch, cursors };
    };
    const before = await now();
    const told = async (since: typeof before) =>
      (await pullAll(api, since)).rows['foods']?.filter(({ id }) => id === food).map((row) => row['cover']) ?? [];
    const first = await added(ben, food);
    expect(await told(before)).toEqual([first.cover]);
    const later = await now();
    const second = await added(ada, food);
    expect(await told(later)).toEqual([]);
    await hide(first.id, true);
    expect(await told(later)).toEqual([second.cover]);
    await hide(first.id, false);
    expect(await coverOf(food)).toBe(first.cover);
  });

  test('cannot be written, and goes with the account of its member, and the photos with their food', async () => {
    const cay = await api.join('cay_photo');
    const food = await newFood();
    expect(
      (
        await api.call('POST', recordsPath('foods'), {
          token: ada.token,
          body: { name: 'Mine', uploaded_by: ada.id, cover: 'photo0000000001/x.jpg' },
        })
      ).status,
    ).toBe(400);
    const { id, cover } = await added(cay, food);
    expect(await coverOf(food)).toBe(cover);
    await api.call('POST', '/api/account/delete', { token: cay.token, body: { password: 'a-test-password' } });
    expect([await coverOf(food), (await api.call('GET', recordsPath('food_photos', id))).status]).toEqual(['', 404]);
    const second = await added(ben, food);
    const { epoch, cursors } = await pullAll(api, { token: ben.token, cursors: { [`u:${ben.id}`]: 0 } });
    await api.call('DELETE', recordsPath('foods', food), { token: superuser });
    const gone = await pullAll(api, { token: ben.token, epoch, cursors });
    expect([idsPulled(gone, 'food_photos'), gone.rows['food_photos']]).toEqual([[second.id], undefined]);
    expect((await fetch(`${server.url}/api/files/food_photos/${second.cover}`)).status).toBe(404);
  });
});

describe('who sees a photo', () => {
  test('that a moderator has hidden: its member and admins, its file too (R38)', async () => {
    const { id, cover } = await added(ben, await newFood());
    const address = `${server.url}/api/files/food_photos/${cover}`;
    expect((await fetch(address)).status).toBe(200);
    await hide(id, true);
    const sees = async (token?: string) => (await api.call('GET', recordsPath('food_photos', id), { token })).status;
    expect([await sees(), await sees(ada.token), await sees(ben.token), await sees(admin.token)]).toEqual([
      404, 404, 200, 200,
    ]);
    expect((await fetch(address)).status).toBe(404);
    expect((await fetch(address, { headers: { Authorization: ben.token } })).status).toBe(200);
  });

  test('across a block: nobody, and none is added to the other’s food; what an admin has added stays', async () => {
    const [eve, fay] = [await api.join('eve_photo'), await api.join('fay_photo')];
    const food = await newFood(ada);
    const { id } = await added(eve, food);
    const others = (await add(admin, aPhoto({ food, ...credited }))).body.id;
    await api.create('blocks', fay.token, { blocker: fay.id, blocked: eve.id });
    for (const who of [eve, fay]) {
      const { rows } = await pullAll(api, { token: who.token, cursors: { [`f:${food}`]: 0 } });
      expect(rows['food_photos']?.map((row) => row.id).toSorted()).toEqual(
        (who === eve ? [id, others] : [others]).toSorted(),
      );
    }
    const theirs = await newFood(fay);
    expect(codes(await add(eve, aPhoto({ food: theirs, user: eve.id })))).toEqual([['food', 'validation_apart']]);
  });
});
