#!/usr/bin/env node
/**
 * `npm test`: every check there is, then which tests were unsteady, and the totals as `N passed, N failed` on the last line. Names run some of them:
 * `npm test -- lint unit`. Installs what is missing; uses Node's own modules alone until then.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { checkNodeVersion } from './launch/check-node-version.mjs';
import { providePocketBase } from './launch/find-pocket-base.mjs';
import { LaunchError } from './launch/launch-error.mjs';
import { prepareDependencies } from './launch/prepare-dependencies.mjs';
import { ensureServerTypes } from './testing/ensure-server-types.mjs';
import { hasGo } from './testing/go-programs.mjs';
import { noServers, prepareTools } from './testing/prepare-tools.mjs';
import {
  countCheck,
  countPlaywright,
  countVitest,
  describeFailedTest,
  failedPlaywright,
  failedRunner,
  failedVitest,
  unsteadyPlaywright,
} from './testing/test-reports.mjs';
import { hasOtherServer } from './testing/test-servers.mjs';
import { mostUnsteady, totalResults } from './testing/total-results.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const reports = join(root, '.cache', 'test');
/** Milliseconds after which a suite is ended: twice what the longest takes on two cores that others use too. */
const longestSuite = 75 * 60_000;

/**
 * @typedef {import('./testing/test-reports.mjs').FailedTest} FailedTest
 * @typedef {import('./testing/total-results.mjs').SuiteResult} SuiteResult
 * @typedef {object} Suite
 * @property {string} name
 * @property {string[]} args what Node runs
 * @property {Record<string, string>} [env]
 * @property {typeof countCheck} count
 * @property {(report: string | null) => FailedTest[]} findFailed
 * @property {(report: string | null) => FailedTest[]} [findUnsteady] where the runner has tried a second time itself
 * @property {boolean} [isEarly] needs no server of its own and no browser: runs while these are still being fetched and built
 * @property {boolean} [isBeside] runs beside others of its kind
 * @property {boolean} [isWaiting] waits for other programs most of its time: runs, one after another, beside those that keep the processors busy
 * @property {(files: string[]) => Suite} [alone] these files, or all where none is named, without others beside them: the tests of a file share its
 *   server, so that one alone, which Vitest would try again, begins in what it left there itself
 */

/** Whether the cache and the proxy of `deploy/` can be tried on this machine. */
const hasNginx = () => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;
const hasCaddy = () => spawnSync('caddy', ['version'], { stdio: 'ignore' }).status === 0;

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
  args: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile=${reportOf(name)}`,
    ...args,
  ],
  count: countVitest,
  findFailed: failedVitest,
  alone: (files) =>
    vitestSuite(`${name}-alone`, project, '--no-file-parallelism', ...(files.length > 0 ? files : args)),
});

/**
 * @param {string} name
 * @param {...string} args
 * @returns {Suite}
 */
const browserSuite = (name, ...args) => ({
  name,
  args: ['node_modules/@playwright/test/cli.js', 'test', '--retries=1', '--reporter=line,json', ...args],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) },
  count: countPlaywright,
  findFailed: failedPlaywright,
  findUnsteady: unsteadyPlaywright,
});

/** @param {Suite} suite @param {Record<string, string>} env @returns {Suite} the same, its second try too, with these variables */
const withEnv = ({ alone, ...suite }, env) => ({
  ...suite,
  env: { ...suite.env, ...env },
  ...(alone === undefined ? {} : { alone: (files) => ({ ...alone(files), env }) }),
});

/** @param {Suite} suite @returns {Suite} the same, its second try too, beside those that keep the processors busy */
const meanwhile = ({ alone, ...suite }) => ({
  ...suite,
  isWaiting: true,
  ...(alone === undefined ? {} : { alone: (files) => ({ ...alone(files), isWaiting: true }) }),
});

/** @param {Suite} suite @returns {Suite} the same, while servers and browser are being fetched and built */
const early = (suite) => ({ ...suite, isEarly: true });

/** @param {string} name @param {...string} args @returns {Suite} a check without tests of its own */
const check = (name, ...args) => ({ name, args, count: countCheck, findFailed: () => [] });

/** @param {string} name @param {...string} args @returns {Suite} a check that keeps one processor busy, and depends on nothing but the sources */
const sideCheck = (name, ...args) => ({ ...early(check(name, ...args)), isBeside: true });

/** All of the server's tests, and sync against it. */
const server = 'server';
/** The server's tests on another PocketBase than that of the suite `server`. */
const otherServer = 'server-other';
/**
 * What another PocketBase may do otherwise: rules, ids and who may call which route; how bodies are read, and what hostile ones get; sign-up, passwords,
 * tokens and superusers; hooks, transactions and triggers around a write; uploads, files and backups in a bucket; event streams; jobs, migrations, snapshots.
 * Left out are the files in which our own JavaScript is tried (assistant, stories, columns, pictures' bytes, names), and those that try these same things on
 * one more collection. Each of them can be run on it: `POCKETBASE_BIN=… npx vitest run --project contract tests/hooks/sync/columns.test.ts`.
 */
const onOtherServer = [
  ...['access', 'admin-routes', 'bounds', 'record-ids'].map((name) => `tests/contract/${name}.test.ts`),
  ...[
    'admin/make-admin',
    'files/storage',
    'files/uploads',
    'foods/food-imports',
    'foods/likes-and-saved-foods',
    'members/accounts',
    'members/password-tries',
    'members/sign-up',
    'operation/operators',
    'server/answer-mark',
    'server/crons',
    'server/migrations-back',
    'server/server-starts',
    'server/serving',
    'sync/change-feed',
    'sync/digest',
    'sync/poke',
    'sync/push-exactly-once',
    'sync/snapshot',
    'visibility/attacks',
    'visibility/audiences',
    'visibility/forging',
    'visibility/probing',
  ].map((name) => `tests/hooks/${name}.test.ts`),
];

/** The main stories in the browser on official PocketBase, as deployments use it: where Go is, which builds it. All others are on that of `npm start`. */
const browserOfficial = 'browser-official';

/** The proxy of `deploy/`, by Caddy itself: where Caddy is. */
const proxy = 'deploy';

/** The cache of `deploy/`, by nginx itself: where nginx is. */
const cache = 'cache';

/** Failing over to a standby, by Litestream: where Go is, which builds it. */
const standby = 'standby';

/**
 * In the order in which they run: the quick ones first. Everything is a Node program.
 *
 * @param {import('./testing/test-servers.mjs').TestServers} servers
 * @returns {Suite[]}
 */
const suitesOn = ({ whole, other, official }) => [
  sideCheck('types', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'),
  sideCheck('server-types', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.server.json'),
  sideCheck('lint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings', '--report-unused-disable-directives'),
  sideCheck('format', 'node_modules/oxfmt/bin/oxfmt', '--check'),
  sideCheck('references', 'scripts/lint/check-references.mjs'),
  sideCheck('subjects', 'scripts/lint/check-subjects.mjs'),
  sideCheck('knip', 'node_modules/knip/bin/knip.js'),
  sideCheck('words', 'scripts/words.mjs', 'check'),
  sideCheck('build', 'scripts/build.mjs'),
  early(vitestSuite('unit', 'unit')),
  withEnv(vitestSuite(server, 'contract'), { POCKETBASE_BIN: whole }),
  meanwhile(vitestSuite(proxy, 'deploy', 'tests/deploy/proxy.test.ts')),
  meanwhile(vitestSuite(cache, 'deploy', 'tests/deploy/cache.test.ts')),
  meanwhile(withEnv(vitestSuite(standby, 'standby'), { POCKETBASE_BIN: whole })),
  withEnv(vitestSuite(otherServer, 'contract', ...onOtherServer), { POCKETBASE_BIN: other ?? whole }),
  browserSuite('browser'),
  withEnv(browserSuite(browserOfficial, '--project=desktop', '--grep=@main'), { POCKETBASE_BIN: official ?? whole }),
];
const allNames = suitesOn(noServers).map(({ name }) => name);

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

/**
 * @param {string[]} names none: all
 * @returns {{ chosen: string[], notRun: string[] }} `notRun`: what all would be more than, on a machine that has everything
 */
function chosenSuites(names) {
  const unknown = names.find((name) => !allNames.includes(name));
  if (unknown !== undefined) throw new LaunchError(`No suite is called ${unknown}: there are ${allNames.join(', ')}.`);
  if (names.length > 0) return { chosen: names, notRun: [] };
  /** @type {Map<string, string>} */
  const missing = new Map();
  if (!hasOtherServer) missing.set(otherServer, 'npm has PocketBase for Linux on x64 alone');
  if (!hasGo) missing.set(standby, 'Litestream is built by Go, which is not here');
  if (!hasNginx()) missing.set(cache, 'there is no nginx here; on Debian: apt-get install nginx-light');
  if (!hasGo) missing.set(browserOfficial, 'official PocketBase is built by Go, which is not here');
  if (!hasCaddy()) missing.set(proxy, 'there is no caddy here; on Debian: apt-get install caddy');
  return {
    chosen: allNames.filter((name) => !missing.has(name)),
    notRun: [...missing].map(([name, why]) => `${name} (${why})`),
  };
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
