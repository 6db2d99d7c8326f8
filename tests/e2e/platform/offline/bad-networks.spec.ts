import { type BrowserContext, expect, type Page } from '@playwright/test';
import { installedTest as test } from '#tests/e2e/support/app-test.ts';
import { isWhole } from '#tests/e2e/support/is-whole.ts';
import { goOffline, goOnline, untilServedByWorker } from '#tests/e2e/support/go-offline.ts';
import { muteServer } from '#tests/e2e/support/mute-server.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi } from '#tests/support/server/open-api.ts';

/** Nothing waits longer before it shows what it has, in milliseconds; a test machine is given as much again. */
const PATIENCE = 2 * 3_000;
/** DevTools' 'Slow 3G': 400 kbit/s each way, 400 ms. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const conditions = ['online, warm', 'offline, cold', 'offline, warm', 'hanging server', 'slow 3G'] as const;
type Condition = (typeof conditions)[number];
type Times = Partial<Record<Condition, number>>;

/** Every route of spec 2 §2.1 that a member sees; `food` and `member` are replaced. */
const routes = [
  '/',
  '/auth',
  '/role-selection',
  '/auth/professional-chef',
  '/auth/restaurant-owner',
  '/explore',
  '/advanced-search',
  '/contribute',
  '/blog',
  '/blog/no-such-story',
  '/food/{food}',
  '/taste-profile',
  '/flavor-pairing',
  '/community',
  '/messages',
  '/profile',
  '/profile/{member}',
  '/dashboard',
  '/user-settings',
  '/admin',
  '/verification-guidelines',
  '/no/such/place',
];

/** Addresses of what this device never had, and of what may not exist; some look like files, which the service worker leaves to the server. */
const neverHere = [
  '/food/neverseenhere01',
  '/food/neverseenhere01/edit',
  '/lists/neverseenhere01',
  '/profile/never_seen',
  '/profile/ada.txt',
  '/explore?q=salt.md',
  '/auth?mode=signup',
  '/compare',
];

/** A page of its own, which starts the app at one address after another. */
async function aStarter(context: BrowserContext, { isSlow = false } = {}): Promise<Page> {
  const page = await context.newPage();
  if (isSlow) await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', SLOW_3G);
  return page;
}

/** Milliseconds until the app, started there, shows its matter: a heading or an answer in its content, not only the frame around it. */
async function timeOf(page: Page, path: string): Promise<number> {
  const began = Date.now();
  // Once this is through, nothing of the address before is left in the page.
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible({ timeout: PATIENCE });
  return Date.now() - began;
}

function printed(rows: ReadonlyMap<string, Times>): string {
  const ratio = (times: Times, condition: Condition) =>
    ((times[condition] ?? NaN) / (times['online, warm'] ?? NaN)).toFixed(1).replace('NaN', '–');
  const lines = [...rows].map(
    ([path, times]) =>
      `| ${path} | ${times['online, warm'] ?? '–'} ms | ${conditions
        .slice(1)
        .map((condition) => ratio(times, condition))
        .join(' | ')} |`,
  );
  return [
    '',
    `| time to content | ${conditions.join(' | ')} |`,
    `|${'---|'.repeat(conditions.length + 1)}`,
    ...lines,
    '',
  ].join('\n');
}

// A sample has half of the routes on each network but the hanging one, and each route on two or three of them; online every-route.spec.ts goes to all.
test('every route shows its matter on every network, soon', async ({ page, app, context, browser }) => {
  test.setTimeout(600_000);
  const api = openApi(app);
  const mina = await api.join('mina');
  const food = (await api.call('GET', '/api/collections/foods/records?perPage=1')).body.items[0]?.id ?? '';
  const paths = routes.map((route) => route.replace('{food}', food).replace('{member}', 'mina'));
  const rows = new Map<string, Times>(paths.map((path) => [path, {}]));
  const note = async (condition: Condition, measure: (path: string) => Promise<number>) => {
    const first = conditions.indexOf(condition);
    for (const path of paths.filter((_, at) => isWhole || condition === 'hanging server' || (at + first) % 2 === 0))
      rows.set(path, { ...rows.get(path), [condition]: await measure(path) });
  };
  const atHome = async (home: Page) => {
    await signIn(home, mina);
    await expect(home.getByRole('main').getByRole('heading').first()).toBeVisible();
  };

  // A device that has the app and the catalogue, and has opened no other page.
  const fresh = await browser.newContext({ baseURL: app.url, reducedMotion: 'reduce' });
  const freshPage = await fresh.newPage();
  await atHome(freshPage);
  await goOffline(freshPage);
  const cold = await aStarter(fresh);
  await note('offline, cold', (path) => timeOf(cold, path));
  await fresh.close();

  await atHome(page);
  const slow = await aStarter(context, { isSlow: true });
  await note('slow 3G', (path) => timeOf(slow, path));
  await slow.close();
  const starter = await aStarter(context);
  if (isWhole) await note('online, warm', (path) => timeOf(starter, path));
  await goOffline(page);
  await note('offline, warm', (path) => timeOf(starter, path));
  for (const path of neverHere) await timeOf(starter, path);
  await goOnline(page);
  await app.kill();
  const release = await muteServer(Number(new URL(app.url).port));
  await note('hanging server', (path) => timeOf(starter, path));
  for (const path of neverHere) await timeOf(starter, path);
  await context.close();
  await release();
  if (isWhole) console.log(printed(rows));
});

test('[S19] [S21] what stands in front of the server ends nothing, and what the browser wiped alone is said and mended', async ({
  page,
  app,
  context,
}) => {
  const mina = await openApi(app).join('mina');
  await signIn(page, mina, '/explore');
  const status = (words: string) => page.getByRole('button', { name: `Sync status: ${words}` });
  await expect(status('Synced')).toBeVisible();

  // A portal refuses everything in the server's name.
  await context.route('**/api/**', (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/json',
      body: '{"status":403,"message":"Please accept our terms.","data":{}}',
    }),
  );
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(status('Offline')).toBeVisible();
  await expect(page.getByText('Please sign in again')).toBeHidden();
  await context.unroute('**/api/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(status('Synced')).toBeVisible();

  // Cache Storage alone: the worker fetches the app's parts again, all of them before anything is asked of it without a network. One that is still
  // installing itself would not be told to.
  const partsOfApp = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.includes('precache'));
      const parts = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return parts.flat().length;
    });
  await untilServedByWorker(page);
  const parts = await partsOfApp();
  expect(parts).toBeGreaterThan(50);
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  await page.reload();
  await expect.poll(partsOfApp).toBe(parts);
  await goOffline(page);
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await goOnline(page);

  // IndexedDB alone: whoever was signed in is told.
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) {
      // The service worker holds its own open, and a worker that tests look at does not end. A browser that wipes asks nobody.
      if (name.startsWith('workbox-')) continue;
      await new Promise((done) => Object.assign(indexedDB.deleteDatabase(name), { onsuccess: done, onerror: done }));
    }
  });
  await page.goto('/explore');
  await expect(page.getByText('Your browser has removed what was kept here')).toBeVisible();
});
