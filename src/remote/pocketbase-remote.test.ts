import { expect, it } from 'vitest';
import { pocketBaseRemote } from './pocketbase-remote.ts';

const page = { epoch: 'first', reset: false, more: false, cursors: {}, denied: [], entries: [], rows: {} };
const pull = (headers: Record<string, string>) =>
  pocketBaseRemote({
    baseUrl: 'https://food.test',
    send: () => Promise.resolve(Response.json(page, { headers: { 'X-Sync-Epoch': 'first', ...headers } })),
  }).pull({ epoch: null, cursors: {} }, null);

it('[S22] a page of the feed says what time it is at the server, by which devices tell how old their copies are', async () => {
  expect(await pull({ Date: 'Sun, 15 Jun 2025 15:06:40 GMT' })).toEqual({ kind: 'page', page, at: 1_750_000_000_000 });
  expect(await pull({ Date: 'yesterday' })).toEqual({ kind: 'page', page });
  expect(await pull({})).toEqual({ kind: 'page', page });
});
