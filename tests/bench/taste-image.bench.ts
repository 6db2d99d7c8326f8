import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { benchBrowser } from './support/bench-browser.ts';
import type { ImageTask } from './support/image-worker.ts';
import { median } from './support/median.ts';
import { openWorkerPage, type WorkerPage } from './support/worker-page.ts';
import { type Figure, writeResults } from './support/write-results.ts';

const SIZES = [10_000, 100_000];
const ROUNDS = 3;
const MEGABYTE = 1_000_000;

describe('the stored image of the taste engine', () => {
  let browser: Browser;
  let worker: WorkerPage<ImageTask>;
  const figures: Figure[] = [];

  beforeAll(async () => {
    browser = await benchBrowser();
    worker = await openWorkerPage(browser, 'image-worker.ts');
  });
  afterAll(async () => {
    if (figures.length > 0) await writeResults({ title: 'The stored image', chromium: browser.version(), figures });
    await browser.close();
  });

  it.each(SIZES)('%d foods: ready from the image, ready from rows', async (count) => {
    const { answer: bytes } = await worker.ask({ kind: 'store', count });
    const times: Record<'from-image' | 'read-rows' | 'from-rows', number[]> = {
      'from-image': [],
      'read-rows': [],
      'from-rows': [],
    };
    const answers = new Set<unknown>();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const kind of ['from-image', 'read-rows', 'from-rows'] as const) {
        await worker.restart();
        const { answer, duration } = await worker.ask({ kind });
        times[kind].push(duration);
        if (kind !== 'read-rows') answers.add(answer);
      }
    }
    expect(answers.size).toBe(1);
    const ratio = (kind: 'read-rows' | 'from-rows') =>
      `${(median(times[kind]) / median(times['from-image'])).toFixed(1)} times sooner`;
    figures.push(
      {
        what: `a new worker's first answer from the image, ${count} foods`,
        against: "Dexie's toArray of the rows alone",
        figure: ratio('read-rows'),
        aim: '≥ 15',
      },
      {
        what: `the same, ${count} foods`,
        against: "the first answer from Dexie's toArray",
        figure: ratio('from-rows'),
        aim: 'reported',
      },
      {
        what: `memory of the columns, ${count} foods`,
        against: '',
        figure: `${(Number(bytes) / MEGABYTE).toFixed(1)} MB`,
        aim: count === 100_000 ? '≤ 40 MB' : 'reported',
      },
    );
  });
});
