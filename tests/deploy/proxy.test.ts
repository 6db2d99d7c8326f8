import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openApi } from '#tests/support/server/open-api.ts';
import { findFreePort } from '#tests/support/server/find-free-port.ts';
import { openEventStream } from '#tests/support/server/open-event-stream.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';

const caddyfile = path.resolve(import.meta.dirname, '../../deploy/Caddyfile');
const script = 'export const taste = 1;\n'.repeat(200);

let folder: string;
let server: PocketBaseServer;
let caddy: ChildProcess;
let url: string;

/** The files of this build as Caddy has them, and as the app serves them with one of an earlier build beside. */
async function someFiles(): Promise<{ built: string; served: string }> {
  const [built, served] = [path.join(folder, 'built'), path.join(folder, 'served')];
  for (const place of [built, served]) await mkdir(path.join(place, 'assets'), { recursive: true });
  await mkdir(path.join(built, 'pictures'));
  await mkdir(path.join(built, 'assets/reader/1'), { recursive: true });
  await writeFile(path.join(built, 'assets/reader/1/worker.min.js'), script);
  await writeFile(path.join(built, 'assets/app-2.js'), script);
  await writeFile(path.join(built, 'assets/app-2.js.br'), brotliCompressSync(script));
  await writeFile(path.join(served, 'assets/app-1.js'), 'export const old = 1;');
  await writeFile(path.join(served, 'index.html'), '<!doctype html><title>Foretaste</title>');
  return { built, served };
}

beforeAll(async () => {
  await promisify(execFile)('caddy', ['version']).catch(() => {
    throw new Error('No caddy for the tests of the deployment: install it (on Debian: apt-get install caddy).');
  });
  folder = await mkdtemp(path.join(tmpdir(), 'foretaste-deploy-'));
  const { built, served } = await someFiles();
  server = await startPocketBase({
    publicDir: served,
    env: { FORETASTE_TRUSTED_PROXY_HEADER: 'X-Forwarded-For', FORETASTE_LOG_ADDRESSES: 'on' },
  });
  url = `http://127.0.0.1:${await findFreePort()}`;
  const env = { ...process.env, HOME: folder, DOMAIN: url, UPSTREAM: new URL(server.url).host, FILES: built };
  caddy = spawn('caddy', ['run', '--config', caddyfile, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
  await vi.waitFor(async () => expect((await fetch(`${url}/api/health`)).status).toBe(200), { timeout: 15_000 });
});
afterAll(async () => {
  const ended = new Promise((done) => caddy.once('exit', done));
  caddy.kill('SIGTERM');
  await ended;
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Headers and raw body, as they are on the wire. */
async function raw(
  place: string,
  headers: Record<string, string> = {},
  { method = 'GET', body = '' } = {},
): Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; bytes: number; text: string }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    // A path as it is: a URL would be put in order first.
    request({ hostname, port, path: place, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
      });
      answer.on('end', () => {
        const whole = Buffer.concat(chunks);
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          bytes: whole.length,
          text: whole.toString('utf8'),
        });
      });
    })
      .on('error', reject)
      .end(body);
  });
}

test('hashed files go out in brotli, for ever, with the app’s own policy', async () => {
  const [proxied, own] = [
    await raw('/assets/app-2.js', { 'Accept-Encoding': 'br, gzip' }),
    await fetch(`${server.url}/`),
  ];
  expect(proxied.status).toBe(200);
  expect(proxied.headers['content-encoding']).toBe('br');
  expect(proxied.bytes).toBeLessThan(script.length / 4);
  expect(proxied.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const name of [
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-opener-policy',
  ]) {
    expect([name, proxied.headers[name]]).toEqual([name, own.headers.get(name)]);
  }
});

test('what reads photographed menus has the policy that the app gives it, and is there for ever', async () => {
  const place = '/assets/reader/1/worker.min.js';
  const own = await fetch(server.url + place);
  const { status, headers } = await raw(place);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-security-policy']).toBe(own.headers.get('content-security-policy'));
});

test('what only an earlier build had comes from the app, and a file that never was is none', async () => {
  expect((await raw('/assets/app-1.js')).status).toBe(200);
  expect((await raw('/assets/never.js')).status).toBe(404);
});

test('the event stream is not held back, and a write through the proxy pokes it', async () => {
  const api = openApi({ url, superuser: server.superuser });
  const mina = await api.join('mina');
  const stream = await openEventStream({ server: { url }, api, token: mina.token, subscriptions: ['sync:*'] });
  await api.create('foods', mina, { name: 'Borscht', uploaded_by: mina.id });
  await expect.poll(() => stream.heard).toContain('*');
  stream.close();
});

/** What only an operator may open, in spellings that a proxy or a router could take for something else. */
const operated: readonly (readonly [method: string, place: string])[] = [
  ['GET', '/_'],
  ['GET', '/_/'],
  ['GET', '/_/index.html'],
  ['GET', '//_/'],
  ['GET', '/%5F/'],
  ['GET', '/_%2F'],
  ['GET', '/x/../_/'],
  ['GET', '/api/collections/_superusers/auth-methods'],
  ['GET', '/api/collections/pbc_3142635823/auth-methods'],
  ...['_superusers', '_SUPERUSERS', '%5Fsuperusers', 'pbc_3142635823', 'PBC_3142635823', '/_superusers'].map(
    (name) => ['POST', `/api/collections/${name}/auth-with-password`] as const,
  ),
  ['POST', '/api/collections/_superusers/request-password-reset'],
  ['POST', '/api/collections/_superusers/auth-refresh'],
  ['GET', '/api/collections/_superusers/records'],
  ['GET', '/api/collections'],
  ['GET', '/api/settings'],
  ['GET', '/api/logs'],
  ['GET', '/api/backups'],
  ['GET', '/api/crons'],
];

test.each(operated)(
  '%s %s is not there through the proxy, with the right password or a token either',
  async (method, place) => {
    const token = await openApi(server).asSuperuser();
    const body =
      method === 'POST'
        ? JSON.stringify({ identity: server.superuser.email, password: server.superuser.password })
        : '';
    for (const headers of [{}, { 'X-Forwarded-For': '127.0.0.1' }, { Authorization: token }]) {
      const answer = await raw(place, { ...headers, 'Content-Type': 'application/json' }, { method, body });
      expect([headers, answer.status, answer.text.includes('token'), answer.text.includes('PocketBase')]).toEqual([
        headers,
        404,
        false,
        false,
      ]);
    }
  },
);

test('a member signs in through the proxy', async () => {
  const api = openApi({ url, superuser: server.superuser });
  expect((await api.join('nils')).token).not.toBe('');
});

test('nobody names another address than their own', async () => {
  // An operator comes past the proxy.
  const api = openApi(server);
  const root = await api.asSuperuser();
  expect((await raw('/api/health?forged', { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(200);
  const logged = `/api/logs?filter=${encodeURIComponent("data.url='/api/health?forged'")}`;
  const addresses = async () =>
    (await api.call('GET', logged, { token: root })).body.items.map(
      ({ data }) => (data as unknown as { userIP: string }).userIP,
    );
  await expect.poll(addresses, { timeout: 15_000 }).toEqual(['127.0.0.1']);
});
