import type { Page } from '@playwright/test';

/**
 * Goes to another address of the app that runs in the page, as a link of its own would: `goto` would end the app and start it anew, which costs a second of
 * a processor. Waits until another screen has taken the place of the one before; where both are the same screen with another question, expect something
 * next that only the new one has. A page that was not opened yet starts the app there.
 *
 * @param address begins with a slash
 */
export async function visit(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(address);
    return;
  }
  // What the document shows cannot be left yet: React marks what it has drawn.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber$')),
  );
  await page.evaluate((to) => {
    const [screen, next] = [location.pathname, new URL(to, location.href).pathname].map((path) => path.split('/')[1]);
    if (screen !== next) document.querySelector('main h1')?.setAttribute('data-left', '');
    // As React Router writes it: the place in the history, and a name for what is kept of that place.
    const state = { idx: Number(history.state?.idx ?? 0) + 1, key: crypto.randomUUID().slice(0, 8), usr: null };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
  await page.locator('[data-left]').waitFor({ state: 'detached' });
}
