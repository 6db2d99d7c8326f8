import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { LaunchError } from '#scripts/launch/launch-error.mjs';
import { hasGo } from './go-programs.mjs';
import { noServers } from './prepare-tools.mjs';
import {
  countCheck,
  countPlaywright,
  countVitest,
  failedPlaywright,
  failedVitest,
  unsteadyPlaywright,
} from './test-reports.mjs';
import { hasOtherServer } from './test-servers.mjs';

/*
 * What `npm test` runs, each with what counts its tests and finds those that failed.
 */

/** Where each suite writes what came of its tests. */
export const reports = join(resolve(import.meta.dirname, '../..'), '.cache', 'test');

/**
 * @typedef {import('./test-reports.mjs').FailedTest} FailedTest
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
export const reportOf = (name) => join(reports, `${name}.json`);

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
export const server = 'server';
/** The server's tests on another PocketBase than that of the suite `server`. */
export const otherServer = 'server-other';
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
export const browserOfficial = 'browser-official';

/** The proxy of `deploy/`, by Caddy itself: where Caddy is. */
const proxy = 'deploy';

/** The cache of `deploy/`, by nginx itself: where nginx is. */
const cache = 'cache';

/** Failing over to a standby, by Litestream: where Go is, which builds it. */
export const standby = 'standby';

/**
 * In the order in which they run: the quick ones first. Everything is a Node program.
 *
 * @param {import('./test-servers.mjs').TestServers} servers
 * @returns {Suite[]}
 */
export const suitesOn = ({ whole, other, official }) => [
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

/**
 * @param {string[]} names none: all
 * @returns {{ chosen: string[], notRun: string[] }} `notRun`: what all would be more than, on a machine that has everything
 */
export function chosenSuites(names) {
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
