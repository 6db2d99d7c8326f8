import { beforeAll, expect, test } from 'vitest';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

/* [S19] Every answer of the server says that it is the server's, whatever of it answers. */
let mina: ApiMember;
let epoch: string;

const { server, api } = serverOfFile({ seed: true });
beforeAll(async () => {
  mina = await api.join('mina');
  epoch = String((await api.call('GET', '/api/sync/health')).body['epoch']);
});

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const tooMuch = 'x'.repeat(80 * 1024);
const expired = 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6Im5vYm9keSIsInR5cGUiOiJhdXRoIiwiZXhwIjoxfQ.AAAA';

const asked: readonly Asked[] = [
  // Routes of this product.
  { method: 'GET', path: '/api/sync/health', status: 200 },
  { method: 'POST', path: '/api/sync/pull', body: { cursors: { '*': 0 } }, status: 200 },
  { method: 'POST', path: '/api/sync/pull', body: 'no JSON', status: 400 },
  { method: 'POST', path: '/api/sync/pull', body: tooMuch, status: 413 },
  { method: 'POST', path: '/api/sync/pull', body: {}, token: expired, status: 401 },
  { method: 'POST', path: '/api/sync/pull', body: {}, headers: { 'X-Sync-Protocol': '0' }, status: 426 },
  { method: 'POST', path: '/api/sync/pull', body: {}, headers: { 'X-Sync-Protocol': '999' }, status: 503 },
  { method: 'GET', path: '/api/sync/snapshot', status: 200 },
  { method: 'GET', path: `/api/sync/snapshot/${'0'.repeat(64)}`, status: 404 },
  { method: 'POST', path: '/api/sync/foods', body: { ids: [] }, status: 200 },
  { method: 'POST', path: '/api/sync/foods', body: {}, status: 400 },
  { method: 'GET', path: '/api/sync/columns', status: 200 },
  { method: 'GET', path: `/api/sync/columns/${'0'.repeat(64)}`, status: 404 },
  { method: 'GET', path: '/api/community/members?list=newest&limit=1', status: 200 },
  { method: 'POST', path: '/api/analytics/views', body: {}, status: 400 },
  { method: 'GET', path: '/api/analytics?days=7', status: 401 },
  { method: 'POST', path: '/api/uploads', body: {}, status: 401 },
  { method: 'PUT', path: '/api/uploads/none.photo?offset=0', body: 'x', status: 401 },
  { method: 'GET', path: '/api/ai/abilities', status: 200 },
  { method: 'POST', path: '/api/ai/ai-food-assistant', body: {}, status: 401 },
  { method: 'GET', path: '/api/account/export', status: 401 },
  { method: 'POST', path: '/api/account/delete', body: {}, status: 401 },
  { method: 'GET', path: '/api/admin/services', status: 401 },
  // PocketBase's own.
  { method: 'GET', path: '/api/health', status: 200 },
  { method: 'GET', path: '/api/no-such-route', status: 404 },
  { method: 'BREW', path: '/api/sync/health', status: 404 },
  { method: 'GET', path: recordsPath('foods'), status: 200 },
  { method: 'GET', path: recordsPath('foods', 'none'), status: 404 },
  { method: 'GET', path: recordsPath('no_such_collection'), status: 404 },
  { method: 'POST', path: recordsPath('foods'), body: {}, status: 400 },
  { method: 'POST', path: recordsPath('user_follows'), body: { name: 'x'.repeat(33 * 1024 * 1024) }, status: 413 },
  {
    method: 'POST',
    path: '/api/collections/users/auth-with-password',
    body: { identity: 'nobody@foretaste.test', password: 'wrong' },
    status: 400,
  },
  { method: 'POST', path: '/api/collections/users/auth-refresh', status: 401 },
  {
    method: 'POST',
    path: '/api/collections/users/request-verification',
    body: { email: 'nobody@foretaste.test' },
    status: 204,
  },
  { method: 'POST', path: '/api/collections/users/confirm-verification', body: { token: expired }, status: 400 },
  { method: 'POST', path: '/api/files/token', status: 401 },
  { method: 'GET', path: '/api/files/foods/none/none.jpg', status: 404 },
  { method: 'POST', path: '/api/realtime', body: { clientId: 'none', subscriptions: [] }, status: 404 },
  { method: 'GET', path: '/api/settings', status: 401 },
  // Documents and files.
  { method: 'GET', path: '/blog/feed.xml', status: 200 },
  { method: 'GET', path: '/sitemap.xml', status: 200 },
  { method: 'GET', path: '/assets/none.js', status: 404 },
];

test.each(asked)(
  '[S19] $method $path answers $status with the mark',
  async ({ method, path, status, body, token, headers }) => {
    const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await fetch(server.url + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...headers,
        ...(token === undefined ? {} : { Authorization: token }),
      },
      ...(sent === undefined ? {} : { body: sent }),
    });
    await answer.arrayBuffer();
    expect({ status: answer.status, mark: answer.headers.get('X-Sync-Epoch') }).toEqual({ status, mark: epoch });
  },
);

test('[S2][S19] a change whose body does not say how large it is has one effect, however often it comes, and marked answers', async () => {
  const id = crypto.randomUUID();
  const create = () =>
    fetch(server.url + recordsPath('foods'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: mina.token, 'X-Mutation-Id': id },
      body: new Blob([JSON.stringify({ name: 'Chunked Pudding', uploaded_by: mina.id })]).stream(),
      duplex: 'half',
    } as RequestInit);
  const answers = [await create(), await create()];
  expect(answers.map(({ status, headers }) => [status, headers.get('X-Sync-Epoch')])).toEqual([
    [200, epoch],
    [200, epoch],
  ]);
  const [first, again] = await Promise.all(answers.map((answer) => answer.json() as Promise<{ readonly id: string }>));
  expect(again?.id).toBe(first?.id);
});

test('[S19] the refusals of the rate limits carry the mark', async () => {
  const limited = await startPocketBase({ env: { FORETASTE_RATE_LIMITS: 'on' } });
  try {
    const signIn = () =>
      fetch(`${limited.url}/api/collections/users/auth-with-password`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"identity":"nobody","password":"wrong"}',
      });
    const views = () => fetch(`${limited.url}/api/analytics/views`, { method: 'POST', body: '{}' });
    for (const ask of [signIn, views]) {
      let answer = await ask();
      for (let count = 0; answer.status !== 429 && count < 100; count += 1) answer = await ask();
      expect(answer.status).toBe(429);
      expect(answer.headers.get('X-Sync-Epoch')).not.toBeNull();
    }
  } finally {
    await limited.stop();
  }
});
