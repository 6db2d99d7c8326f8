#!/usr/bin/env node
/**
 * `npm run truth [-- section …] [--seed 7]`: how true is what Foretaste says about taste. Measures the domain's own functions with data of the
 * project, without a network or a server, beside simple baselines, and writes `docs/truth.md`. With names of sections only these are
 * measured, and the others' tables stay as they are.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LaunchError } from './launch/launch-error.mjs';
import { prepareDependencies } from './launch/prepare-dependencies.mjs';
import { runStep } from './launch/run-step.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');

async function truth() {
  const {
    values: { seed },
    positionals,
  } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });
  if (seed !== undefined && !Number.isInteger(Number(seed))) throw new LaunchError('--seed wants a whole number.');
  await prepareDependencies(root);
  const env = {
    ...process.env,
    TRUTH_SECTIONS: positionals.join(','),
    ...(seed === undefined ? {} : { TRUTH_SEED: seed }),
  };
  await runStep({
    what: 'The truth tables',
    command: process.execPath,
    args: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'truth'],
    cwd: root,
    env,
  });
}

truth().catch((error) => {
  console.error(error instanceof LaunchError ? error.message : error);
  process.exit(1);
});
