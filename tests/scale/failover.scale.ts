import { expect, test } from 'vitest';
import { median } from '#tests/bench/support/median.ts';
import { writeResults } from '#tests/bench/support/write-results.ts';
import { type FailOver, failOver } from '#tests/standby/fail-over.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 20);

test('R39 twenty leaders are lost under load', async () => {
  const runs: FailOver[] = [];
  for (let turn = 0; turn < RUNS; turn += 1) {
    // Each second one has had no link to the storage for a while.
    const run = await failOver({ held: turn % 2 === 0 ? 0 : 1500 });
    runs.push(run);
    console.log(
      `${turn + 1}: ${run.secondsWithoutWrites.toFixed(1)} s without writes, ${run.accepted} accepted, ${run.missingInCopy} not in the copy, ${run.lost.length} lost, ${run.doubled.length} doubled`,
    );
  }
  const seconds = runs.map(({ secondsWithoutWrites }) => secondsWithoutWrites);
  const sum = (of: (run: FailOver) => number) => runs.reduce((total, run) => total + of(run), 0);
  await writeResults({
    title: 'Failover',
    figures: [
      {
        what: 'accepted changes lost',
        against: `${RUNS} leaders lost by \`kill -9\` under load, half of them with copies that stopped 1.5 s before`,
        figure: `${sum((run) => run.lost.length)} of ${sum((run) => run.accepted)}`,
        aim: '0',
      },
      {
        what: 'accepted changes doubled',
        against: `${sum((run) => run.missingInCopy)} of them were in no copy when the standby was promoted`,
        figure: String(sum((run) => run.doubled.length)),
        aim: '0',
      },
      {
        what: 'seconds without writes',
        against: 'the median, and the longest',
        figure: `${median(seconds).toFixed(1)} s, ${Math.max(...seconds).toFixed(1)} s`,
        aim: 'reported',
      },
    ],
  });
  expect(runs.flatMap(({ lost, doubled }) => [...lost, ...doubled])).toEqual([]);
});
