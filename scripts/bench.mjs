#!/usr/bin/env node
/**
 * `npm run bench`: the measurements of `tests/bench` against the built app in real Chromium, one after the other on a
 * machine that should do nothing else. They write `tests/bench/RESULTS.md`.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LaunchError } from './launch/launch-error.mjs';
import { prepareBuild } from './launch/prepare-build.mjs';
import { prepareDependencies } from './launch/prepare-dependencies.mjs';
import { runStep } from './launch/run-step.mjs';
import { ensureChromium } from './testing/ensure-chromium.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');

async function bench() {
  await prepareDependencies(root);
  await prepareBuild(root);
  // Devices look for news as often as they do by themselves.
  const env = { ...process.env, FORETASTE_NEWS_SECONDS: '20', CHROMIUM_PATH: await ensureChromium() };
  await runStep({
    what: 'The bench',
    command: process.execPath,
    args: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'bench', ...process.argv.slice(2)],
    cwd: root,
    env,
  });
}

bench().catch((error) => {
  console.error(error instanceof LaunchError ? error.message : error);
  process.exit(1);
});
