import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destroyDevices, fakeWorld } from './fake-backend.ts';
import { runSchedule } from './run-schedule.ts';
import { scheduleSeed } from './schedule-seed.ts';
import { schedules, type Step } from './schedule.ts';

/** Schedules per `npm test`, a minute; the soak run asks for thousands. */
const RUNS = Number(process.env.SYNC_SCHEDULES ?? 60);

/** Schedules that once broke a promise, or were said to. */
const remembered: readonly (readonly Step[])[] = [
  // The backup that the server goes back to is older than an acknowledged write whose echo had not been read.
  [
    { kind: 'contribute', device: 2, name: 0 },
    { kind: 'back-up' },
    { kind: 'push', device: 2, faults: [], lifeLeft: null },
    { kind: 'restore' },
    { kind: 'contribute', device: 0, name: 0 },
    { kind: 'push', device: 0, faults: [], lifeLeft: null },
    { kind: 'edit', device: 0, food: 0 },
    { kind: 'contribute', device: 0, name: 0 },
  ],
  // A review of a food that is gone waits behind an edit of it, which was refused.
  [
    { kind: 'contribute', device: 1, name: 0 },
    { kind: 'push', device: 1, faults: [], lifeLeft: null },
    { kind: 'pull', device: 0, faults: [], lifeLeft: null },
    { kind: 'remove', device: 1, food: 0 },
    { kind: 'edit', device: 0, food: 0 },
    { kind: 'review', device: 0, food: 0, rating: 1 },
    { kind: 'push', device: 1, faults: [], lifeLeft: null },
    { kind: 'push', device: 0, faults: [], lifeLeft: null },
  ],
  // Both devices delete the same food; the second learns of the first's deletion before its own is accepted.
  [
    { kind: 'contribute', device: 1, name: 0 },
    { kind: 'push', device: 1, faults: [], lifeLeft: null },
    { kind: 'pull', device: 0, faults: [], lifeLeft: null },
    { kind: 'remove', device: 0, food: 0 },
    { kind: 'push', device: 0, faults: [], lifeLeft: null },
    { kind: 'push', device: 0, faults: [], lifeLeft: null },
    { kind: 'push', device: 0, faults: [], lifeLeft: null },
    { kind: 'contribute', device: 0, name: 0 },
    { kind: 'remove', device: 1, food: 0 },
    { kind: 'pull', device: 0, faults: [], lifeLeft: null },
  ],
];

describe('sync over a faulty network, against the fake server', () => {
  it.each(remembered.map((steps) => ({ steps })))('[S9] holds what a schedule once broke', async ({ steps }) => {
    const { backend, devices } = fakeWorld();
    await runSchedule({ steps, devices, backend });
    await destroyDevices(devices);
  });

  it(
    `[S1] [S2] [S3] [S4] [S5] [S9] [S23] holds its promises over ${RUNS} schedules, half of them behind a careless cache`,
    { timeout: RUNS * 6_000 },
    async () => {
      let played = 0;
      await fc.assert(
        fc.asyncProperty(schedules, fc.boolean(), async (steps, isCached) => {
          const { backend, devices } = fakeWorld({ isCached });
          try {
            await runSchedule({ steps, devices, backend });
            played += 1;
          } finally {
            await destroyDevices(devices);
          }
        }),
        { ...scheduleSeed, numRuns: RUNS, timeout: 20_000 },
      );
      expect(played).toBe(RUNS);
    },
  );
});
