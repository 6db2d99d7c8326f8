#!/usr/bin/env node
/**
 * `npm test`: every check there is, then which tests were unsteady, and the totals as `N passed, N failed` on the last line. Names run some of them:
 * `npm test -- lint unit`. Installs what is missing; uses Node's own modules alone until then.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { checkNodeVersion } from './launch/check-node-version.mjs';
import { providePocketBase } from './launch/find-pocket-base.mjs';
import { LaunchError } from './launch/launch-error.mjs';
import { prepareDependencies } from './launch/prepare-dependencies.mjs';
import { ensureServerTypes } from './testing/ensure-server-types.mjs';
import { noServers, prepareTools } from './testing/prepare-tools.mjs';
import {
  browserOfficial,
  chosenSuites,
  otherServer,
  reportOf,
  reports,
  server,
  standby,
  suitesOn,
} from './testing/suites.mjs';
import { describeFailedTest, failedRunner } from './testing/test-reports.mjs';
import { mostUnsteady, totalResults } from './testing/total-results.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
/** Milliseconds after which a suite is ended: twice what the longest takes on two cores that others use too. */
const longestSuite = 75 * 60_000;

/**
 * @typedef {import('./testing/suites.mjs').Suite} Suite
 * @typedef {import('./testing/total-results.mjs').SuiteResult} SuiteResult
 * @typedef {import('./testing/test-reports.mjs').FailedTest} FailedTest
 */

/** @param {Suite} suite @returns {Promise<SuiteResult>} */
async function run({ name, args, env, count, findFailed, findUnsteady = () => [], isBeside, isWaiting }) {
  const heading = `\n── ${name} ──`;
  // What runs beside others says everything at its end.
  const isLate = isBeside === true || isWaiting === true;
  if (!isLate) console.log(heading);
  const began = Date.now();
  rmSync(reportOf(name), { force: true });
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: isLate ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'pipe'],
    timeout: longestSuite,
  });
  /** @type {Buffer[]} */
  const said = [];
  /** @type {Buffer[]} */
  const errors = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
  child.stderr?.on('data', (part) => errors.push(part));
  if (!isLate) child.stderr?.pipe(process.stderr, { end: false });
  /** @type {number | null} */
  const exitCode = await new Promise((done) => {
    child.once('error', () => done(null));
    child.once('close', (code) => done(code));
  });
  if (isLate) console.log(`${heading}\n${Buffer.concat(said).toString()}`);
  const report = existsSync(reportOf(name)) ? readFileSync(reportOf(name), 'utf8') : null;
  const totals = count(report, exitCode);
  console.log(
    `${name}: ${totals.passed} of ${totals.passed + totals.failed} in ${Math.round((Date.now() - began) / 1000)} s`,
  );
  const failedTests = findFailed(report);
  if (totals.failed > 0 && failedTests.length === 0)
    failedTests.push(failedRunner(name, Buffer.concat(errors).toString()));
  return { name, ...totals, failedTests, unsteady: findUnsteady(report) };
}

/** @param {Suite[]} suites @returns {Promise<SuiteResult[]>} in their order, as many at once as there are processors */
async function runBeside(suites) {
  /** @type {SuiteResult[]} */
  const results = [];
  const waiting = [...suites.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [place, suite] = next;
      results[place] = await run(suite);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return results;
}

/** @param {FailedTest[]} tests */
const listed = (tests) => tests.map((one) => describeFailedTest(one, root)).join('\n');

/**
 * A few tests that fail while the machine is busy are tried once more, alone. Those that hold then have passed, and are named, so that their
 * unsteadiness is mended and not forgotten.
 *
 * @param {Suite} suite
 * @returns {Promise<SuiteResult>}
 */
async function runTwiceIfUnsteady(suite) {
  const result = await run(suite);
  const { failedTests } = result;
  if (suite.alone === undefined || result.failed === 0 || result.failed > mostUnsteady) return result;
  // As many failures as tests that are named: the runner itself was content, or is all that failed.
  if (failedTests.length !== result.failed) return result;
  const files = failedTests.map(({ file }) => file).filter((file) => file !== suite.name);
  const again = await run(suite.alone([...new Set(files)]));
  if (again.failed > 0) return result;
  return { ...result, passed: result.passed + result.failed, failed: 0, failedTests: [], unsteady: failedTests };
}

/** @param {Suite[]} suites @returns {Promise<SuiteResult[]>} one after another */
async function runInTurn(suites) {
  const results = [];
  for (const suite of suites) results.push(await runTwiceIfUnsteady(suite));
  return results;
}

/** @param {string[]} names @returns {Promise<number>} exit code */
async function test(names) {
  checkNodeVersion(process.versions.node);
  const { chosen, notRun } = chosenSuites(names);
  await prepareDependencies(root);
  const binary = await providePocketBase({ env: process.env, root });
  /** @param {...string} suites */
  const isAnyOf = (...suites) => suites.some((name) => chosen.includes(name));
  const tools = prepareTools(root, {
    servers: isAnyOf(server, otherServer, standby, browserOfficial),
    litestream: isAnyOf(standby),
    chromium: isAnyOf('browser', browserOfficial),
  });
  // A browser that is missing and cannot be installed is said before anything runs.
  await Promise.race([tools, setImmediate()]);
  if (chosen.includes('server-types') || chosen.includes('lint')) await ensureServerTypes({ binary, root });
  mkdirSync(reports, { recursive: true });
  const first = suitesOn(noServers).filter(({ name, isEarly }) => isEarly === true && chosen.includes(name));
  const results = await runBeside(first.filter(({ isBeside }) => isBeside));
  results.push(...(await runInTurn(first.filter(({ isBeside }) => !isBeside))));

  const { servers, hasLitestream, chromium } = await tools;
  if (chosen.includes(browserOfficial) && servers.official === null) {
    chosen.splice(chosen.indexOf(browserOfficial), 1);
    notRun.push(`${browserOfficial} (there is no official PocketBase that Go built)`);
  }
  if (chosen.includes(standby) && !hasLitestream) {
    // Asked for by its name, it fails by what it cannot start.
    if (names.length === 0) chosen.splice(chosen.indexOf(standby), 1);
    notRun.push(`${standby} (Go could not build Litestream)`);
  }
  if (chromium !== null) process.env['CHROMIUM_PATH'] = chromium;
  const others = suitesOn(servers).filter(({ name, isEarly }) => isEarly !== true && chosen.includes(name));
  const both = [others.filter(({ isWaiting }) => !isWaiting), others.filter(({ isWaiting }) => isWaiting)];
  results.push(...(await Promise.all(both.map(runInTurn))).flat());
  for (const { name, failedTests, unsteady } of results) {
    if (failedTests.length > 0) console.log(`\nFailing: ${name}\n${listed(failedTests)}`);
    if (unsteady.length > 0) console.log(`\nUnsteady: ${name}, passed at its second try\n${listed(unsteady)}`);
  }
  const { failed, lines } = totalResults(results, root, notRun);
  console.log(`\n${lines.join('\n')}`);
  return failed === 0 ? 0 : 1;
}

test(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    console.error(error instanceof LaunchError ? error.message : error);
    process.exit(1);
  },
);
