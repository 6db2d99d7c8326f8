import { type BrowserContext, expect, type Page } from '@playwright/test';
import { appendFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import { installedTest as test } from '#tests/e2e/support/app-test.ts';
import { goOffline } from '#tests/e2e/support/go-offline.ts';

/** Opens the app and waits until its service worker answers for the page. */
async function openControlled(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
}

/** The addresses in the cache of pictures and photos. */
function cachedPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const name = names.find((candidate) => candidate.includes('food-pictures'));
    if (name === undefined) return [];
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => url.slice(location.origin.length));
  });
}

/** Status of a request made by the page, or 'failed' where no answer came. */
function request(page: Page, path: string): Promise<number | 'failed'> {
  return page.evaluate(
    (address) =>
      fetch(address).then(
        ({ status }) => status,
        () => 'failed' as const,
      ),
    path,
  );
}

/** The paths of the requests that reach the service worker from now on and that it does not answer, a growing list. */
async function passedOn(context: BrowserContext): Promise<() => Promise<string[]>> {
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('no service worker');
  await worker.evaluate(() => {
    const paths: string[] = [];
    addEventListener('fetch', (event) =>
      paths.push(new URL((event as unknown as { request: Request }).request.url).pathname),
    );
    Object.assign(globalThis, { paths });
  });
  return () => worker.evaluate(() => (globalThis as unknown as { paths: string[] }).paths);
}

test.describe('the service worker', () => {
  test('keeps pictures that were seen, and only answers that are pictures', async ({ page }) => {
    await openControlled(page);
    expect(await request(page, '/pictures/takoyaki.svg')).toBe(200);
    expect(await request(page, '/pictures/no-such-food.svg')).toBe(404);
    await expect.poll(() => cachedPictures(page)).toContain('/pictures/takoyaki.svg');
    expect(await cachedPictures(page)).not.toContain('/pictures/no-such-food.svg');
    await goOffline(page);
    expect(await request(page, '/pictures/takoyaki.svg')).toBe(200);
  });

  test('keeps 300 pictures and lets the older ones go', async ({ page }) => {
    await openControlled(page);
    await page.evaluate(async () => {
      for (let at = 0; at < 340; at += 20) {
        await Promise.all(Array.from({ length: 20 }, (_, step) => fetch(`/pictures/takoyaki.svg?seen=${at + step}`)));
      }
    });
    await expect.poll(async () => (await cachedPictures(page)).length).toBeLessThanOrEqual(300);
    expect(await cachedPictures(page)).toContain('/pictures/takoyaki.svg?seen=339');
  });

  test('leaves the rest of the API to the network, and is not even asked', async ({ page, context }) => {
    await openControlled(page);
    const asked = await passedOn(context);
    expect(await request(page, '/api/health')).toBe(200);
    expect(await request(page, '/icons/none.png')).toBe(404);
    await expect.poll(asked).toContain('/icons/none.png');
    expect(await asked()).not.toContain('/api/health');
    const shared = await page.evaluate(() =>
      fetch('/contribute/shared', { method: 'POST', body: new FormData() }).then(({ url }) => url),
    );
    expect(shared).toMatch(/\/contribute\?shared=1$/);
    await goOffline(page);
    expect(await request(page, '/api/health')).toBe('failed');
    const kept = await page.evaluate(async () => {
      const caught = await Promise.all(
        (await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        ),
      );
      return caught.flat();
    });
    expect(kept.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/files/'))).toEqual([]);
  });

  test('waits with a new version until the page says so', async ({ page }) => {
    const publicDir = await mkdtemp(join(tmpdir(), 'foretaste-deploy-'));
    await cp('dist', publicDir, { recursive: true });
    const deployed = await startPocketBase({ publicDir });
    await openControlled(page, deployed.url);
    // A byte more makes it a new version.
    await appendFile(join(publicDir, 'sw.js'), '\n// newer');
    const waits = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const installing = registration.installing ?? registration.waiting;
      if (installing === null) return 'no new version';
      while (installing.state === 'installing')
        await new Promise((done) => installing.addEventListener('statechange', done, { once: true }));
      return installing.state;
    });
    expect(waits).toBe('installed');
    // Nor does it go on by itself when something else of the app is opened.
    await (await page.context().newPage()).goto(`${deployed.url}/robots.txt`);
    const still = await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);
    expect(still).toBe('installed');
    const after = await page.evaluate(async () => {
      const { waiting } = await navigator.serviceWorker.ready;
      if (waiting === null) return 'nothing waits';
      const taken = new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
      );
      waiting.postMessage({ type: 'SKIP_WAITING' });
      await taken;
      return waiting.state;
    });
    expect(['activating', 'activated']).toContain(after);
    await deployed.stop();
    await rm(publicDir, { recursive: true });
  });
});

test.describe('what the service worker is answered', () => {
  test.use({ workerRequests: true });

  test('brings the small files in packs, and keeps each of them as itself', async ({ page, context }) => {
    const byWorker: string[] = [];
    context.on('request', (asked) => {
      if (asked.serviceWorker() !== null) byWorker.push(new URL(asked.url()).pathname);
    });
    await openControlled(page);
    const kept = await page.evaluate(async () => {
      const name = (await caches.keys()).find((each) => each.startsWith('workbox-precache')) ?? '';
      const cache = await caches.open(name);
      return Promise.all(
        (await cache.keys()).map(async (key) => {
          const answer = await cache.match(key);
          return {
            path: new URL(key.url).pathname,
            type: answer?.headers.get('Content-Type'),
            mark: answer?.headers.get('X-Sync-Epoch'),
            policy: answer?.headers.get('Content-Security-Policy'),
            text: await answer?.text(),
          };
        }),
      );
    });
    const scripts = kept.filter(({ path }) => /^\/assets\/.*\.js$/.test(path));
    expect(scripts.length).toBeGreaterThan(200);
    for (const { path, type, mark, policy, text } of scripts) {
      expect(text, path).toBe(await readFile(join('dist', path), 'utf8'));
      expect(type, path).toMatch(/^text\/javascript/);
      expect(mark, path).toBeTruthy();
      expect(policy, path).toContain("script-src 'self'");
    }
    expect(byWorker.filter((path) => path.startsWith('/assets/pack-')).length).toBeGreaterThan(1);
    expect(byWorker.length).toBeLessThan(scripts.length / 3);
  });

  test('R6: never keeps a file that opens by a token', async ({ page, context }) => {
    await openControlled(page);
    await context.route('**/api/files/**', (route) =>
      route.fulfill({ status: 200, contentType: 'image/png', headers: { 'X-Sync-Epoch': 'first' }, body: 'x' }),
    );
    await request(page, '/api/files/foods/abcdefghijklmno/photo.png');
    await request(page, '/api/files/verification_documents/abcdefghijklmno/licence.png?token=secret');
    await expect.poll(() => cachedPictures(page)).toContain('/api/files/foods/abcdefghijklmno/photo.png');
    expect((await cachedPictures(page)).filter((address) => address.includes('token'))).toEqual([]);
  });
});
