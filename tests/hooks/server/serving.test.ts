import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { type Api, openApi } from '#tests/support/server/open-api.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';

let server: PocketBaseServer;
let api: Api;
let publicDir: string;

beforeAll(async () => {
  publicDir = await mkdtemp(path.join(tmpdir(), 'foretaste-public-'));
  await mkdir(path.join(publicDir, 'assets'));
  await mkdir(path.join(publicDir, 'pictures'));
  const files = {
    'index.html': `<!doctype html><title>Foretaste</title>${'<p>shell</p>'.repeat(200)}`,
    'sw.js': '// worker',
    'part-of-worker.js': '// imported by it',
    'manifest.webmanifest': '{}',
    'assets/app-1234.js': `export const text = ${JSON.stringify('x'.repeat(5000))};`,
    'pictures/ramen.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(publicDir, name), text);
  server = await startPocketBase({ publicDir });
  api = openApi(server);
});
afterAll(async () => {
  await server.stop();
  await rm(publicDir, { recursive: true, force: true });
});

/** Browsers ask each time, shared caches do after half a minute. */
const forAMoment = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60, stale-if-error=60';

test.each([
  ['/', 200, forAMoment],
  ['/food/abc', 200, forAMoment],
  ['/profile/ada.lovelace', 200, forAMoment],
  ['/sw.js', 200, forAMoment],
  ['/part-of-worker.js', 200, forAMoment],
  ['/manifest.webmanifest', 200, forAMoment],
  ['/assets/app-1234.js', 200, 'public, max-age=31536000, immutable'],
  ['/pictures/ramen.svg', 200, 'public, max-age=86400'],
])('%s answers %i with Cache-Control %s', async (at, status, caching) => {
  const answer = await fetch(server.url + at);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Cache-Control')).toBe(caching);
});

test.each([
  '/assets/app-0000.js',
  '/pictures/none.svg',
  '/favicon.ico',
  '/workbox-1.js',
  '/assets/',
  '/pictures',
  '/assets/..%2findex.html',
])('%s is missing, never the document', async (at) => {
  const answer = await fetch(server.url + at);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('shell');
  expect(answer.headers.get('Cache-Control') ?? '').not.toContain('immutable');
});

test.each([
  '/',
  '/food/abc',
  '/sw.js',
  '/assets/app-1234.js',
  '/api/health',
  '/api/collections/foods/records',
  '/api/no-such-route',
])('%s carries the security headers', async (at) => {
  const { headers } = await fetch(server.url + at);
  const policy = headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(/script-src [^;]*unsafe/.test(policy)).toBe(false);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('Permissions-Policy')).toContain('camera=(self)');
  // Asked for on the device alone: where one is goes nowhere (R47).
  expect(headers.get('Permissions-Policy')).toContain('geolocation=(self)');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(headers.get('X-Frame-Options')).toBe('DENY');
});

test('only what reads photographed menus may compile WebAssembly, and evaluates no text either', async () => {
  const { headers } = await fetch(`${server.url}/assets/reader/1234/worker.min.js`);
  const scripts = /script-src ([^;]*)/.exec(headers.get('Content-Security-Policy') ?? '')?.[1];
  expect(scripts).toBe("'self' 'wasm-unsafe-eval'");
});

test('the dashboard keeps its own policy and opens', async () => {
  const answer = await fetch(`${server.url}/_/`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Security-Policy') ?? '').not.toContain("script-src 'self';");
});

test('text is compressed for whoever takes it', async () => {
  for (const at of ['/', '/assets/app-1234.js']) {
    expect(
      (await fetch(server.url + at, { headers: { 'Accept-Encoding': 'gzip' } })).headers.get('Content-Encoding'),
    ).toBe('gzip');
  }
});

test('a stored photo is served in a sandbox, as the type that its bytes are', async () => {
  const cook = await api.join('cook_files');
  const form = new FormData();
  for (const [key, value] of Object.entries({ name: 'Photo', uploaded_by: cook.id })) form.set(key, value);
  form.set('image', new Blob([aPngPicture()]), 'evil.html');
  const food = await api.call('POST', '/api/collections/foods/records', { token: cook.token, body: form });
  expect(food.status).toBe(200);
  expect(food.body['image']).toMatch(/\.png$/);
  for (const query of ['', '?thumb=480x360', '?thumb=96x96']) {
    const answer = await fetch(`${server.url}/api/files/foods/${food.body.id}/${String(food.body['image'])}${query}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('image/png');
    expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
});

test('[S9] health tells epoch, head and version', async () => {
  const { body, status } = await api.call('GET', '/api/sync/health');
  expect(status).toBe(200);
  expect(body).toMatchObject({ epoch: expect.any(String), head: expect.any(Number), version: 1 });
});
