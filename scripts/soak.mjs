#!/usr/bin/env node
/**
 * `npm run test:soak [schedules]`: the sync properties over thousands of random schedules, 5,000 unless said otherwise. A
 * failure prints its seed.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LaunchError } from './launch/launch-error.mjs';
import { runStep } from './launch/run-step.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const hours = 60 * 60 * 1000;

runStep({
  what: 'The soak',
  command: process.execPath,
  args: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'contract', 'tests/contract/sync', `--testTimeout=${6 * hours}`],
  cwd: root,
  env: { ...process.env, SYNC_SEED: process.env['SYNC_SEED'] ?? 'random', SYNC_SCHEDULES: process.argv[2] ?? process.env['SYNC_SCHEDULES'] ?? '5000' },
}).catch((error) => {
  console.error(error instanceof LaunchError ? error.message : error);
  process.exit(1);
});
