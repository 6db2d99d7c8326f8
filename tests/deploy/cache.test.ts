import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pocketBaseRemote } from '#remote/pocketbase-remote.ts';
import { findFreePort } from '#tests/support/server/find-free-port.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type Api, openApi } from '#tests/support/server/open-api.ts';
import { openEventStream } from '#tests/support/server/open-event-stream.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';

const configuration = path.resolve(import.meta.dirname, '../../deploy/cache/nginx.conf');

let folder: string;
let server: PocketBaseServer;
let counter: Server;
let nginx: ChildProcess;
let url: string;
let api: Api;
/** Questions that came to the app, as 'GET /path'. */
let passed: string[] = [];

/** Between the cache and the app: counts, and changes nothing. */
function countingProxy(origin: string): Server {
  return createServer((incoming, outgoing) => {
    passed.push(`${incoming.method} ${incoming.url}`);
    const { method, headers } = incoming;
    const asking = request(origin + incoming.url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      outgoing.flushHeaders();
      answer.pipe(outgoing);
    });
    asking.on('error', () => outgoing.destroy());
    outgoing.on('close', () => asking.destroy());
    incoming.pipe(asking);
  });
}

beforeAll(async () => {
  await promisify(execFile)('nginx', ['-v']).catch(() => {
    throw new Error('No nginx for the tests of the cache: install it (on Debian: apt-get install nginx-light).');
  });
  folder = await mkdtemp(path.join(tmpdir(), 'foretaste-cache-'));
  await mkdir(path.join(folder, 'served/assets'), { recursive: true });
  await writeFile(path.join(folder, 'served/index.html'), '<!doctype html><title>Foretaste</title>');
  server = await startPocketBase({
    publicDir: path.join(folder, 'served'),
    env: { FORETASTE_TRUSTED_PROXY_HEADER: 'X-Forwarded-For' },
  });
  counter = countingProxy(server.url).listen(0, '127.0.0.1');
  await new Promise((done) => counter.once('listening', done));
  const listen = `127.0.0.1:${await findFreePort()}`;
  url = `http://${listen}`;
  const text = (await readFile(configuration, 'utf8'))
    .replaceAll('${UPSTREAM}', `127.0.0.1:${(counter.address() as AddressInfo).port}`)
    .replaceAll('${LISTEN}', listen)
    .replaceAll('${CACHE}', folder);
  await writeFile(path.join(folder, 'nginx.conf'), `user root;\n${text}`);
  nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'inherit' });
  await vi.waitFor(async () => expect((await fetch(`${url}/api/health`)).status).toBe(200), { timeout: 15_000 });
  api = openApi({ url, superuser: server.superuser });
});
afterAll(async () => {
  const ended = new Promise((done) => nginx.once('exit', done));
  nginx.kill('SIGTERM');
  await ended;
  counter.closeAllConnections();
  counter.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  passed = [];
});

const cacheOf = async (place: string) => (await fetch(url + place)).headers.get('X-Cache');

/** An address of the shared feed that nobody has asked for. */
async function aPage(): Promise<string> {
  const cook = await api.join(`cook_${newRecordId()}`);
  await api.create('foods', cook, { name: `Pie ${newRecordId()}`, uploaded_by: cook.id });
  const { body } = await openApi(server).call('GET', '/api/sync/health');
  return `/api/sync/feed/all?epoch=${String(body['epoch'])}&after=0&upTo=${String(body['head'])}`;
}

test('[S23] ten thousand equal pulls are one at the origin', async () => {
  const page = await aPage();
  passed = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  // Browsers say in different words that they take gzip.
  const spellings = ['gzip', 'gzip, deflate', 'gzip, deflate, br', 'gzip, deflate, br, zstd'];
  const askOnce = (at: number) =>
    new Promise<number>((resolve, reject) => {
      const headers = { 'Accept-Encoding': spellings[at % spellings.length] };
      request(url + page, { agent, headers }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      })
        .on('error', reject)
        .end();
    });
  const statuses = await Promise.all(Array.from({ length: 10_000 }, (_, at) => askOnce(at)));
  agent.destroy();
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(passed).toEqual([`GET ${page}`]);
}, 120_000);

test('[S23] what is a little past its time is given at once while one question asks anew', async () => {
  const place = `/api/sync/head?minute=${Math.floor(Math.random() * 1e9)}`;
  expect(await cacheOf(place)).toBe('MISS');
  expect(await cacheOf(place)).toBe('HIT');
  await expect.poll(() => cacheOf(place), { timeout: 12_000, interval: 200 }).toBe('STALE');
  await expect.poll(() => cacheOf(place), { timeout: 12_000 }).toBe('HIT');
  expect(passed.filter((line) => line.endsWith(place))).toHaveLength(2);
});

test('[S23] what is one member’s own is stored nowhere, and given to nobody else', async () => {
  const [mina, nils] = [await api.join(`mina_${newRecordId()}`), await api.join(`nils_${newRecordId()}`)];
  const secret = `Only mine ${newRecordId()}`;
  // A superuser comes past proxies.
  const operator = openApi(server);
  await operator.create('notifications', await operator.asSuperuser(), {
    user: mina.id,
    type: 'other',
    message: secret,
  });
  const remote = pocketBaseRemote({ baseUrl: url });
  const own = `u:${mina.id}`;
  const pulled = await remote.pull({ epoch: null, cursors: { [own]: 0 } }, mina.token);
  if (pulled.kind !== 'page') throw new Error(`no page but ${pulled.kind}`);
  expect(JSON.stringify(pulled.page)).toContain(secret);
  const { epoch, pass, cursors } = pulled.page;
  const place = { epoch, after: cursors[own] ?? 0, pass: pass ?? '' };
  passed = [];
  for (let times = 0; times < 2; times += 1) expect((await remote.ownPlace(place)).kind).toBe('quiet');
  expect((await remote.ownPlace({ ...place, pass: 'none' })).kind).toBe('ask');
  const list = '/api/collections/notifications/records';
  for (const { token } of [mina, nils])
    expect(JSON.stringify((await api.call('GET', list, { token })).body).includes(secret)).toBe(token === mina.token);
  expect((await api.call('GET', list)).body.items).toEqual([]);
  expect(passed).toHaveLength(6);
  // A shared page that somebody asks for with a token is not kept either.
  const page = await aPage();
  await api.call('GET', page, { token: mina.token });
  expect(await cacheOf(page)).toBe('MISS');
  const kept = await readdir(path.join(folder, 'kept'), { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    kept.filter((file) => file.isFile()).map((file) => readFile(path.join(file.parentPath, file.name), 'latin1')),
  );
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect(file).toMatch(/^KEY: \/(api\/sync\/(head|feed)\b|[ \n])/m);
    expect(file).toMatch(/^cache-control: public,/im);
    for (const word of [secret, mina.token, mina.email, pass ?? '']) expect(file).not.toContain(word);
  }
});

test('a refusal is told to nobody else', async () => {
  expect((await fetch(`${url}/assets/late.js`)).status).toBe(404);
  await writeFile(path.join(folder, 'served/assets/late.js'), 'export const late = 1;');
  for (const cache of ['MISS', 'HIT']) {
    const answer = await fetch(`${url}/assets/late.js`);
    expect([answer.status, answer.headers.get('X-Cache')]).toEqual([200, cache]);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  }
});

test('[S14] an event stream is not held back, and a write through the cache pokes it', async () => {
  const [mina, fan] = [await api.join(`mina_${newRecordId()}`), await api.join(`fan_${newRecordId()}`)];
  const own = `u:${mina.id}`;
  const stream = await openEventStream({ server: { url }, api, token: mina.token, subscriptions: [`sync:${own}`] });
  await api.create('user_follows', fan, { follower: fan.id, following: mina.id });
  await expect.poll(() => stream.heard).toContain(own);
  stream.close();
});
