import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import { benchOfFile } from './support/bench-of-file.ts';
import { generateFullFood } from './support/generate-full-food.ts';
import { type MainThreadTask, traceMainThread } from './support/main-thread-tasks.ts';
import { median } from './support/median.ts';
import { untilCatalogueIsHere } from './support/replica-in-page.ts';
import { seedFoods } from './support/seed-foods.ts';

const SIZES = (process.env['BENCH_ROWS'] ?? '10000,100000').split(',').map(Number);
/** A catalogue whose rows are all on the device, for the ratios. */
const SMALL = 165;
const dist = resolve(import.meta.dirname, '../../dist');
/** Milliseconds. */
const START = 10 * 60_000;
const PATIENCE = 40 * 60_000;
/** Milliseconds after that, in which whatever else is due comes. */
const QUIET = 30_000;
/** Bytes of a food in the stored image, at the least: it takes about 270. */
const LEAST_OF_IMAGE = 100;

/** Visits of each catalogue, in turns, of which the median is taken. */
const VISITS = 5;
const path = '/explore';

interface Device {
  readonly bytes: number;
  readonly tasks: readonly MainThreadTask[];
}

/**
 * The columns of all foods were taken, and their image is kept for the next start (src/replica/storage/stored-image.ts). An earlier image has the few foods
 * alone that came as rows.
 */
function untilImageIsStored(page: Page, count: number): Promise<void> {
  return page.evaluate(async (least) => {
    const folder = await navigator.storage.getDirectory();
    for (;;) {
      for await (const handle of folder.values())
        if (handle.kind === 'file' && (await handle.getFile()).size > least) return;
      await new Promise((wake) => setTimeout(wake, 500));
    }
  }, count * LEAST_OF_IMAGE);
}

describe('a device with rows by need', () => {
  const bench = benchOfFile('Rows by need');
  const { figures } = bench;
  let small: PocketBaseServer;

  beforeAll(async () => {
    small = await serverOf(SMALL);
  }, PATIENCE);
  afterAll(() => small.stop());

  async function serverOf(count: number): Promise<PocketBaseServer> {
    const server = await startPocketBase({ startTimeout: START, publicDir: dist });
    await seedFoods(server, { count, generate: generateFullFood });
    return server;
  }

  /** A first visit to Explore by a new device: milliseconds from the question for the page to the first card that the app draws. */
  async function firstCard(server: PocketBaseServer): Promise<number> {
    const context = await bench.browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const began = performance.now();
    await page.goto(server.url + path);
    await page.getByRole('main').getByRole('article').first().waitFor({ timeout: START });
    const passed = performance.now() - began;
    await context.close();
    return passed;
  }

  /** The same, until all that the device holds of a catalogue of so many full foods is there. */
  async function wholeVisit(server: PocketBaseServer, count: number): Promise<Device> {
    const context = await bench.browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const trace = await traceMainThread(page);
    await page.goto(server.url + path);
    await page.getByRole('main').getByRole('article').first().waitFor({ timeout: START });
    await untilCatalogueIsHere(page);
    await untilImageIsStored(page, count);
    await page.waitForTimeout(QUIET);
    const bytes = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
    const tasks = await trace.stop(path);
    await context.close();
    return { bytes, tasks };
  }

  it.each(SIZES)(
    'holds %d full foods',
    async (count) => {
      const large = await serverOf(count);
      const { bytes, tasks } = await wholeVisit(large, count);
      const cards = { small: [] as number[], large: [] as number[] };
      for (let visit = 0; visit < VISITS; visit += 1) {
        cards.small.push(await firstCard(small));
        cards.large.push(await firstCard(large));
      }
      await large.stop();
      const longest = (of: 'work' | 'duration') => `${Math.round(Math.max(...tasks.map((task) => task[of])))} ms`;
      figures.push(
        {
          what: `what the browser stores after a first visit, ${count} full foods`,
          against: '',
          figure: `${(bytes / 1e6).toFixed(1)} MB`,
          aim: '≤ 60 MB',
        },
        {
          what: `the first card on ${path}, ${count} full foods`,
          against: `${SMALL} full foods`,
          figure: (median(cards.large) / median(cards.small)).toFixed(2),
          aim: 'about 1',
        },
        {
          what: `main-thread task of most work in that visit, ${count} full foods`,
          against: '',
          figure: longest('work'),
          aim: '≤ 50 ms',
        },
        {
          what: `longest main-thread task in that visit by the clock, ${count} full foods`,
          against: '',
          figure: longest('duration'),
          aim: '≤ 50 ms on a quiet machine',
        },
      );
      expect(bytes).toBeGreaterThan(count * LEAST_OF_IMAGE);
    },
    PATIENCE,
  );
});
