import { describe, expect, it } from 'vitest';
import { startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import { benchOfFile } from './support/bench-of-file.ts';
import type { ColumnsAnswer, ColumnsTask } from './support/columns-worker.ts';
import { generateFood } from './support/generate-food.ts';
import { generateFullFood } from './support/generate-full-food.ts';
import { median } from './support/median.ts';
import { seedFoods } from './support/seed-foods.ts';
import { openWorkerPage } from './support/worker-page.ts';

const SIZES = (process.env['BENCH_COLUMNS'] ?? '10000,100000').split(',').map(Number);
const KINDS = { 'of 1 KB': generateFood, 'as full as the starter catalogue': generateFullFood } as const;
/** Of many foods once: paging them takes minutes. */
const runsOf = (count: number) => (count > 10_000 ? 1 : 3);
/** Milliseconds: the snapshot is built before the first answer. */
const START = 10 * 60_000;
/** Milliseconds; most of it passes while the server is filled. */
const PATIENCE = 30 * 60_000;

describe('a new device', () => {
  const bench = benchOfFile('A new device');
  const { figures } = bench;

  /** One device that has nothing yet, neither in Dexie nor in its caches. */
  async function asNewDevice(task: ColumnsTask): Promise<ColumnsAnswer> {
    const page = await openWorkerPage<ColumnsTask>(bench.browser, 'columns-worker.ts', task.baseUrl);
    const { answer } = await page.ask(task);
    await page.close();
    return answer as ColumnsAnswer;
  }

  const cases = SIZES.flatMap((count) =>
    (['of 1 KB', 'as full as the starter catalogue'] as const).map((kind) => [count, kind] as const),
  );
  it.each(cases)(
    'ranks %d foods %s from the server’s columns',
    async (count, kind) => {
      const server = await startPocketBase({ startTimeout: START });
      await seedFoods(server, { count, generate: KINDS[kind] });
      const answers: Record<ColumnsTask['kind'], ColumnsAnswer[]> = { columns: [], pages: [] };
      for (let run = 0; run < runsOf(count); run += 1) {
        for (const way of ['columns', 'pages'] as const)
          answers[way].push(await asNewDevice({ kind: way, baseUrl: server.url }));
      }
      await server.stop();
      const times = (figure: (answer: ColumnsAnswer) => number) =>
        (median(answers.pages.map(figure)) / median(answers.columns.map(figure))).toFixed(1);
      const against = 'pages of 500 rows into Dexie';
      figures.push(
        {
          what: `${count} foods ${kind}, how many times sooner all are there to be ranked`,
          against,
          figure: times(({ here }) => here),
          aim: '≥ 20',
        },
        {
          what: `${count} foods ${kind}, how many times sooner a first search is answered`,
          against,
          figure: times(({ ranked }) => ranked),
          aim: '≥ 20',
        },
        {
          what: `${count} foods ${kind}, how many times fewer bytes on the wire`,
          against: `${against}, compressed as the server sends them`,
          figure: times(({ bytes }) => bytes),
          aim: kind === 'of 1 KB' ? 'reported' : '≥ 6',
        },
      );
      expect(answers.columns.map(({ foods }) => foods)).toEqual(Array.from({ length: runsOf(count) }, () => count));
      expect(answers.pages.map(({ foods }) => foods)).toEqual(answers.columns.map(({ foods }) => foods));
    },
    PATIENCE,
  );
});
