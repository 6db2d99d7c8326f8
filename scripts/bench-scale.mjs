#!/usr/bin/env node
/** `npm run bench:scale -- failover`: what more than one machine carries, with real processes; a name picks from `tests/scale`. Needs Go. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LaunchError } from './launch/launch-error.mjs';
import { prepareBuild } from './launch/prepare-build.mjs';
import { prepareDependencies } from './launch/prepare-dependencies.mjs';
import { runStep } from './launch/run-step.mjs';
import { ensureChromium } from './testing/ensure-chromium.mjs';
import { ensureGoProgram, litestream } from './testing/go-programs.mjs';
import { ensureTestServers } from './testing/test-servers.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');

async function bench() {
  await prepareDependencies(root);
  await prepareBuild(root);
  const chromium = await ensureChromium();
  await ensureGoProgram(root, litestream);
  const { whole } = await ensureTestServers({ root, env: process.env });
  await runStep({
    what: 'The bench',
    command: process.execPath,
    args: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'scale', ...process.argv.slice(2)],
    cwd: root,
    env: { ...process.env, FORETASTE_NEWS_SECONDS: '20', CHROMIUM_PATH: chromium, POCKETBASE_BIN: whole },
  });
}

bench().catch((error) => {
  console.error(error instanceof LaunchError ? error.message : error);
  process.exit(1);
});
