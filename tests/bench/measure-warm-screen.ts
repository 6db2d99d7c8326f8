import type { BrowserContext, Page } from '@playwright/test';
import { longTasks, watchLongTasks } from './support/replica-in-page.ts';

interface WarmScreen {
  /** Milliseconds from the start of the navigation to the frame that shows the first row. */
  readonly firstRow: number;
  /** The longest main-thread task over 50 ms, in milliseconds; 0: none. */
  readonly longestTask: number;
}

/** How long the screen is watched after its first row, in milliseconds: what comes late counts too. */
const WATCHED = 3_000;

/** Opens a screen in a page of its own over a filled replica. */
export async function measureWarmScreen(context: BrowserContext, { url, row }: { url: string; row: string }): Promise<WarmScreen> {
  const page = await context.newPage();
  await watchLongTasks(page);
  await watchFirst(page, row);
  await page.goto(url);
  const firstRow = await page.evaluate(() => (window as unknown as { firstRow: Promise<number> }).firstRow);
  await page.waitForTimeout(WATCHED);
  const tasks = await longTasks(page);
  await page.close();
  return { firstRow, longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)) };
}

async function watchFirst(page: Page, row: string): Promise<void> {
  await page.addInitScript((selector) => {
    const seen = new Promise<number>((resolve) => {
      const look = () => {
        if (document.querySelector(selector) === null) return false;
        requestAnimationFrame(() => resolve(performance.now()));
        return true;
      };
      const observer = new MutationObserver(() => {
        if (look()) observer.disconnect();
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    Object.assign(window, { firstRow: seen });
  }, row);
}
