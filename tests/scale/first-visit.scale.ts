import { chromium } from '@playwright/test';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sharedCacheProxy, type SharedCacheProxy } from '#tests/bench/support/shared-cache-proxy.ts';
import { writeResults } from '#tests/bench/support/write-results.ts';
import { chromiumLaunch } from '#tests/support/chromium-launch.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';

/** Until a visit has loaded all that it loads by itself, the service worker's files too; and what a visit waits whose neighbours came a moment before. Milliseconds. */
const [SETTLES, SHORT] = [20_000, 11_000];

let server: PocketBaseServer | undefined;
let cache: SharedCacheProxy | undefined;
afterAll(async () => {
  cache?.close();
  await server?.stop();
});

it('[S23] a first visit behind a warm cache is at most five questions at the origin', async () => {
  server = await startPocketBase({ seed: true, publicDir: path.resolve(import.meta.dirname, '../../dist') });
  cache = await sharedCacheProxy(server.url);
  const browser = await chromium.launch(chromiumLaunch);
  const visit = async (stays: number): Promise<readonly string[]> => {
    cache?.passed();
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(cache?.url ?? '');
    await page.getByRole('main').waitFor();
    await page.waitForTimeout(stays);
    await context.close();
    return cache?.passed() ?? [];
  };
  const cold = await visit(SETTLES);
  // Documents last for half a minute: somebody was here within it.
  await visit(SETTLES);
  await visit(SHORT);
  const warm = await visit(SHORT);
  await browser.close();
  await writeResults({
    title: 'A first visit behind a cache',
    figures: [
      {
        what: 'a first visit, questions at the origin behind a warm cache',
        against: `behind a cold one: ${cold.length}`,
        figure: `${warm.length}: ${warm.join(', ')}`,
        aim: '≤ 5',
      },
    ],
  });
  expect(cold.length).toBeGreaterThan(5);
  expect(warm.length, warm.join('\n')).toBeLessThanOrEqual(5);
}, 300_000);
