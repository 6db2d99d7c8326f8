import { expect, test } from 'vitest';
import { type FailOver, failOver } from '#tests/standby/fail-over.ts';

const RUNS = 20;

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
  const seconds = runs.map(({ secondsWithoutWrites }) => secondsWithoutWrites).toSorted((a, b) => a - b);
  const sum = (of: (run: FailOver) => number) => runs.reduce((total, run) => total + of(run), 0);
  console.log(
    `${RUNS} runs: without writes ${seconds[RUNS / 2]} s in the middle, ${seconds.at(-1)} s at most; ${sum((run) => run.accepted)} accepted, ${sum((run) => run.missingInCopy)} not in a copy, ${sum((run) => run.lost.length)} lost, ${sum((run) => run.doubled.length)} doubled`,
  );
  expect(runs.flatMap(({ lost, doubled }) => [...lost, ...doubled])).toEqual([]);
});
