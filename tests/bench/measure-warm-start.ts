import type { Browser, BrowserContext, Page } from '@playwright/test';
import { firstShown, watchFirstShown } from './support/first-shown.ts';
import { untilCatalogueIsHere } from './support/replica-in-page.ts';

const FIRST_CARD = 'main a[href^="/food/"]';

async function open(context: BrowserContext, url: string): Promise<{ duration: number; page: Page }> {
  const page = await context.newPage();
  await watchFirstShown(page, FIRST_CARD);
  await page.goto(url);
  return { duration: await firstShown(page), page };
}

/** Starts of the app with a filled replica and its service worker, and the markup that it shows. */
export async function measureWarmStart(
  browser: Browser,
  { url, runs }: { url: string; runs: number },
): Promise<{ durations: number[]; markup: string }> {
  const context = await browser.newContext();
  const { page } = await open(context, `${url}/explore`);
  await untilCatalogueIsHere(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForTimeout(2_000);
  const markup = await page.evaluate(stillMarkup);
  await page.close();
  const durations: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const started = await open(context, `${url}/explore`);
    if (run > 0) durations.push(started.duration);
    await started.page.close();
  }
  await context.close();
  return { durations, markup };
}

/** The page's markup with its styles and without its scripts. Runs in the page. */
function stillMarkup(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const script of copy.querySelectorAll('script, link[rel=modulepreload]')) script.remove();
  const style = document.createElement('style');
  style.textContent = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .join('\n');
  copy.querySelector('head')?.append(style);
  return `<!doctype html>${copy.outerHTML}`;
}

export async function measureStaticPage(
  browser: Browser,
  { url, runs }: { url: string; runs: number },
): Promise<number[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const durations: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const started = await open(context, url);
    if (run > 0) durations.push(started.duration);
    await started.page.close();
  }
  await context.close();
  return durations;
}
