import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { PocketBaseServer } from '#tests/support/server/pocket-base-server.ts';

/**
 * A page of a device of its own, without the service worker, which would take as long as two starts of the app: for what is seen there with a network.
 * Whoever asks for it closes its context.
 */
export async function anotherDevice(
  browser: Browser,
  app: PocketBaseServer,
  options: BrowserContextOptions = {},
): Promise<Page> {
  return (await browser.newContext({ baseURL: app.url, serviceWorkers: 'block', ...options })).newPage();
}
