import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forcedHeartbeat } from '#tests/support/server/forced-heartbeat.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import { destroyDevices } from './fake-backend.ts';
import { pocketBaseWorld } from './pocketbase-backend.ts';
import { runSchedule } from './run-schedule.ts';
import { scheduleSeed } from './schedule-seed.ts';
import { schedules } from './schedule.ts';

/** Schedules per `npm test`; each restart in one is a kill -9 of the real server. */
const RUNS = Number(process.env.SYNC_REAL_SCHEDULES ?? 10);

describe('sync over a faulty network, against the real server', () => {
  let server: PocketBaseServer;
  beforeAll(async () => {
    server = await startPocketBase({ hooks: forcedHeartbeat });
  });
  afterAll(() => server.stop());

  it(
    `[S1] [S2] [S3] [S4] [S5] [S9] [S14] [S19] holds its promises over ${RUNS} schedules with kills of the server and its heartbeats`,
    { timeout: 120_000 + RUNS * 20_000 },
    async () => {
      let played = 0;
      const heard = { quiet: 0, ask: 0 };
      await fc.assert(
        fc.asyncProperty(schedules, async (steps) => {
          const { backend, devices, streams } = await pocketBaseWorld(server, { withHeartbeats: true });
          try {
            await runSchedule({ steps, devices, backend });
            played += 1;
          } finally {
            streams.close();
            for (const { heard: by } of devices) {
              heard.quiet += by.quiet;
              heard.ask += by.ask;
            }
            await destroyDevices(devices);
          }
        }),
        { ...scheduleSeed, numRuns: RUNS, endOnFailure: true },
      );
      expect(played).toBe(RUNS);
      expect(heard.quiet, 'heartbeats that were taken').toBeGreaterThan(RUNS);
      expect(heard.ask, 'heartbeats that did not go on from what was read').toBeGreaterThan(0);
    },
  );
});
