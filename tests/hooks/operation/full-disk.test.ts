import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

const { server, api } = serverOfFile();

/** No file of the server may grow beyond so many bytes: to SQLite and to PocketBase it is a disk that is full. */
function limitFiles(bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`]);
}

test('a full disk refuses changes for now, so that devices keep them, and is told; with room each is done once', async () => {
  const mina = await api.join('mina');
  const before = await api.create('foods', mina, { name: 'Borscht', uploaded_by: mina.id });
  const wal = await stat(path.join(server.dataDir, 'data.db-wal'));
  limitFiles(wal.size);

  const changes = Array.from({ length: 30 }, (_, at) => {
    const headers = { 'X-Mutation-Id': randomUUID() };
    const body = { id: newRecordId(), name: `Soup ${at}`, uploaded_by: mina.id, description: 'x'.repeat(1900) };
    return () => api.call('POST', recordsPath('foods'), { token: mina.token, headers, body });
  });
  const first = [];
  for (const send of changes) first.push((await send()).status);
  expect(new Set(first)).toEqual(new Set([503]));
  const form = new FormData();
  form.set('name', 'With a picture');
  form.set('uploaded_by', mina.id);
  form.set('image', new Blob([aPngPicture()]), 'a.png');
  const headers = { 'X-Mutation-Id': randomUUID() };
  expect((await api.call('POST', recordsPath('foods'), { token: mina.token, headers, body: form })).status).toBe(503);

  // Without an id of a device, too: who joins is not told that something was wrong with it.
  await expect(api.join('nils')).rejects.toThrow('The server is busy. Please try again.');

  // What is there is read, and who looks is told.
  expect((await api.call('GET', recordsPath('foods', before))).status).toBe(200);
  expect((await api.call('GET', '/api/health')).status).toBe(200);
  const deep = await api.call('GET', '/api/health?depth=full');
  expect([deep.status, deep.body['status'], deep.body['checks']]).toMatchObject([
    503,
    'failing',
    { database: 'failing' },
  ]);
  expect(String((await api.call('GET', '/api/metrics')).body['text'])).toMatch(/^foretaste_database_writable 0$/m);

  limitFiles('unlimited');
  for (const send of changes) expect((await send()).status).toBe(200);
  const stored = await api.call('GET', `${recordsPath('foods')}?perPage=1&filter=${encodeURIComponent("name~'Soup'")}`);
  expect(stored.body['totalItems']).toBe(changes.length);
  await expect.poll(async () => (await api.call('GET', '/api/health?depth=full')).body['status']).not.toBe('failing');
});
