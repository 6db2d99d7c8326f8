#!/usr/bin/env node
/**
 * `npm test`: every check there is, then the totals as `N passed, N failed` on the last line. Names run some of them:
 * `npm test -- lint unit`. Installs what is missing; uses Node's own modules alone until then.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNodeVersion } from './launch/check-node-version.mjs';
import { findPocketBase } from './launch/find-pocket-base.mjs';
import { LaunchError } from './launch/launch-error.mjs';
import { prepareDependencies } from './launch/prepare-dependencies.mjs';
import { countCheck, countPlaywright, countVitest, failedTests } from './testing/count-results.mjs';
import { ensureChromium } from './testing/ensure-chromium.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const reports = join(root, '.cache', 'test');
const minute = 60_000;

/** More failures than this are no matter of a busy machine. */
const mostUnsteady = 10;

/** @param {string} name */
const reportOf = (name) => join(reports, `${name}.json`);

/** @param {string} name @param {string} project */
const vitestSuite = (name, project) => ({
  name,
  args: ['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile=${reportOf(name)}`],
  count: countVitest,
});

/** @param {string} name @param {...string} args */
const browserSuite = (name, ...args) => ({
  name,
  args: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json', ...args],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) },
  count: countPlaywright,
});

/**
 * @typedef {{ name: string, args: string[], env?: Record<string, string>, count: typeof countCheck }} Suite
 *
 * In the order in which they run: the quick ones first. Everything is a Node program.
 *
 * @type {Suite[]}
 */
const suites = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'], count: countCheck },
  { name: 'server-types', args: ['scripts/server-types.mjs'], count: countCheck },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'], count: countCheck },
  { name: 'knip', args: ['node_modules/knip/bin/knip.js'], count: countCheck },
  { name: 'words', args: ['scripts/words.mjs', 'check'], count: countCheck },
  vitestSuite('unit', 'unit'),
  vitestSuite('server', 'contract'),
  { name: 'build', args: ['scripts/build.mjs'], count: countCheck },
  browserSuite('browser'),
];

/** What failed beside other tests is tried once more by itself. */
const unsteadySuite = browserSuite('unsteady', '--last-failed', '--workers=1');

/** @param {Suite} suite */
async function run({ name, args, env, count }) {
  console.log(`\n── ${name} ──`);
  const began = Date.now();
  rmSync(reportOf(name), { force: true });
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'], timeout: 45 * minute });
  /** @type {number | null} */
  const exitCode = await new Promise((done) => {
    child.once('error', () => done(null));
    child.once('exit', (code) => done(code));
  });
  const report = existsSync(reportOf(name)) ? readFileSync(reportOf(name), 'utf8') : null;
  const totals = count(report, exitCode);
  console.log(`${name}: ${totals.passed} of ${totals.passed + totals.failed} in ${Math.round((Date.now() - began) / 1000)} s`);
  return { name, ...totals };
}

/**
 * A few browser tests that fail while the machine is busy are tried once more, alone. Those that hold then have passed, and are named, so
 * that their unsteadiness is mended and not forgotten.
 *
 * @param {Awaited<ReturnType<typeof run>>} result of the whole browser suite
 */
async function tryUnsteadyAlone(result) {
  if (result.failed === 0 || result.failed > mostUnsteady || !existsSync(reportOf(result.name))) return result;
  const named = failedTests(readFileSync(reportOf(result.name), 'utf8'));
  if (named.length !== result.failed) return result;
  const again = await run(unsteadySuite);
  if (again.failed > 0) return result;
  console.log(`\nUnsteady, passed alone:\n${named.map((name) => `  ${name}`).join('\n')}`);
  return { name: result.name, passed: result.passed + result.failed, failed: 0 };
}

/** @param {string[]} names none: all */
function chosenSuites(names) {
  const unknown = names.find((name) => !suites.some((suite) => suite.name === name));
  if (unknown !== undefined) throw new LaunchError(`No suite is called ${unknown}: there are ${suites.map((suite) => suite.name).join(', ')}.`);
  return names.length === 0 ? suites : suites.filter(({ name }) => names.includes(name));
}

/** @param {string[]} names @returns {Promise<number>} exit code */
async function test(names) {
  checkNodeVersion(process.versions.node);
  const chosen = chosenSuites(names);
  await prepareDependencies(root);
  findPocketBase({ env: process.env, root });
  if (chosen.some(({ name }) => name === 'browser')) process.env['CHROMIUM_PATH'] = await ensureChromium();
  mkdirSync(reports, { recursive: true });
  const results = [];
  for (const suite of chosen) results.push(await (suite.count === countPlaywright ? run(suite).then(tryUnsteadyAlone) : run(suite)));
  const failing = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
  if (failing.length > 0) console.log(`\nFailing: ${failing.join(', ')}`);
  const sum = results.reduce((total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }), { passed: 0, failed: 0 });
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0 ? 0 : 1;
}

test(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    console.error(error instanceof LaunchError ? error.message : error);
    process.exit(1);
  },
);
