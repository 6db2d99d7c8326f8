#!/usr/bin/env node
/**
 * `npm run test:soak [schedules] [-- --minutes 10 --seed 7 --only walk]`: first the sync properties over thousands of random schedules, 5,000
 * unless said otherwise; then every browser test at every size of screen, with the walks over all screens of which `npm test` takes a
 * sample (`--only screens`); then a random walk of real browsers through the whole built app under faults, for ten minutes unless said otherwise. A failure prints its seed: the same seed makes the same schedules, and the same walk. The walk's steps are in .cache/soak;
 * the figures of a walk of ten minutes or more that lost nothing go into tests/bench/RESULTS.md.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LaunchError } from './launch/launch-error.mjs';
import { runStep } from './launch/run-step.mjs';
import { ensureChromium, ensureTestChromium } from './testing/ensure-chromium.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const hours = 60 * 60 * 1000;

/** @param {string} what @param {string[]} args @param {Record<string, string>} env */
const vitest = (what, args, env) =>
  runStep({
    what,
    command: process.execPath,
    args: ['node_modules/vitest/vitest.mjs', 'run', ...args],
    cwd: root,
    env: { ...process.env, ...env },
  });

async function soak() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' }, only: { type: 'string' } },
  });
  const { minutes, seed, only } = values;
  if (!(Number(minutes) > 0)) throw new LaunchError('--minutes wants a number above 0.');
  if (seed !== undefined && !Number.isInteger(Number(seed))) throw new LaunchError('--seed wants a whole number.');
  if (only !== undefined && !['sync', 'screens', 'walk'].includes(only))
    throw new LaunchError('--only wants sync, screens or walk.');
  if (only === undefined || only === 'sync') {
    await vitest('The soak of sync', ['--project', 'contract', 'tests/contract/sync', `--testTimeout=${6 * hours}`], {
      SYNC_SEED: seed ?? process.env['SYNC_SEED'] ?? 'random',
      SYNC_SCHEDULES: positionals[0] ?? process.env['SYNC_SCHEDULES'] ?? '5000',
    });
  }
  if (only === 'sync') return;
  await runStep({
    what: 'The build',
    command: process.execPath,
    args: ['scripts/build.mjs'],
    cwd: root,
    env: process.env,
  });
  if (only !== 'walk') {
    const env = { ...process.env, CHROMIUM_PATH: await ensureTestChromium(), BROWSER_TESTS: 'whole' };
    await runStep({
      what: 'The browser tests',
      command: process.execPath,
      args: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line'],
      cwd: root,
      env,
    });
  }
  if (only === 'screens') return;
  await vitest('The walk', ['--project', 'soak'], {
    CHROMIUM_PATH: await ensureChromium(),
    SOAK_MINUTES: minutes,
    ...(seed === undefined ? {} : { SOAK_SEED: seed }),
  });
}

soak().catch((error) => {
  console.error(error instanceof LaunchError ? error.message : error);
  process.exit(1);
});
