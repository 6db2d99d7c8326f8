import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtInSets, markedFiles } from '#tests/support/built-in-foods.ts';
import { startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import { hooksWithFoods } from '#tests/support/server/prepared-data.ts';
import { benchOfFile } from './support/bench-of-file.ts';
import { countedLine, type CountedLine } from './support/counted-line.ts';
import { firstShown, watchFirstShown } from './support/first-shown.ts';
import { median } from './support/median.ts';
import { untilCatalogueIsHere } from './support/replica-in-page.ts';

const RUNS = 3;
const PATIENCE = 10 * 60_000;
/** Slow 4G, in bytes a second. On a quicker line what comes after the first card would be on the way before it is drawn. */
const LINE = 200_000;
const FIRST_CARD = 'main a[href^="/food/"]';
/** Milliseconds in which the device stores its image and the words of its language. */
const QUIET = 5_000;
/** Names that both catalogues have, in every language; an odd number of them. */
const QUERIES = ['ramen', 'miso', 'carbonara', 'kimchi', 'pad thai', 'samosa', 'tacos'];

type Files = ReadonlyMap<string, readonly unknown[]>;

/** The eight cuisines with which the catalogue began, with their second set: 325 foods. */
const firstEight: Files = new Map(
  [...builtInSets.starter, ...[...builtInSets.bulk].map(([file, foods]) => [`${file}-bulk`, foods] as const)].filter(
    ([file]) => markedFiles.has(file.replace(/-bulk$/, '')),
  ),
);
const whole: Files = builtInSets.starter;
const count = (files: Files) => [...files.values()].reduce((sum, foods) => sum + foods.length, 0);

interface Visit {
  /** What the server had sent when the first card of a food was drawn. */
  readonly bytesToCard: number;
  /** From the start of the navigation to that card, in milliseconds. */
  readonly card: number;
  /** What the server had sent when the device held the whole catalogue. */
  readonly bytesToAll: number;
  /** From the start of the navigation to that moment, in milliseconds. */
  readonly all: number;
  /** What the device then holds, in bytes. */
  readonly stored: number;
  /** From the last letter to the results of a search, in milliseconds. */
  readonly search: number;
}

describe('the starter catalogue', () => {
  const bench = benchOfFile('The starter catalogue');
  const { figures } = bench;
  const visits = new Map<string, Visit>();

  beforeAll(async () => {
    for (const [name, files] of [
      ['first', firstEight],
      ['whole', whole],
    ] as const)
      for (const locale of ['en-GB', 'de-DE']) visits.set(`${name} ${locale}`, await visitsOf(files, locale));
  }, PATIENCE);

  /** Medians of first visits to a server with these foods, over a slow line. */
  async function visitsOf(files: Files, locale: string): Promise<Visit> {
    const folder = await mkdtemp(path.join(tmpdir(), 'foretaste-hooks-'));
    const hooksDir = await hooksWithFoods(path.join(folder, 'hooks'), files);
    const server = await startPocketBase({ isFirstStart: true, seed: true, hooksDir, publicDir: 'dist' });
    const runs: Visit[] = [];
    // The first is a warm-up.
    for (let run = 0; run <= RUNS; run += 1) {
      const line = await countedLine(server.url, LINE);
      const visit = await firstVisit(line, locale);
      line.close();
      if (run > 0) runs.push(visit);
    }
    await server.stop();
    await rm(folder, { recursive: true, force: true });
    const middle = (figure: keyof Visit) => median(runs.map((one) => one[figure]));
    return {
      bytesToCard: middle('bytesToCard'),
      card: middle('card'),
      bytesToAll: middle('bytesToAll'),
      all: middle('all'),
      stored: middle('stored'),
      search: middle('search'),
    };
  }

  async function firstVisit(line: CountedLine, locale: string): Promise<Visit> {
    const context = await bench.browser.newContext({ serviceWorkers: 'block', locale });
    const page = await context.newPage();
    let bytesToCard = Number.NaN;
    await page.exposeFunction('firstCardIsDrawn', () => (bytesToCard = line.received()));
    await watchFirstShown(page, FIRST_CARD);
    await page.addInitScript(() => {
      const { firstShown: shown, firstCardIsDrawn: told } = window as unknown as {
        firstShown: Promise<number>;
        firstCardIsDrawn: () => void;
      };
      shown.then(told, told);
    });
    const began = Date.now();
    await page.goto(`${line.url}/explore`, { waitUntil: 'commit' });
    const card = await firstShown(page);
    const all = (await untilCatalogueIsHere(page)) - began;
    const bytesToAll = line.received();
    await page.waitForTimeout(QUIET);
    const stored = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
    const search = await searchIn(page);
    await context.close();
    return { bytesToCard, card, bytesToAll, all, stored, search };
  }

  async function searchIn(page: Page): Promise<number> {
    await page.keyboard.press('Control+k');
    const box = page.getByRole('dialog').getByRole('combobox');
    await box.waitFor();
    const times: number[] = [];
    for (const query of QUERIES) {
      const began = Date.now();
      await box.fill(query);
      await page
        .getByRole('option', { name: new RegExp(query, 'i') })
        .first()
        .waitFor();
      times.push(Date.now() - began);
    }
    return median(times);
  }

  const kinds: readonly {
    readonly what: string;
    readonly of: keyof Visit;
    readonly shown: (figure: number) => string;
    readonly aim: string;
  }[] = [
    { what: 'bytes before the first card on /explore, first visit', of: 'bytesToCard', shown: inKB, aim: '≤ 1.5' },
    { what: 'time to that card', of: 'card', shown: inSeconds, aim: 'reported' },
    { what: 'bytes of the first sync, the program included', of: 'bytesToAll', shown: inKB, aim: 'reported' },
    { what: 'time to the end of the first sync', of: 'all', shown: inSeconds, aim: 'reported' },
    { what: 'what the device holds then, its image included', of: 'stored', shown: inKB, aim: 'reported' },
    { what: 'a search, from the last letter to its results', of: 'search', shown: inMilliseconds, aim: 'reported' },
  ];

  it.each(['en-GB', 'de-DE'])('is told for a page in %s', (locale) => {
    const [small, large] = [visits.get(`first ${locale}`), visits.get(`whole ${locale}`)];
    if (small === undefined || large === undefined) throw new Error('no visit');
    for (const { what, of, shown, aim } of kinds)
      figures.push({
        what: `${what}, ${count(whole)} foods, ${locale}`,
        against: `${count(firstEight)} foods: ${shown(small[of])}`,
        figure: `${(large[of] / small[of]).toFixed(2)} (${shown(large[of])})`,
        aim,
      });
    expect(large.bytesToCard / small.bytesToCard).toBeLessThanOrEqual(1.5);
  });
});

function inKB(bytes: number): string {
  return `${Math.round(bytes / 1_000)} KB`;
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}

function inMilliseconds(milliseconds: number): string {
  return `${Math.round(milliseconds)} ms`;
}
