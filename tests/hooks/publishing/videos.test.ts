import { beforeAll, expect, test } from 'vitest';
import { deriveId } from '#domain/values/ids/derive-id.ts';
import { anMp4 } from '#tests/support/a-film.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { pullAll } from '#tests/support/pull-all.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let superuser: string;
let ada: ApiMember;
let ben: ApiMember;
let food: string;
const { server, api } = serverOfFile();
beforeAll(async () => {
  superuser = await api.asSuperuser();
  [ada, ben] = [await api.join('ada_video'), await api.join('ben_video')];
  food = await api.create('foods', ada, { name: 'Laksa', uploaded_by: ada.id });
});

const film = anMp4(300_000);

function aVideo(extra: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries({
    food,
    user: ada.id,
    title: 'The first spoon',
    category: 'taste',
    ...extra,
  }))
    form.set(key, value);
  form.set('file', new Blob([film]), 'spoon.mp4');
  return form;
}

const watch = (by: ApiMember, video: string, extra: object = {}) =>
  api.call('POST', recordsPath('video_views'), {
    token: by.token,
    body: {
      id: deriveId('video view', video, by.id, new Date().toISOString().slice(0, 10)),
      video,
      user: by.id,
      ...extra,
    },
  });
const video = async (id: string) => (await api.call('GET', recordsPath('videos', id))).body;

test("are signed by their author's profile, now and when it changes", async () => {
  const id = await api.create('videos', ada, aVideo({ creator_name: 'Somebody famous' }));
  expect(await video(id)).toMatchObject({ creator_name: 'ada_video Example', is_verified: false, views: 0 });
  expect(
    (await api.call('POST', recordsPath('videos'), { token: ada.token, body: aVideo({ is_verified: 'true' }) })).status,
  ).toBe(400);
  expect(
    (await api.call('POST', recordsPath('videos'), { token: ada.token, body: aVideo({ views: '900' }) })).status,
  ).toBe(400);
  await api.call('PATCH', recordsPath('profiles', ada.id), { token: ada.token, body: { full_name: 'Ada L.' } });
  expect(await video(id)).toMatchObject({ creator_name: 'Ada L.' });
});

test("count a view once per member and day, whatever its id, and not the author's own", async () => {
  const id = await api.create('videos', ada, aVideo());
  const views = await Promise.all(Array.from({ length: 24 }, () => watch(ben, id)));
  expect(views.filter(({ status }) => status !== 200)).toEqual([]);
  expect(new Set(views.map(({ body }) => body.id)).size).toBe(1);
  expect((await watch(ada, id)).status).toBe(200);
  expect(await video(id)).toMatchObject({ views: 1 });
  expect((await watch(ben, id, { day: '2020-01-01' })).status).toBe(200);
  expect(await video(id)).toMatchObject({ views: 1 });
  expect(
    (await api.call('PATCH', recordsPath('videos', id), { token: ada.token, body: { title: 'Two spoons' } })).body,
  ).toMatchObject({ views: 1, title: 'Two spoons' });
  expect(
    (await pullAll(api, { cursors: { [`f:${food}`]: 0 } })).rows['videos']?.find((row) => row.id === id),
  ).toMatchObject({ views: 1 });
});

test('forget who watched once it cannot count twice, and keep the count', async () => {
  const id = await api.create('videos', ada, aVideo());
  const view = (await watch(ben, id)).body.id;
  await api.call('PATCH', recordsPath('video_views', view), { token: superuser, body: { day: '2026-01-01' } });
  expect((await api.call('POST', '/api/crons/foretaste-views', { token: superuser })).status).toBe(204);
  await expect
    .poll(async () => (await api.call('GET', recordsPath('video_views', view), { token: superuser })).status)
    .toBe(404);
  expect(await video(id)).toMatchObject({ views: 1 });
});

test('can be sought: the server answers a range with just that, and what it cannot give with 416 (R12)', async () => {
  const id = await api.create('videos', ada, aVideo());
  const address = `${server.url}/api/files/videos/${id}/${String((await video(id))['file'])}`;
  const ask = (range: string) => fetch(address, { headers: { Range: range } });
  for (const [range, from, to] of [
    ['bytes=0-', 0, film.length],
    ['bytes=1000-1999', 1000, 2000],
    ['bytes=-500', film.length - 500, film.length],
  ] as const) {
    const answer = await ask(range);
    expect([answer.status, answer.headers.get('Content-Range'), answer.headers.get('Content-Type')]).toEqual([
      206,
      `bytes ${from}-${to - 1}/${film.length}`,
      'video/mp4',
    ]);
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(film.slice(from, to)))).toBe(true);
  }
  expect((await ask(`bytes=${film.length + 1}-`)).status).toBe(416);
});

test('that a moderator hides, and their files, are for their author and admins alone', async () => {
  const id = await api.create('videos', ada, aVideo());
  const address = `${server.url}/api/files/videos/${id}/${String((await video(id))['file'])}`;
  await api.call('PATCH', recordsPath('videos', id), { token: superuser, body: { is_hidden: true } });
  expect((await api.call('GET', recordsPath('videos', id), { token: ben.token })).status).toBe(404);
  expect((await api.call('GET', recordsPath('videos', id), { token: ada.token })).status).toBe(200);
  expect((await fetch(address)).status).toBe(404);
  expect((await fetch(address, { headers: { Authorization: ada.token } })).status).toBe(200);
});
