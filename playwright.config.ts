import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '#tests/support/chromium-launch.ts';

/** Browser tests run against the built app in `dist`, served by PocketBase: `npm run build` first. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // No measure of pace: on a machine that others use too a screen may take ten times as long, and a passing test waits for none of it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A browser and a server for each: more than this, and they wait for one another.
  workers: Math.max(2, Math.floor(availableParallelism() * 0.75)),
  reporter: process.env['CI'] ? [['line']] : [['list']],
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    // A trace costs a fifth of a test's processor time: `TRACE=on` keeps those of failing tests.
    trace: process.env['TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: chromiumLaunch,
    // While screens move into one another nothing under them can be pressed: screen-transitions.spec.ts alone lets them.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // What a screen's size does not change is tried once.
    { name: 'phone', testIgnore: '**/platform/**', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
