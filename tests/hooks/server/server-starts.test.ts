import { expect, test } from 'vitest';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

const { server } = serverOfFile();

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
