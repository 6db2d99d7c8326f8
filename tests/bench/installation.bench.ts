import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import { benchOfFile } from './support/bench-of-file.ts';
import { countedLine } from './support/counted-line.ts';
import { distantLine } from './support/distant-line.ts';

/** Set, Playwright does not look at each file that the service worker fetches. */
const UNSEEN = 'PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK';

/** Of the way to the server and back, in milliseconds. */
const AWAY = 300;
const BYTES_PER_SECOND = 200_000;

/** From a first visit until the app is there without a network. */
async function installation(
  browser: Browser,
  { url, missing }: { url: string; missing?: string },
): Promise<{ duration: number; asked: number }> {
  const distant = await distantLine(url, { away: AWAY, ...(missing === undefined ? {} : { missing }) });
  const line = await countedLine(distant.url, BYTES_PER_SECOND);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const began = Date.now();
    await page.goto(`${line.url}/explore`, { timeout: 120_000 });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
      timeout: 600_000,
      polling: 250,
    });
    return { duration: Date.now() - began, asked: distant.asked() };
  } finally {
    await context.close();
    line.close();
    distant.close();
  }
}

describe('Installation', () => {
  const { server } = serverOfFile({ seed: true, publicDir: 'dist' });
  const bench = benchOfFile('Installation');
  beforeAll(() => {
    process.env[UNSEEN] = '1';
  });
  afterAll(() => {
    delete process.env[UNSEEN];
  });

  it('out of packs', { timeout: 900_000 }, async () => {
    const packed = await installation(bench.browser, { url: server.url });
    const alone = await installation(bench.browser, { url: server.url, missing: '/file-packs.json' });
    const against = `each file asked for alone; ${AWAY} ms away, ${BYTES_PER_SECOND / 1_000} KB/s`;
    bench.figures.push(
      {
        what: 'From a first visit of `/explore` until all works offline, how many times sooner',
        against,
        figure: (alone.duration / packed.duration).toFixed(1),
        aim: '≥ 2',
      },
      {
        what: 'Questions to the server meanwhile, how many times fewer',
        against,
        figure: (alone.asked / packed.asked).toFixed(1),
        aim: 'reported',
      },
    );
    expect.soft(alone.duration / packed.duration).toBeGreaterThanOrEqual(2);
  });
});
