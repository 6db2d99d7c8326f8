import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import { measureTyping } from './measure-typing.ts';
import { benchBrowser } from './support/bench-browser.ts';
import { type Figure, writeResults } from './support/write-results.ts';

const FOODS = Number(process.env['BENCH_TYPED_FOODS'] ?? 100_000);
const QUERIES = [
  's',
  'ma',
  'noodles',
  'smoked lamb',
  'ethiopian',
  'umami',
  'oyster pancake',
  'currry',
  'smokde lamb',
  'xyzzy',
];

describe('typing', () => {
  let server: PocketBaseServer;
  let browser: Browser;
  const figures: Figure[] = [];

  beforeAll(async () => {
    server = await startPocketBase({ publicDir: 'dist' });
    browser = await benchBrowser();
  });
  afterAll(async () => {
    if (figures.length > 0) await writeResults({ title: 'Typing', chromium: browser.version(), figures });
    await browser.close();
    await server.stop();
  });

  it('over a replica of many foods', async () => {
    const { longestTask, frame } = await measureTyping(browser, { url: server.url, count: FOODS, queries: QUERIES });
    figures.push(
      {
        what: `longest main-thread task while typing over ${FOODS} foods`,
        against: '',
        figure: longestTask === 0 ? 'none over 50 ms' : `${Math.round(longestTask)} ms`,
        aim: '≤ 50 ms',
      },
      {
        what: 'time between frames meanwhile, 99 of 100',
        against: '',
        figure: `${frame.toFixed(1)} ms`,
        aim: 'reported',
      },
    );
    expect(frame).toBeGreaterThan(0);
  });
});
