import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PocketBaseServer, startPocketBase } from '#tests/support/pocket-base-server.ts';

let server: PocketBaseServer;

beforeAll(async () => {
  server = await startPocketBase();
}, 60_000);
afterAll(() => server.stop());

test('a fresh data folder gets every collection and answers a visitor', async () => {
  const answer = await fetch(`${server.url}/api/collections/foods/records`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ items: [] });
});

test('the server comes back on the same address and data after a crash', async () => {
  await server.kill();
  await expect(fetch(`${server.url}/api/health`)).rejects.toThrow();
  await server.restart();
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});
