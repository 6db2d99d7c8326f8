import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { languagesPlugin } from './scripts/building/languages-plugin.mjs';
import { LongestFirst } from './scripts/testing/longest-first.mjs';

/** No measure of pace: a state that is waited for may come late on a busy machine. */
const poll = { timeout: 30_000 };

/**
 * `unit` is quick and pure and lives beside the source; `contract` talks to a real PocketBase
 * (and to the launcher that starts it), so it gets time and few workers. `bench` measures, by `npm run bench` alone.
 */
export default defineConfig({
  test: {
    passWithNoTests: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [languagesPlugin()],
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'workers/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/soak/**/*.test.ts',
            'tests/truth/**/*.test.ts',
          ],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll },
          environment: 'node',
          // Three fifths less processor time than a process, or modules, for each file: a test that changes the world puts it back.
          pool: 'threads',
          isolate: false,
          // Vitest would leave one core to itself, which is half of two.
          maxWorkers: availableParallelism(),
          // Dexie looks for a database once, when the first of the files loads it.
          setupFiles: ['fake-indexeddb/auto', 'tests/support/channels-of-one-thread.ts'],
        },
      },
      {
        plugins: [languagesPlugin()],
        test: {
          name: 'contract',
          globalSetup: ['tests/support/server/prepare-hooks.ts'],
          include: ['tests/{contract,hooks}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll },
          // A file's own process and modules take most of a second of a processor: a test that changes the world puts it back here too.
          isolate: false,
          setupFiles: ['fake-indexeddb/auto'],
          // Go clears memory up a quarter as often, which takes a sixth less processor time of a server. Not in benches.
          env: { GOGC: '400' },
          maxWorkers: 3,
        },
      },
      {
        // Needs Caddy and nginx: `npm test` runs what it can, and says what it could not.
        plugins: [languagesPlugin()],
        test: {
          name: 'deploy',
          include: ['tests/deploy/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Needs Litestream, which Go builds: `npm test` runs it where there is Go.
        plugins: [languagesPlugin()],
        test: {
          name: 'standby',
          globalSetup: ['tests/support/server/prepare-hooks.ts'],
          include: ['tests/standby/**/*.test.ts'],
          environment: 'node',
          // It runs beside suites that keep the processors busy: a bound for what hangs, not for what is slow.
          testTimeout: 600_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 180_000 } },
          fileParallelism: false,
        },
      },
      {
        plugins: [languagesPlugin()],
        test: {
          // What more than one machine carries: by `npm run bench:scale` alone.
          name: 'scale',
          globalSetup: ['tests/support/server/prepare-hooks.ts'],
          include: ['tests/scale/*.scale.ts'],
          environment: 'node',
          testTimeout: 60 * 60_000,
          expect: { poll },
          fileParallelism: false,
        },
      },
      {
        plugins: [languagesPlugin()],
        test: {
          // The random walk of the whole app: by `npm run test:soak` alone.
          name: 'soak',
          include: ['tests/soak/**/*.soak.ts'],
          environment: 'node',
          testTimeout: 6 * 60 * 60_000,
          hookTimeout: 5 * 60_000,
        },
      },
      {
        plugins: [languagesPlugin()],
        test: {
          // Figures about what is said of taste: by `npm run truth` alone.
          name: 'truth',
          include: ['tests/truth/**/*.measure.ts'],
          environment: 'node',
          testTimeout: 30 * 60_000,
        },
      },
      {
        plugins: [languagesPlugin()],
        test: {
          name: 'bench',
          include: ['tests/bench/**/*.bench.ts'],
          environment: 'node',
          testTimeout: 15 * 60_000,
          hookTimeout: 5 * 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
