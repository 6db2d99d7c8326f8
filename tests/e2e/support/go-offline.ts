import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { must } from '#prelude/must.ts';

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

/** The workers without a network, by the context that they serve. */
const cutOff = new WeakMap<BrowserContext, CDPSession>();

/** Cuts the network once the app is there to work without it: of the page and of the worker that serves it, which Playwright leaves alone in an `installedTest`. */
export async function goOffline(page: Page): Promise<void> {
  await untilServedByWorker(page);
  await page.context().setOffline(true);
  cutOff.set(page.context(), await cutOffWorkers(page));
}

/** Gives the network back, as the device tells it. */
export async function goOnline(page: Page): Promise<void> {
  await cutOff.get(page.context())?.detach();
  cutOff.delete(page.context());
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

const noNetwork = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** @returns the session that holds them off the network until it is detached */
async function cutOffWorkers(page: Page): Promise<CDPSession> {
  const own = await page.context().newCDPSession(page);
  const { targetInfo } = await own.send('Target.getTargetInfo');
  await own.detach();
  const session = await must(page.context().browser(), 'a browser').newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'service_worker' }] });
  for (const { targetId, browserContextId } of targetInfos) {
    if (browserContextId !== targetInfo.browserContextId) continue;
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    const say = (id: number, method: string, params: object) =>
      session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    await say(1, 'Network.enable', {});
    await say(2, 'Network.emulateNetworkConditions', noNetwork);
  }
  return session;
}
