import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import { benchBrowser } from './support/bench-browser.ts';
import { generateFullFood } from './support/generate-full-food.ts';
import { longTasks, untilCatalogueIsHere, watchLongTasks } from './support/replica-in-page.ts';
import { seedFoods } from './support/seed-foods.ts';
import { type Figure, writeResults } from './support/write-results.ts';

const SIZES = (process.env['BENCH_ROWS'] ?? '10000,100000').split(',').map(Number);
/** A catalogue whose rows are all on the device, for the ratios. */
const SMALL = 165;
const dist = resolve(import.meta.dirname, '../../dist');
/** Milliseconds. */
const START = 10 * 60_000;
const PATIENCE = 40 * 60_000;
/** Milliseconds after that, in which whatever else is due comes. */
const QUIET = 10_000;

interface Visit {
  /** From the question for the page to the first card that the app draws, in milliseconds. */
  readonly firstCard: number;
  readonly bytes: number;
  readonly longestTask: number;
}

/** The columns of all foods were taken, and their image is kept for the next start (src/replica/storage/stored-image.ts). */
async function untilImageIsStored(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => {
      const folder = await navigator.storage.getDirectory();
      const sizes = ['catalogue-a.image', 'catalogue-b.image'].map(async (name) => {
        const handle = await folder.getFileHandle(name).catch(() => null);
        return handle === null ? 0 : (await handle.getFile()).size;
      });
      return (await Promise.all(sizes)).some((size) => size > 0);
    },
    undefined,
    { polling: 500, timeout: START },
  );
}

describe('a device with rows by need', () => {
  let browser: Browser;
  const figures: Figure[] = [];
  let small: Visit;

  beforeAll(async () => {
    browser = await benchBrowser();
    small = await visit(SMALL);
  }, PATIENCE);
  afterAll(async () => {
    if (figures.length > 0) await writeResults({ title: 'Rows by need', chromium: browser.version(), figures });
    await browser.close();
  });

  /** A first visit to Explore by a new device, until all that it holds of a catalogue of so many full foods is there. */
  async function visit(count: number): Promise<Visit> {
    const server = await startPocketBase({ startTimeout: START, publicDir: dist });
    await seedFoods(server, { count, generate: generateFullFood });
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await watchLongTasks(page);
    const began = Date.now();
    await page.goto(`${server.url}/explore`);
    await page.getByRole('main').getByRole('article').first().waitFor({ timeout: START });
    const firstCard = Date.now() - began;
    await untilCatalogueIsHere(page);
    if (count > SMALL) await untilImageIsStored(page);
    await page.waitForTimeout(QUIET);
    const bytes = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
    const longestTask = Math.max(0, ...(await longTasks(page)).map(({ duration }) => duration));
    await context.close();
    await server.stop();
    return { firstCard, bytes, longestTask };
  }

  it.each(SIZES)(
    'holds %d full foods',
    async (count) => {
      const large = await visit(count);
      figures.push(
        {
          what: `what the browser stores after a first visit, ${count} full foods`,
          against: '',
          figure: `${(large.bytes / 1e6).toFixed(1)} MB`,
          aim: '≤ 60 MB',
        },
        {
          what: `the first card on /explore, ${count} full foods`,
          against: `${SMALL} full foods`,
          figure: (large.firstCard / small.firstCard).toFixed(2),
          aim: 'about 1',
        },
        {
          what: `longest main-thread task of that visit, ${count} full foods`,
          against: '',
          figure: large.longestTask === 0 ? 'none over 50 ms' : `${Math.round(large.longestTask)} ms`,
          aim: '≤ 50 ms',
        },
      );
      expect(large.bytes).toBeGreaterThan(0);
    },
    PATIENCE,
  );
});
