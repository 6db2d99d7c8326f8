import { join } from 'node:path';
import { demoPassword } from '#scripts/demo/demo-members.mjs';

/** @typedef {import('./shown-screens.mjs').Screen} Screen */

/** Size, scheme, language. */
export const lookKinds = [
  'phone-light-en',
  'phone-dark-en',
  'phone-light-de',
  'desktop-light-en',
  'desktop-dark-en',
  'desktop-light-de',
];

/** @param {string} kind @returns {import('playwright-core').BrowserContextOptions} */
function contextOf(kind) {
  const [size, scheme, language] = kind.split('-');
  return {
    ...(size === 'phone'
      ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
      : { viewport: { width: 1280, height: 800 } }),
    colorScheme: scheme === 'dark' ? 'dark' : 'light',
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    reducedMotion: 'reduce',
  };
}

/**
 * Takes the screens in one way of looking, each as `NAME-KIND.jpg`.
 *
 * @param {{ browser: import('playwright-core').Browser, url: string, kind: string, screens: readonly Screen[], emails: Readonly<Record<string, string>>, folder: string, scale?: number }} looks
 */
export async function takeLooks({ browser, url, kind, screens, emails, folder, scale = 1 }) {
  for (const who of new Set(screens.map((screen) => screen.who))) {
    const context = await browser.newContext({ ...contextOf(kind), deviceScaleFactor: scale });
    const page = await context.newPage();
    const email = emails[who];
    if (email !== undefined) await signIn(page, { url, email });
    await untilLoaded(page, url);
    for (const screen of screens) {
      if (screen.who !== who) continue;
      await page.goto(url + screen.path);
      await untilCalm(page);
      if (screen.isOffline === true) {
        await context.setOffline(true);
        await page.waitForTimeout(1500);
      }
      await screen.does?.(page);
      if (screen.does !== undefined) await untilCalm(page);
      await page.screenshot({ path: join(folder, `${screen.name}-${kind}.jpg`), type: 'jpeg', quality: 90 });
      await context.setOffline(false);
    }
    await context.close();
  }
}

/** @param {import('playwright-core').Page} page @param {{ url: string, email: string }} account */
async function signIn(page, { url, email }) {
  await page.goto(`${url}/auth?next=/`);
  await page.locator('input[type=email]').first().fill(email);
  await page.locator('input[autocomplete=current-password]').fill(demoPassword);
  await page.locator('form button[type=submit]').first().click();
  await page.waitForURL(({ pathname }) => pathname !== '/auth');
}

/** The device has the catalogue, and what is the member's own. @param {import('playwright-core').Page} page @param {string} url */
async function untilLoaded(page, url) {
  await page.goto(`${url}/explore`);
  await page.waitForTimeout(4000);
  await page.waitForFunction(() => document.querySelector('[role=progressbar]') === null, null, { timeout: 90_000 });
  await page.waitForTimeout(1000);
}

/**
 * An event stream never ends, so it is what one sees that is waited for: the screen's own first heading, and each picture in the window.
 *
 * @param {import('playwright-core').Page} page
 */
async function untilCalm(page) {
  await page.waitForSelector('main h1', { timeout: 30_000 });
  await page.waitForTimeout(1500);
  const areDrawn = () =>
    [...document.images].every((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      const isSeen = width > 0 && bottom > 0 && top < innerHeight;
      return !isSeen || image.complete;
    });
  await page.waitForFunction(areDrawn, null, { timeout: 30_000 });
  await page.waitForTimeout(500);
}
