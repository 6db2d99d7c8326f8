import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import { measureDrain } from './measure-drain.ts';
import { measureDownload, measureFirstSync } from './measure-first-sync.ts';
import { measureStaticPage, measureWarmStart } from './measure-warm-start.ts';
import { benchOfFile } from './support/bench-of-file.ts';
import { fillCatalogue } from './support/fill-catalogue.ts';
import { median } from './support/median.ts';

const FOODS = Number(process.env['BENCH_FOODS'] ?? 10_000);
const REVIEWS = 200;
const RUNS = 3;

describe('the main job', () => {
  let publicDir: string;
  beforeAll(async () => {
    publicDir = await mkdtemp(path.join(tmpdir(), 'foretaste-bench-'));
    await cp('dist', publicDir, { recursive: true });
  });
  afterAll(() => rm(publicDir, { recursive: true, force: true }));
  const { server, api } = serverOfFile(() => ({ publicDir }));
  const bench = benchOfFile('The main job');
  const { figures } = bench;
  beforeAll(() => fillCatalogue(api, FOODS));

  it('first sync', async () => {
    const syncs: number[] = [];
    const references: number[] = [];
    let longest = 0;
    // The first of each is a warm-up.
    for (let run = 0; run <= RUNS; run += 1) {
      const { duration, longestTask } = await measureFirstSync(bench.browser, server.url);
      const reference = await measureDownload(bench.browser, server.url);
      if (run === 0) continue;
      syncs.push(duration);
      references.push(reference);
      longest = Math.max(longest, longestTask);
    }
    const ratio = median(syncs) / median(references);
    figures.push(
      {
        what: `first sync of ${FOODS} foods`,
        against: 'downloading the same bytes and one Dexie bulkPut of the same rows',
        figure: ratio.toFixed(2),
        aim: '≤ 1.5',
      },
      {
        what: 'longest main-thread task during it',
        against: '',
        figure: longest === 0 ? 'none over 50 ms' : `${Math.round(longest)} ms`,
        aim: '≤ 50 ms',
      },
    );
    expect(ratio).toBeGreaterThan(0);
  });

  it('warm start', async () => {
    const warm = await measureWarmStart(bench.browser, { url: server.url, runs: RUNS });
    await writeFile(path.join(publicDir, 'static-explore.html'), warm.markup);
    const still = await measureStaticPage(bench.browser, { url: `${server.url}/static-explore.html`, runs: RUNS });
    figures.push({
      what: 'warm start to the first food card on /explore',
      against: 'a static page of the same markup',
      figure: (median(warm.durations) / median(still)).toFixed(2),
      aim: 'reported',
    });
    expect(warm.durations).toHaveLength(RUNS);
  });

  it('outbox drain', async () => {
    const { drain, plain } = await measureDrain(bench.browser, { api, url: server.url, reviews: REVIEWS, runs: RUNS });
    figures.push({
      what: `outbox drain of ${REVIEWS} reviews`,
      against: `${REVIEWS} plain API creates one after the other`,
      figure: (median(drain) / median(plain)).toFixed(2),
      aim: '≤ 1.0',
    });
    expect(drain).toHaveLength(RUNS);
  });
});
