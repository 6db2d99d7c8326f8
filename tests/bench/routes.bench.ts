import type { BrowserContext } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { signInByForm } from '#tests/e2e/support/sign-in.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import { measureRoute, type RouteLoad } from './measure-route.ts';
import { benchOfFile } from './support/bench-of-file.ts';
import { median } from './support/median.ts';
import { untilCatalogueIsHere } from './support/replica-in-page.ts';

const RUNS = 3;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, serviceWorkers: 'block' } as const;

/** Opened on a device that has never seen the app. */
const firstVisits = ['/', '/explore', '/food/{food}'];
/** Opened by a member on a device that has the catalogue: every route of spec 2 §2.1. */
const returns = [
  '/',
  '/role-selection',
  '/auth/professional-chef',
  '/auth/restaurant-owner',
  '/explore',
  '/advanced-search',
  '/compare',
  '/contribute',
  '/blog',
  '/food/{food}',
  '/taste-profile',
  '/flavor-pairing',
  '/community',
  '/messages',
  '/profile',
  '/profile/mina',
  '/dashboard',
  '/user-settings',
  '/diagnostics',
  '/verification-guidelines',
  '/no/such/place',
];

describe('the main thread, route by route', () => {
  const { server, api } = serverOfFile({ seed: true, publicDir: 'dist' });
  const bench = benchOfFile(
    'The main thread: work, longest task, tasks and time beyond 50 ms of a phone (4 times slower), layout shift',
  );
  const { figures } = bench;
  let food: string;

  const open = () => bench.browser.newContext({ baseURL: server.url, ...PHONE });
  const report = async (
    against: string,
    { route, load }: { route: string; load: (path: string) => Promise<RouteLoad> },
  ) => {
    const runs: RouteLoad[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await load(route.replace('{food}', food)));
    const middle = (figure: keyof RouteLoad) => Math.round(median(runs.map((one) => one[figure])));
    const shift = Math.max(...runs.map((one) => one.shift));
    const tasks = `${middle('work')} ms, ${middle('longest')} ms, ${middle('longTasks')}, ${middle('blocking')} ms`;
    figures.push({ what: route, against, figure: `${tasks}, ${shift.toFixed(3)}`, aim: 'shift ≤ 0.02' });
    expect.soft(shift, route).toBeLessThanOrEqual(0.02);
  };

  beforeAll(async () => {
    food = (await api.call('GET', '/api/collections/foods/records?perPage=1&fields=id')).body.items[0]?.id ?? '';
  });

  it('first visits', async () => {
    for (const route of firstVisits) {
      await report('first visit', {
        route,
        load: async (path) => {
          const context = await open();
          const load = await measureRoute(context, path);
          await context.close();
          return load;
        },
      });
    }
  });

  it('returns of a member', async () => {
    const mina = await api.join('mina');
    const context: BrowserContext = await open();
    const home = await context.newPage();
    await home.goto('/auth');
    await signInByForm(home, mina);
    await untilCatalogueIsHere(home);
    for (const route of returns)
      await report('a member, with the catalogue on the device', {
        route,
        load: (path) => measureRoute(context, path),
      });
    await context.close();
  });
});
