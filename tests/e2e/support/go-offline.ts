import type { Page } from '@playwright/test';

/**
 * Waits until the service worker has the whole shell and serves this page.
 *
 * @throws Error when none does within half a minute, as in a test that is no `installedTest`
 */
export async function untilServedByWorker(page: Page): Promise<void> {
  const served = await page.evaluate(async () => {
    const controlled = async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller === null)
        await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
      return true;
    };
    return await Promise.race([controlled(), new Promise<boolean>((done) => setTimeout(() => done(false), 30_000))]);
  });
  if (!served) throw new Error('no service worker serves this page: use installedTest');
}

/** Cuts the network once the app is there to work without it. */
export async function goOffline(page: Page): Promise<void> {
  await untilServedByWorker(page);
  await page.context().setOffline(true);
}

/** Gives the network back, as the device tells it. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
}
