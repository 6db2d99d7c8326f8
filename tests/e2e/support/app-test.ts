import { test } from '@playwright/test';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import type { Seed } from '#tests/support/server/prepared-data.ts';

const dist = resolve(import.meta.dirname, '../../../dist');

interface AppFixtures {
  /** The built app and its API on one origin, with a data folder of their own. `baseURL` points to it. */
  readonly app: PocketBaseServer;
  /** What of the starter catalogue is there: a sixth of it, `appTest.use({ seed: true })` has all of its foods, `{ seed: false }` none. */
  readonly seed: Seed;
}

/**
 * Playwright's `test` against the built app: run `npm run build` first. Without the service worker, whose download of the whole app
 * costs a third of such a test's processor time: what needs it is an `installedTest`.
 *
 * A test runs at desktop, or on a phone with `{ tag: '@phone' }`; `{ tag: '@both' }` is for what the size of the screen changes. What a test costs, in
 * seconds of a processor: its own server 0.4, the first start of the app (`goto`, a first `signIn`) 2 to 2.5 and each later one 1 to 1.5, with the whole
 * catalogue a second more, a sign-in by the form as much as a start, a look by axe 0.5 to 1. So: few starts, many expectations; `signIn(page, member, next)`
 * on a page that was not opened yet, and `visit` from there on, unless the start itself is what is tried; and what needs no browser is a unit or server test.
 * What begins from the same server, member and screen is one test of steps (`test.step`), each named by what it holds: a step costs what it does, and no
 * start. Apart stays what needs another seed or another state of the device, and what would hide too much if it failed first.
 */
export const appTest = test.extend<AppFixtures>({
  serviceWorkers: 'block',
  seed: ['few', { option: true }],
  app: async ({ seed }, provide) => {
    const app = await startApp({ seed });
    await provide(app);
    await app.stop();
  },
  baseURL: async ({ app }, provide) => {
    await provide(app.url);
  },
});

/** The built app and its API, with a data folder of their own; `env` is added to the server's environment, `hooks` to its hooks. Whoever starts it stops it. */
export async function startApp({
  seed,
  env = {},
  hooks = {},
}: {
  readonly seed: Seed;
  readonly env?: Record<string, string>;
  readonly hooks?: Readonly<Record<string, string>>;
}): Promise<PocketBaseServer> {
  if (!existsSync(resolve(dist, 'index.html'))) throw new Error('There is no build in dist: npm run build');
  return startPocketBase({ seed, publicDir: dist, env, hooks });
}

interface WorkerFixtures {
  /** Whether Playwright sees the requests of the service worker and can route them: `test.use({ workerRequests: true })` for what is about these. */
  readonly workerRequests: boolean;
  readonly unseenWorker: void;
}

/** Playwright reads it when a worker starts. */
const unseen = 'PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK';

/**
 * The same with the service worker, for whatever works without a network or is about the worker itself. That Playwright looks at each of the
 * hundreds of files that the worker fetches would cost almost a second of a processor: `goOffline` cuts the worker off by itself.
 */
export const installedTest = appTest.extend<WorkerFixtures>({
  serviceWorkers: 'allow',
  workerRequests: [false, { option: true }],
  unseenWorker: [
    async ({ workerRequests }, provide) => {
      if (!workerRequests) process.env[unseen] = '1';
      await provide();
      delete process.env[unseen];
    },
    { auto: true },
  ],
});
