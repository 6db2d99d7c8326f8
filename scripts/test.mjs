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
import { countCheck, countPlaywright, countVitest } from './testing/count-results.mjs';
import { ensureChromium } from './testing/ensure-chromium.mjs';
import { ensureServerTypes } from './testing/ensure-server-types.mjs';
import { describeFailedTest, failedPlaywright, failedVitest } from './testing/failed-tests.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const reports = join(root, '.cache', 'test');
const minute = 60_000;

/**
 * @typedef {import('./testing/failed-tests.mjs').FailedTest} FailedTest
 * @typedef {object} Suite
 * @property {string} name
 * @property {string[]} args what Node runs
 * @property {Record<string, string>} [env]
 * @property {typeof countCheck} count
 * @property {(report: string | null) => FailedTest[]} findFailed
 * @property {(failed: FailedTest[]) => Suite} [alone] the same tests without others beside them
 */

/** More failures than this are no matter of a busy machine. */
const mostUnsteady = 10;

/** @param {string} name */
const reportOf = (name) => join(reports, `${name}.json`);

/**
 * @param {string} name
 * @param {string} project
 * @param {...string} args
 * @returns {Suite}
 */
const vitestSuite = (name, project, ...args) => ({
  name,
  args: ['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile=${reportOf(name)}`, ...args],
  count: countVitest,
  findFailed: failedVitest,
  alone: (failed) => vitestSuite(`${name}-alone`, project, '--no-file-parallelism', ...new Set(failed.map(({ file }) => file))),
});

/**
 * @param {string} name
 * @param {...string} args
 * @returns {Suite}
 */
const browserSuite = (name, ...args) => ({
  name,
  args: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json', ...args],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) },
  count: countPlaywright,
  findFailed: failedPlaywright,
  alone: () => browserSuite(`${name}-alone`, '--last-failed', '--workers=1'),
});

/** @param {string} name @param {...string} args @returns {Suite} a check without tests of its own */
const check = (name, ...args) => ({ name, args, count: countCheck, findFailed: () => [] });

/** In the order in which they run: the quick ones first. Everything is a Node program. @type {Suite[]} */
const suites = [
  check('types', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'),
  check('server-types', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.server.json'),
  check('lint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings'),
  check('knip', 'node_modules/knip/bin/knip.js'),
  check('words', 'scripts/words.mjs', 'check'),
  vitestSuite('unit', 'unit'),
  vitestSuite('server', 'contract'),
  check('build', 'scripts/build.mjs'),
  browserSuite('browser'),
];

/** @param {Suite} suite */
async function run({ name, args, env, count, findFailed }) {
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
  return { name, ...totals, failedTests: findFailed(report) };
}

/** @param {FailedTest[]} tests */
const listed = (tests) => tests.map((one) => describeFailedTest(one, root)).join('\n');

/**
 * A few tests that fail while the machine is busy are tried once more, alone. Those that hold then have passed, and are named, so that their
 * unsteadiness is mended and not forgotten.
 *
 * @param {Suite} suite
 */
async function runTwiceIfUnsteady(suite) {
  const result = await run(suite);
  const { failedTests } = result;
  // As many failures as tests that are named: the runner itself was content.
  if (suite.alone === undefined || result.failed === 0 || result.failed > mostUnsteady || failedTests.length !== result.failed) return result;
  const again = await run(suite.alone(failedTests));
  if (again.failed > 0) return result;
  console.log(`\nUnsteady, passed alone:\n${listed(failedTests)}`);
  return { ...result, passed: result.passed + result.failed, failed: 0, failedTests: [] };
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
  const binary = findPocketBase({ env: process.env, root });
  if (chosen.some(({ name }) => name === 'server-types' || name === 'lint')) await ensureServerTypes({ binary, root });
  if (chosen.some(({ name }) => name === 'browser')) process.env['CHROMIUM_PATH'] = await ensureChromium();
  mkdirSync(reports, { recursive: true });
  const results = [];
  for (const suite of chosen) results.push(await runTwiceIfUnsteady(suite));
  const failing = results.filter(({ failed }) => failed > 0);
  for (const { name, failedTests } of failing) console.log(`\nFailing: ${name}\n${listed(failedTests)}`);
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
