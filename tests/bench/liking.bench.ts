import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { benchBrowser } from './support/bench-browser.ts';
import type { LikingTask } from './support/liking-worker.ts';
import type { MatesTask } from './support/mates-worker.ts';
import { median } from './support/median.ts';
import { openWorkerPage, type WorkerPage } from './support/worker-page.ts';
import { type Figure, writeResults } from './support/write-results.ts';

const FOODS = 100_000;
const RATINGS = 2_000;
const ROUNDS = 15;
/** Members whose ratings a device compares with its own, and foods that they rated. */
const PEOPLE = 10_000;
const RATED = 3_000;
/** In a row: the page's clock is coarse. */
const UPDATES = 10;

describe('the learned taste', () => {
  let browser: Browser;
  let worker: WorkerPage<LikingTask>;
  const figures: Figure[] = [];

  beforeAll(async () => {
    browser = await benchBrowser();
    worker = await openWorkerPage(browser, 'liking-worker.ts');
  });
  afterAll(async () => {
    if (figures.length > 0) await writeResults({ title: 'The learned taste', chromium: browser.version(), figures });
    await browser.close();
  });

  it(`learns a rating among ${RATINGS}, and orders ${FOODS} foods by it`, async () => {
    await worker.ask({ kind: 'fill', count: FOODS, ratings: RATINGS });
    const times = async (task: LikingTask, rounds: number) => {
      const durations: number[] = [];
      for (let round = 0; round < rounds; round += 1) durations.push((await worker.ask(task)).duration);
      return median(durations);
    };
    const update = (await times({ kind: 'update', times: UPDATES }, ROUNDS)) / UPDATES;
    expect((await worker.ask({ kind: 'update', times: 1 })).answer).toBe(
      (await worker.ask({ kind: 'plain-update' })).answer,
    );
    const anew = await times({ kind: 'plain-update' }, 3);
    const order = await times({ kind: 'order' }, ROUNDS);
    expect((await worker.ask({ kind: 'order' })).answer).toEqual((await worker.ask({ kind: 'plain-order' })).answer);
    const plain = await times({ kind: 'plain-order' }, 3);
    figures.push(
      {
        what: `a rating learned among ${RATINGS}, with twelve foods rated like each`,
        against: '',
        figure: `${update.toFixed(1)} ms`,
        aim: '≤ 5 ms',
      },
      {
        what: 'the same, how many times faster, equal results',
        against: 'learning all of them from the beginning',
        figure: `${(anew / update).toFixed(0)} times`,
        aim: 'reported',
      },
      {
        what: `${FOODS} foods ordered by it, the rating included`,
        against: '',
        figure: `${order.toFixed(1)} ms`,
        aim: '≤ 16 ms',
      },
      {
        what: 'the same, how many times faster, equal results',
        against: 'the plain rule over every food',
        figure: `${(plain / order).toFixed(0)} times`,
        aim: 'reported',
      },
    );
  });

  it(`finds among ${PEOPLE} members those who taste like one`, async () => {
    const mates: WorkerPage<MatesTask> = await openWorkerPage(browser, 'mates-worker.ts');
    await mates.ask({ kind: 'fill', people: PEOPLE, foods: RATED });
    const [durations, plain]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1)
      durations.push((await mates.ask({ kind: 'rank', times: UPDATES })).duration / UPDATES);
    for (let round = 0; round < 3; round += 1) plain.push((await mates.ask({ kind: 'plain' })).duration);
    expect((await mates.ask({ kind: 'rank', times: 1 })).answer).toEqual((await mates.ask({ kind: 'plain' })).answer);
    figures.push(
      {
        what: `the 24 of ${PEOPLE} members who taste most alike, with 5 to 100 ratings each`,
        against: '',
        figure: `${median(durations).toFixed(1)} ms`,
        aim: '≤ 16 ms',
      },
      {
        what: 'the same, how many times faster, equal results',
        against: 'member by member, by the plain rule',
        figure: `${(median(plain) / median(durations)).toFixed(0)} times`,
        aim: 'reported',
      },
    );
  });
});
