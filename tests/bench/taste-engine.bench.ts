import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { noPairingFilters, type PairingQuestion, pairingStyles } from '#domain/pairing/pairing.ts';
import { benchBrowser } from './support/bench-browser.ts';
import type { EngineTask } from './support/engine-worker.ts';
import { median } from './support/median.ts';
import { mistype } from './support/mistype.ts';
import { otherQuestions } from './support/other-questions.ts';
import { openWorkerPage, type WorkerPage } from './support/worker-page.ts';
import { type Figure, writeResults } from './support/write-results.ts';

const SIZES = [1_000, 10_000, 100_000];
const ROUNDS = 5;

/** As letters come: single ones, beginnings, words, phrases, mistakes, and what is nowhere. */
const QUERIES = [
  's',
  'r',
  'ma',
  'no',
  'noo',
  'nood',
  'noodles',
  'stew',
  'soup',
  'cur',
  'curry',
  'smoked',
  'smoked l',
  'smoked lamb',
  'pickled plum',
  'thai',
  'japanese',
  'ethiop',
  'umami',
  'smoky',
  'oyster pancake',
  'karimo',
  'nodles',
  'currry',
  'smokde lamb',
  'aubergien',
  'vietnamees',
  'skwers',
  'xyzzy',
  'crisp duck roll',
];
/** Fuse and the scan are slow: they are asked some of them. */
const REFERENCE_QUERIES = QUERIES.filter((_, place) => place % 5 === 2);

const dishes = path.resolve(import.meta.dirname, '../../../shared/data/worldcuisines/dishes.csv');

/** About ten foods, one after the other: the way to the worker and back, the same for every engine, and the page's coarse clock weigh little in it. */
function questions(style: PairingQuestion['style']): readonly PairingQuestion[] {
  return Array.from({ length: 10 }, (_, place) => ({
    foodId: `food${String(place * 7).padStart(11, '0')}` as FoodId,
    style,
    profile: null,
    filters: noPairingFilters,
  }));
}

function percentile(figures: readonly number[], share: number): number {
  return (
    figures.toSorted((one, other) => one - other)[Math.min(figures.length - 1, Math.floor(figures.length * share))] ??
    Number.NaN
  );
}

describe('the taste engine', () => {
  let browser: Browser;
  let engine: WorkerPage<EngineTask>;
  const figures: Figure[] = [];

  beforeAll(async () => {
    browser = await benchBrowser();
    engine = await openWorkerPage(browser, 'engine-worker.ts');
  });
  afterAll(async () => {
    if (figures.length > 0) await writeResults({ title: 'The taste engine', chromium: browser.version(), figures });
    await browser.close();
  });

  it.each(SIZES)('search, pairing and updates over %d foods', async (count) => {
    await engine.ask({ kind: 'fill', count });
    const timed = async (task: EngineTask) => (await engine.ask(task)).duration;
    const search: number[] = [];
    for (const text of QUERIES)
      for (let round = 0; round <= ROUNDS; round += 1) search.push(await timed({ kind: 'search', text }));
    const [own, scan, fuse]: number[][] = [[], [], []];
    for (const text of REFERENCE_QUERIES) {
      expect((await engine.ask({ kind: 'search', text })).answer).toEqual(
        (await engine.ask({ kind: 'scan', text })).answer,
      );
      own?.push(await timed({ kind: 'search', text }));
      scan?.push(await timed({ kind: 'scan', text }));
      fuse?.push(await timed({ kind: 'fuse', text }));
    }
    const updates: number[] = [];
    for (let round = 0; round < ROUNDS * 4; round += 1) updates.push(await timed({ kind: 'update', count: 100 }));
    const pairs: number[] = [];
    const plainPairs: number[] = [];
    for (const style of pairingStyles) {
      const asked = questions(style);
      expect((await engine.ask({ kind: 'pair', questions: asked })).answer).toEqual(
        (await engine.ask({ kind: 'plain-pair', questions: asked })).answer,
      );
      for (let round = 0; round < ROUNDS * 4; round += 1) pairs.push(await timed({ kind: 'pair', questions: asked }));
      plainPairs.push(await timed({ kind: 'plain-pair', questions: asked }));
    }
    const others: string[] = [];
    for (const asked of otherQuestions) {
      const durations: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) durations.push(await timed({ kind: 'ask', question: asked }));
      others.push(`${asked} ${median(durations).toFixed(1)}`);
    }
    const times = (reference: readonly number[], mine: readonly number[]) =>
      `${(median(reference) / median(mine)).toFixed(0)} times`;
    figures.push(
      {
        what: `search as you type, ${count} foods, p95 round trip of ${QUERIES.length} queries`,
        against: '',
        figure: `${percentile(search, 0.95).toFixed(1)} ms`,
        aim: count === 100_000 ? '≤ 16 ms' : 'reported',
      },
      {
        what: `the same, ${count} foods, how many times faster`,
        against: 'Fuse.js 7 over the names',
        figure: times(fuse ?? [], own ?? []),
        aim: count === 100_000 ? '≥ 250' : 'reported',
      },
      {
        what: `the same, ${count} foods, how many times faster, equal results`,
        against: 'the plain rule over every food',
        figure: times(scan ?? [], own ?? []),
        aim: count === 100_000 ? '≥ 25' : 'reported',
      },
      {
        what: `pairing, ${count} foods, how many times faster, equal results`,
        against: 'the plain rule over every food, ten questions in a row',
        figure: times(plainPairs, pairs),
        aim: count > 1_000 ? '≥ 50' : 'reported',
      },
      { what: `other questions over ${count} foods, ms`, against: '', figure: others.join(', '), aim: 'reported' },
      {
        what: `update of 100 foods among ${count}`,
        against: '',
        figure: `${median(updates).toFixed(1)} ms`,
        aim: '≤ 5 ms',
      },
    );
  });

  it('finds mistyped names', async () => {
    const real = existsSync(dishes)
      ? readFileSync(dishes, 'utf8')
          .split('\n')
          .slice(1)
          .flatMap((line) => /^"?([^",]+)/.exec(line)?.[1] ?? [])
      : null;
    if (real === null) console.log('The file of real dishes is not here: mistyped names are not measured.');
    const names = [...new Set(real ?? [])].filter((name) => name.length >= 3);
    if (names.length === 0) return;
    await engine.ask({ kind: 'fill', count: names.length, names });
    const foundShare = async (edits: number) => {
      let found = 0;
      for (const [seed, name] of names.entries()) {
        let typed = name;
        for (let edit = 0; edit < edits; edit += 1) typed = mistype(typed, seed + edit * 7);
        const { answer } = await engine.ask({ kind: 'search', text: typed });
        if (Array.isArray(answer) && answer.includes(name)) found += 1;
      }
      return (found / names.length).toFixed(3);
    };
    figures.push(
      {
        what: `${names.length} real names with one mistake, found in the first 8`,
        against: '',
        figure: await foundShare(1),
        aim: '≥ 0.98',
      },
      { what: 'the same with two mistakes', against: '', figure: await foundShare(2), aim: 'reported' },
    );
    expect(figures.length).toBeGreaterThan(0);
  });
});
