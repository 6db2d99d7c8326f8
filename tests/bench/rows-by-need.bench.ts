import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '#prelude/must.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import { benchOfFile } from './support/bench-of-file.ts';
import { generateFullFood } from './support/generate-full-food.ts';
import { type MainThreadTask, traceMainThread } from './support/main-thread-tasks.ts';
import { median } from './support/median.ts';
import { untilCatalogueIsHere } from './support/replica-in-page.ts';
import { seedFoods } from './support/seed-foods.ts';
import { writeResults } from './support/write-results.ts';

const SIZES = (process.env['BENCH_ROWS'] ?? '10000,100000').split(',').map(Number);
/** A catalogue whose rows are all on the device, for the ratios. */
const SMALL = 165;
/** Has data folders of servers that hold so many foods, named by their number: to fill one takes longer than to measure. */
const KEPT = process.env['BENCH_KEPT'] ?? '';
const dist = resolve(import.meta.dirname, '../../dist');
/** Milliseconds. */
const START = 10 * 60_000;
const PATIENCE = 40 * 60_000;
/** Milliseconds after that, in which whatever else is due comes. */
const QUIET = 20_000;
/** Bytes of a food in the stored image, at the least: it takes about 270. */
const LEAST_OF_IMAGE = 100;

/** Cold visits of each catalogue, in turns, of which the median is taken; odd. */
const VISITS = Number(process.env['BENCH_VISITS'] ?? 11);
/** Visits of each large catalogue that are stayed for, to the end of all tasks; odd. */
const STAYS = Number(process.env['BENCH_STAYS'] ?? 3);
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
  const servers = new Map<number, PocketBaseServer>();

  beforeAll(async () => {
    for (const count of [SMALL, ...SIZES]) {
      const dataDir = resolve(KEPT, String(count));
      const isSeeded = KEPT !== '' && existsSync(dataDir);
      const server = await startPocketBase({
        startTimeout: START,
        publicDir: dist,
        ...(isSeeded ? { dataDir } : {}),
      });
      servers.set(count, server);
      if (!isSeeded) await seedFoods(server, { count, generate: generateFullFood });
    }
  }, PATIENCE);
  afterAll(async () => {
    for (const server of servers.values()) await server.stop();
  });

  /** A page of a new device, which goes to Explore and waits for the first card that the app draws. */
  async function visit<T>(count: number, act: (page: Page, open: () => Promise<void>) => Promise<T>): Promise<T> {
    const context = await bench.browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const result = await act(page, async () => {
      await page.goto(must(servers.get(count), 'a server').url + path);
      await page.getByRole('main').getByRole('article').first().waitFor({ timeout: START });
    });
    await context.close();
    return result;
  }

  /** Milliseconds from the question for the page to its first card. */
  function firstCard(count: number): Promise<number> {
    return visit(count, async (_page, open) => {
      const began = performance.now();
      await open();
      return performance.now() - began;
    });
  }

  /** The same, until all that the device holds of a catalogue of so many full foods is there. */
  function wholeVisit(count: number): Promise<Device> {
    return visit(count, async (page, open) => {
      const trace = await traceMainThread(page);
      await open();
      await untilCatalogueIsHere(page);
      await untilImageIsStored(page, count);
      await page.waitForTimeout(QUIET);
      const bytes = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
      return { bytes, tasks: await trace.stop(path) };
    });
  }

  it(
    'shows its first card as soon as with few foods',
    async () => {
      const times = new Map([...servers.keys()].map((count) => [count, [] as number[]]));
      // The first of each warms its server, and is not counted. In turns, so that what else the machine does meets all of them alike.
      for (let turn = 0; turn <= VISITS; turn += 1)
        for (const [count, taken] of times) {
          const passed = await firstCard(count);
          if (turn > 0) taken.push(passed);
        }
      const told = (count: number) => {
        const taken = must(times.get(count), 'visits').toSorted((a, b) => a - b);
        const quarter = Math.floor(taken.length / 4);
        const [low = 0, high = 0] = [taken[quarter], taken[taken.length - 1 - quarter]];
        return { middle: median(taken), words: `${Math.round(low)}–${Math.round(high)} ms` };
      };
      const small = told(SMALL);
      await writeResults({
        title: 'Rows by need: the first card',
        chromium: bench.browser.version(),
        figures: SIZES.map((count) => ({
          what: `the first card on ${path} of a new device, ${count} full foods; ${VISITS} visits in turns, their middle half ${told(count).words}`,
          against: `${SMALL} full foods: ${Math.round(small.middle)} ms, ${small.words}`,
          figure: (told(count).middle / small.middle).toFixed(2),
          aim: 'about 1',
        })),
      });
      expect([...times.values()].every((taken) => taken.length === VISITS)).toBe(true);
    },
    PATIENCE,
  );

  it.each(SIZES)(
    'holds %d full foods',
    async (count) => {
      const stays: Device[] = [];
      for (let stay = 0; stay < STAYS; stay += 1) stays.push(await wholeVisit(count));
      const bytes = Math.max(...stays.map((stay) => stay.bytes));
      const longest = (of: 'work' | 'duration') => {
        const each = stays.map(({ tasks }) => Math.max(...tasks.map((task) => task[of])));
        return `${Math.round(median(each))} ms (${each.map(Math.round).join(', ')})`;
      };
      figures.push(
        {
          what: `what the browser stores after a first visit, ${count} full foods`,
          against: '',
          figure: `${(bytes / 1e6).toFixed(1)} MB`,
          aim: '≤ 60 MB',
        },
        {
          what: `main-thread task of most work in that visit, ${count} full foods`,
          against: `the median of ${STAYS} visits, and each`,
          figure: longest('work'),
          aim: '≤ 50 ms',
        },
        {
          what: `longest main-thread task in that visit by the clock, ${count} full foods`,
          against: `the median of ${STAYS} visits, and each`,
          figure: longest('duration'),
          aim: '≤ 50 ms on a quiet machine',
        },
      );
      expect(bytes).toBeGreaterThan(count * LEAST_OF_IMAGE);
    },
    PATIENCE,
  );
});
