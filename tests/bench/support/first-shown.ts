import type { Page } from '@playwright/test';

/** Call it before the navigation: has `firstShown` answer for the first element that the selector finds. */
export async function watchFirstShown(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const seen = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector(wanted) === null) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now()));
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    Object.assign(window, { firstShown: seen });
  }, selector);
}

/** Milliseconds from the start of the navigation to the frame that shows it. */
export function firstShown(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { firstShown: Promise<number> }).firstShown);
}
