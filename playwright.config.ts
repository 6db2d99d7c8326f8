import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { isWhole } from '#tests/e2e/support/is-whole.ts';
import { chromiumForTests } from '#tests/support/chromium-launch.ts';

// Its servers clear memory up a quarter as often, as in vitest.config.ts.
process.env['GOGC'] ??= '400';

/**
 * Browser tests run against the built app in `dist`, served by PocketBase: `npm run build` first.
 *
 * What a screen's size does not change is tried at one size: at desktop, or, tagged `@phone`, on a phone. What it changes is tagged `@both`.
 * The stories tagged `@main` run a second time, on official PocketBase. Walks over all screens take a sample. `npm run test:soak` tries everything at both sizes, and walks the whole of every walk.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // No measure of pace: on a machine that others use too a screen may take ten times as long, and a passing test waits for none of it. A step
  // that hangs ends by its own bound; the whole's is for tests that go far, on a slow machine.
  timeout: 300_000,
  // News of what everyone reads come some seconds late (docs/decisions/shared-feed.md), and later where a machine is busy.
  expect: { timeout: 60_000 },
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A browser and a server for each, which wait for one another, and now and then for news: on two cores a third has an eighth of the time to gain.
  workers: Math.max(3, Math.floor(availableParallelism() * 0.75)),
  reporter: process.env['CI'] ? [['line']] : [['list']],
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // A trace costs a fifth of a test's processor time: `TRACE=on` keeps those of failing tests.
    trace: process.env['TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: chromiumForTests,
    // While screens move into one another nothing under them can be pressed: screen-transitions.spec.ts alone lets them.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: '**/platform/**',
      ...(isWhole ? {} : { grep: /@(phone|both)\b/ }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      ...(isWhole ? {} : { grepInvert: /@phone\b/ }),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
