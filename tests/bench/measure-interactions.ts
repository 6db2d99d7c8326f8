import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { signInOnDevice } from '#tests/e2e/support/signed-in-device.ts';
import type { ApiMember } from '#tests/support/server/open-api.ts';

/** How many times slower than this machine the phone is that is measured. */
const SLOWER = 4;
/** The browser tells of nothing shorter. */
const SHORTEST = 16;
/** After a press, until all that follows from it is drawn, in milliseconds. */
const SETTLE = 1_500;

export interface Interaction {
  readonly what: string;
  /** Milliseconds from the press to the next picture, of the slowest event that belongs to it; 0: less than the browser tells of. */
  readonly duration: number;
}

interface Action {
  readonly what: string;
  /** What has to be there before it. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly does: (page: Page) => Promise<unknown>;
}

/** The ten commonest things that are done on a phone, in an order in which each finds what it needs. */
function actionsOn(food: string): readonly Action[] {
  const search = (page: Page) => page.getByRole('dialog').getByRole('combobox');
  const sheet = (page: Page) => page.getByRole('dialog', { name: 'I tried it' });
  return [
    {
      what: 'open the search',
      before: (page) => page.goto('/explore'),
      does: (page) => page.getByRole('button', { name: 'Search foods' }).tap(),
    },
    { what: 'type a letter of a search', does: (page) => search(page).press('r') },
    {
      what: 'open a food from a card',
      before: (page) => page.goto('/explore'),
      does: (page) => page.getByRole('main').getByRole('article').first().getByRole('link').first().tap(),
    },
    {
      what: 'like a food',
      before: (page) => page.goto(food),
      does: (page) => page.getByRole('button', { name: /^Like/ }).first().tap(),
    },
    { what: 'want to try it', does: (page) => page.getByRole('button', { name: 'Want to try' }).first().tap() },
    { what: 'open ‘I tried it’', does: (page) => page.getByRole('button', { name: 'I tried it' }).first().tap() },
    { what: 'write it into the diary', does: (page) => sheet(page).getByRole('button', { name: 'Save' }).tap() },
    { what: 'go to the reviews', does: (page) => page.getByRole('tab', { name: /^Reviews/ }).tap() },
    {
      what: 'find by taste',
      before: (page) => page.goto('/explore'),
      does: (page) => page.getByRole('navigation', { name: 'Find by taste' }).getByRole('link').first().tap(),
    },
    { what: 'open the filters', does: (page) => page.getByRole('button', { name: /^Filters/ }).tap() },
  ];
}

/** Does each once as a member on a phone that is four times slower, over the whole catalogue. */
export async function measureInteractions(
  browser: Browser,
  { url, member, food }: { url: string; member: ApiMember; food: string },
): Promise<readonly Interaction[]> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.addInitScript((shortest) => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: shortest });
    Object.assign(window, { interactions: durations });
  }, SHORTEST);
  await signInOnDevice(page, member);
  await page.goto('/explore');
  await page.getByRole('main').getByRole('article').first().waitFor();
  await page.waitForTimeout(5 * SETTLE);
  const cpu = await slowed(context, page);
  await showWhole(cpu);
  const found: Interaction[] = [];
  for (const { what, before, does } of actionsOn(food)) {
    await before?.(page);
    await page.waitForTimeout(before === undefined ? SETTLE : 3 * SETTLE);
    await page.evaluate(() => ((window as unknown as { interactions: number[] }).interactions.length = 0));
    await does(page);
    await page.waitForTimeout(SETTLE);
    const durations = await page.evaluate(() => (window as unknown as { interactions: number[] }).interactions);
    found.push({ what, duration: Math.max(0, ...durations) });
  }
  await cpu.detach();
  await context.close();
  return found;
}

/**
 * The window is as high as the phone together with the browser's own bars, so that the phone's lower edge is not drawn: what is pressed there would count
 * until something changes further up.
 */
async function showWhole(cpu: CDPSession): Promise<void> {
  const { windowId } = await cpu.send('Browser.getWindowForTarget');
  await cpu.send('Browser.setWindowBounds', { windowId, bounds: { width: 520, height: 1000 } });
}

async function slowed(context: BrowserContext, page: Page) {
  const cpu = await context.newCDPSession(page);
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return cpu;
}
