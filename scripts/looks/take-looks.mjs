import { join } from 'node:path';
import { demoPassword } from '#scripts/demo/demo-members.mjs';

/** @typedef {import('./shown-screens.mjs').Screen} Screen */

/** Size, scheme, language: what is taken unless others are named. */
export const lookKinds = [
  'phone-light-en',
  'phone-dark-en',
  'phone-light-de',
  'desktop-light-en',
  'desktop-dark-en',
  'desktop-light-de',
];

/** The reader's own few colours; a phone with letters twice as large; a small computer's window at 200 %. */
export const needsKinds = ['phone-contrast-en', 'phone-darkcontrast-en', 'large-light-en', 'zoom-light-en'];

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** @type {Readonly<Record<string, import('playwright-core').BrowserContextOptions>>} */
const sizes = {
  phone,
  large: phone,
  zoom: { viewport: { width: 640, height: 400 } },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** @param {string} kind @returns {import('playwright-core').BrowserContextOptions} */
function contextOf(kind) {
  const [size = '', scheme = '', language] = kind.split('-');
  return {
    ...sizes[size],
    colorScheme: scheme.startsWith('dark') ? 'dark' : 'light',
    ...(scheme.endsWith('contrast') ? { forcedColors: 'active' } : {}),
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
  const isBroken = (/** @type {Screen} */ { server }) => server !== undefined;
  const devices = [
    ...[...new Set(screens.map(({ who }) => who))].map((who) =>
      screens.filter((screen) => screen.who === who && !isBroken(screen)),
    ),
    // What a server did once a device remembers.
    ...screens.filter(isBroken).map((screen) => [screen]),
  ];
  for (const taken of devices) {
    const [first] = taken;
    if (first === undefined) continue;
    const { who, server } = first;
    // What its service worker asks for cannot be refused from here.
    const serviceWorkers = server === undefined ? 'allow' : 'block';
    const context = await browser.newContext({ ...contextOf(kind), deviceScaleFactor: scale, serviceWorkers });
    const page = await context.newPage();
    if (kind.startsWith('large')) await enlargeLetters(page);
    const email = emails[who];
    if (email !== undefined) await signIn(page, { url, email });
    if (email !== undefined || server === undefined) await untilLoaded(page, url);
    if (server !== undefined) await breakServer(page, server);
    for (const screen of taken) {
      await page.goto(url + screen.path);
      await untilCalm(page);
      if (screen.isOffline === true) {
        await untilServedByWorker(page);
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

/**
 * Breaks the connection of a page: no request arrives any more, or the server answers and refuses what only it can do.
 *
 * @param {import('playwright-core').Page} page
 * @param {import('./shown-screens.mjs').Broken} how
 */
async function breakServer(page, how) {
  if (how === 'unreachable') return page.route('**/api/**', (route) => route.abort());
  const body = JSON.stringify({ status: 400, message: 'The server will not do this.', data: {} });
  return page.route(/\/api\/(admin\/|collections\/users\/auth)/, async (route) =>
    // By the headers of its answer the app knows its own server.
    route.fulfill({ response: await route.fetch(), status: 400, body }),
  );
}

/** Until the app starts without a connection: its service worker begins when a first visit is calm. @param {import('playwright-core').Page} page */
function untilServedByWorker(page) {
  return page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 120_000 });
}

/** As by the browser's own setting, which queries of the window's width in rem follow, too. @param {import('playwright-core').Page} page */
async function enlargeLetters(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
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
