import { createHash, randomUUID } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { anMp4 } from '#tests/support/a-film.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiAnswer, type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

let ada: ApiMember;
let ben: ApiMember;
let food: string;
const { server, api } = serverOfFile();
beforeAll(async () => {
  [ada, ben] = [await api.join('ada_films'), await api.join('ben_films')];
  food = await api.create('foods', ada, { name: 'Congee', uploaded_by: ada.id });
});

const part = 512 * 1024;
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const partsOf = (file: Uint8Array) =>
  Array.from({ length: Math.ceil(file.length / part) }, (_, i) => file.slice(i * part, (i + 1) * part));
const digestOf = (file: Uint8Array) => sha256(partsOf(file).map(sha256).join(''));
const film = anMp4(part * 2 + 1000);

interface Sending {
  readonly file?: Uint8Array<ArrayBuffer>;
  readonly mutation?: string;
  readonly by?: ApiMember;
  readonly more?: Record<string, unknown>;
}

function open({ file = film, mutation = randomUUID(), by = ada, more = {} }: Sending = {}): Promise<ApiAnswer> {
  const body = {
    id: `${mutation}.file`,
    collection: 'videos',
    size: file.length,
    digest: digestOf(file),
    name: 'The first spoon.MOV',
    ...more,
  };
  return api.call('POST', '/api/uploads', { token: by.token, body });
}

async function put(
  mutation: string,
  offset: number,
  bytes: Uint8Array<ArrayBuffer>,
  { digest = sha256(bytes), by = ada }: { digest?: string; by?: ApiMember } = {},
) {
  const answer = await fetch(`${server.url}/api/uploads/${mutation}.file?offset=${offset}`, {
    method: 'PUT',
    body: bytes,
    headers: { Authorization: by.token, 'X-Part-Digest': digest, 'Content-Type': 'application/octet-stream' },
  });
  return { status: answer.status, body: await answer.json().catch(() => null) };
}

async function sendAll(mutation: string, file: Uint8Array<ArrayBuffer> = film): Promise<void> {
  expect((await open({ mutation, file })).status).toBe(200);
  for (const [i, bytes] of partsOf(file).entries())
    expect(await put(mutation, i * part, bytes)).toMatchObject({ status: 200 });
}

const aVideo = () => ({ id: newRecordId(), food, user: ada.id, title: 'The first spoon', category: 'taste' });
const create = (mutation: string, body: object, by = ada) =>
  api.call('POST', recordsPath('videos'), {
    token: by.token,
    body,
    headers: { 'X-Mutation-Id': mutation, 'X-Uploaded-Files': 'file' },
  });
const filesLeft = async () => (await readdir(path.join(server.dataDir, 'uploads'))).toSorted();

test("[S2][S12] a file that went ahead in parts becomes the record's, once, byte for byte, and leaves nothing behind", async () => {
  const mutation = randomUUID();
  await sendAll(mutation);
  const body = aVideo();
  const answers = await Promise.all([create(mutation, body), create(mutation, body), create(mutation, body)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map((answer) => answer.body['file'])).size).toBe(1);
  const name = String(answers[0]?.body['file']);
  expect(name).toMatch(/^the_first_spoon_[a-z0-9]{10}\.mp4$/);
  const stored = new Uint8Array(await (await fetch(`${server.url}/api/files/videos/${body.id}/${name}`)).arrayBuffer());
  expect(sha256(stored)).toBe(sha256(film));
  expect(await filesLeft()).not.toContain(`${mutation}.file`);
  expect((await create(mutation, body)).body['file']).toBe(name);
});

test('[S1] goes on where it stopped: after a lost answer, a damaged part, a crash', async () => {
  const mutation = randomUUID();
  const [first, second, third] = partsOf(film) as [
    Uint8Array<ArrayBuffer>,
    Uint8Array<ArrayBuffer>,
    Uint8Array<ArrayBuffer>,
  ];
  expect((await open({ mutation })).body).toEqual({ offset: 0, part });
  expect(await put(mutation, 0, first)).toEqual({ status: 200, body: { offset: part } });
  expect(await put(mutation, 0, first)).toEqual({ status: 409, body: { offset: part } });
  expect(await put(mutation, part * 2, third)).toEqual({ status: 409, body: { offset: part } });
  expect((await put(mutation, part, second, { digest: sha256('else') })).status).toBe(400);
  expect((await put(mutation, part, second.slice(1))).status).toBe(400);
  await server.kill();
  await server.restart();
  expect((await open({ mutation })).body).toEqual({ offset: part, part });
  const twice = await Promise.all([put(mutation, part, second), put(mutation, part, second)]);
  expect(twice.some(({ status }) => status === 200)).toBe(true);
  expect((await create(mutation, aVideo())).body.data['file']?.code).toBe('validation_upload_missing');
  expect((await put(mutation, part * 2, third)).body).toEqual({ offset: film.length });
  expect((await create(mutation, aVideo())).status).toBe(200);
});

test('[S6] a refused record keeps its upload: the corrected one needs no second sending', async () => {
  const mutation = randomUUID();
  await sendAll(mutation);
  const body = aVideo();
  expect((await create(mutation, { ...body, title: '' })).body.data['title']?.code).toBe('validation_required');
  expect(await filesLeft()).toContain(`${mutation}.file`);
  expect((await create(mutation, body)).status).toBe(200);
});

test('another file under the same id begins anew, and what does not match its digest is never taken', async () => {
  const mutation = randomUUID();
  await sendAll(mutation);
  const other = anMp4(part + 77);
  expect((await open({ mutation, file: other })).body).toEqual({ offset: 0, part });
  expect((await open({ mutation, file: other, more: { digest: sha256('else') } })).body).toEqual({ offset: 0, part });
  for (const [i, bytes] of partsOf(other).entries()) await put(mutation, i * part, bytes);
  expect((await create(mutation, aVideo())).body.data['file']?.code).toBe('validation_upload_missing');
  expect(await filesLeft()).not.toContain(`${mutation}.file`);
});

test('what is no film by its bytes is refused, in parts and in one piece, whatever it is called', async () => {
  const mutation = randomUUID();
  const page = new Uint8Array(Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(40)));
  await sendAll(mutation, page);
  expect((await create(mutation, aVideo())).body.data['file']?.code).toBe('validation_invalid_video');
  const form = new FormData();
  for (const [key, value] of Object.entries(aVideo())) form.set(key, value);
  form.set('file', new Blob([page], { type: 'video/mp4' }), 'film.mp4');
  expect(
    (await api.call('POST', recordsPath('videos'), { token: ada.token, body: form })).body.data['file']?.code,
  ).toBe('validation_invalid_video');
});

test("[S5] an upload is its member's alone", async () => {
  const mutation = randomUUID();
  await sendAll(mutation);
  expect((await open({ mutation, by: ben })).status).toBe(409);
  expect((await put(mutation, 0, film.slice(0, part), { by: ben })).status).toBe(404);
  expect((await create(mutation, { ...aVideo(), user: ben.id }, ben)).body.data['file']?.code).toBe(
    'validation_upload_missing',
  );
  for (const [method, address] of [
    ['POST', ''],
    ['PUT', `/${mutation}.file?offset=0`],
  ] as const) {
    expect((await api.call(method, `/api/uploads${address}`, { body: {} })).status).toBe(401);
  }
  expect((await create(mutation, aVideo())).status).toBe(200);
});

test.each([
  ['an id that leaves the folder', { id: '../../data.db' }, undefined],
  ['no digest', { digest: '' }, undefined],
  ['an empty file', { size: 0 }, 'validation_empty'],
  ['half a byte', { size: 1.5 }, 'validation_empty'],
  ['a file beyond 50 MB', { size: 50 * 1024 * 1024 + 1 }, 'validation_file_size_limit'],
  ['a collection without files', { collection: 'reviews' }, 'validation_no_file_field'],
  ['a collection that is not there', { collection: 'nowhere' }, 'validation_no_file_field'],
])('%s opens nothing', async (_name, more, code) => {
  const answer = await open({ more });
  expect(answer.status).toBe(400);
  expect(answer.body.data['file']?.code).toBe(code);
});

test('a member has at most 200 MB open: what stood still makes room, what moves does not', async () => {
  const large = { size: 50 * 1024 * 1024 };
  const mutations = Array.from({ length: 4 }, () => randomUUID());
  for (const mutation of mutations) expect((await open({ mutation, by: ben, more: large })).status).toBe(200);
  expect((await open({ by: ben, more: large })).status).toBe(503);
  const long = new Date(Date.now() - 3_600_000);
  await utimes(path.join(server.dataDir, 'uploads', `${mutations[0]}.file`), long, long);
  expect((await open({ by: ben, more: large })).status).toBe(200);
  expect(await filesLeft()).not.toContain(`${mutations[0]}.file`);
});

test('the cron removes what nobody came back for within a week, and what a deleted account has left', async () => {
  const [old, fresh] = [randomUUID(), randomUUID()];
  for (const mutation of [old, fresh]) await open({ mutation });
  const weekAgo = new Date(Date.now() - 8 * 86_400_000);
  await utimes(path.join(server.dataDir, 'uploads', `${old}.file`), weekAgo, weekAgo);
  const gone = await api.join('gone_films');
  const orphan = randomUUID();
  await open({ mutation: orphan, by: gone });
  const root = await api.asSuperuser();
  expect((await api.call('DELETE', recordsPath('users', gone.id), { token: root })).status).toBe(204);
  expect((await api.call('POST', '/api/crons/foretaste-uploads', { token: root })).status).toBe(204);
  await expect.poll(filesLeft).not.toContain(`${old}.file`);
  await expect.poll(filesLeft).not.toContain(`${orphan}.file`);
  expect(await filesLeft()).toContain(`${fresh}.file`);
});
