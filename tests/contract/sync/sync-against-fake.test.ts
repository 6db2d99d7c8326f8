import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destroyDevices, fakeWorld } from './fake-backend.ts';
import { runSchedule } from './run-schedule.ts';
import { schedules } from './schedule.ts';

/** Schedules per `npm test`; the soak run asks for thousands. */
const RUNS = Number(process.env.SYNC_SCHEDULES ?? 300);

describe('sync over a faulty network, against the fake server', () => {
  it(
    `[S1] [S2] [S3] [S4] [S5] [S9] holds its promises over ${RUNS} schedules`,
    { timeout: RUNS * 2_000 },
    async () => {
      let played = 0;
      await fc.assert(
        fc.asyncProperty(schedules, async (steps) => {
          const { backend, devices } = fakeWorld();
          try {
            await runSchedule({ steps, devices, backend });
            played += 1;
          } finally {
            await destroyDevices(devices);
          }
        }),
        { numRuns: RUNS, timeout: 20_000 },
      );
      expect(played).toBe(RUNS);
    },
  );
});
