import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ServerMutant } from '#tests/support/fake-server.ts';
import { correctSteps, type SyncSteps } from './device.ts';
import { destroyDevices, fakeWorld } from './fake-backend.ts';
import { cursorBeforeRows, removedBeforeAnswer } from './planted-faults.ts';
import { runSchedule } from './run-schedule.ts';
import { scheduleSeed } from './schedule-seed.ts';
import { schedules, type Step } from './schedule.ts';

/** At most so many schedules until a planted fault must have been noticed. */
const PATIENCE = 400;

/** Schedules in which every device has read the catalogue and then has each of its pulls killed, always at another moment. */
const killedPulls = schedules.map((steps): readonly Step[] => [
  ...[0, 1, 2].map((device) => ({ kind: 'pull' as const, device, faults: [], lifeLeft: null })),
  ...steps.map((step, at) => (step.kind === 'pull' ? { ...step, faults: [], lifeLeft: 3 + (at % 7) } : step)),
]);

interface Planted {
  readonly fault: string;
  /** Where the fault shows, if not in any schedule. */
  readonly where?: fc.Arbitrary<readonly Step[]>;
  readonly mutant?: ServerMutant;
  readonly steps?: SyncSteps;
  /** The promise that breaks. */
  readonly breaks: RegExp;
}

const planted: readonly Planted[] = [
  { fault: 'a cursor by `updated`', mutant: 'cursor-by-updated', breaks: /\[S[134]\]/ },
  { fault: 'a ledger outside the transaction', mutant: 'ledger-outside-transaction', breaks: /\[S2\]/ },
  { fault: 'a heartbeat that did not look', mutant: 'heartbeat-without-looking', breaks: /\[S[134]\]/ },
  { fault: 'a cursor saved before the rows', steps: cursorBeforeRows, where: killedPulls, breaks: /\[S3\]|\[S4\]/ },
  { fault: 'an outbox entry removed before the answer', steps: removedBeforeAnswer, breaks: /\[S1\]|\[S4\]/ },
];

describe('the schedules notice a planted fault', () => {
  it.each(planted)(
    '$fault',
    { timeout: 240_000 },
    async ({ mutant = 'none', steps = correctSteps, where = schedules, breaks }) => {
      const result = await fc.check(
        fc.asyncProperty(where, async (schedule) => {
          const { backend, devices } = fakeWorld({ mutant, steps });
          try {
            await runSchedule({ steps: schedule, devices, backend });
          } finally {
            await destroyDevices(devices);
          }
        }),
        { ...scheduleSeed, numRuns: PATIENCE, endOnFailure: true },
      );
      expect(result.failed, 'the fault went unnoticed').toBe(true);
      expect(String(result.errorInstance)).toMatch(breaks);
    },
  );
});
