import type { BrowserContext, Page } from '@playwright/test';
import { must } from '#prelude/must.ts';

export interface Opening {
  /** Milliseconds to the first row that is shown. */
  readonly duration: number;
  /** Milliseconds of the main thread's own time. */
  readonly longestTask: number;
}

/** What follows the first rows within this time belongs to the opening. */
const AFTERWARDS = 700;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the thread's own time: what other programs take of the processor does not count. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Does something and says how long it took, and what the longest task of the main thread was, in milliseconds. */
async function opening(page: Page, act: () => Promise<unknown>): Promise<Opening> {
  const browser = must(page.context().browser(), 'a browser');
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  const started = performance.now();
  await act();
  const duration = performance.now() - started;
  await page.waitForTimeout(AFTERWARDS);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid}/${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
  return { duration, longestTask: Math.max(0, ...tasks) };
}

/** Opens /messages as from the home screen, a long conversation from the list, and its older messages by scrolling. */
export async function measureMessages(
  context: BrowserContext,
  url: string,
): Promise<{ list: Opening; thread: Opening; older: Opening }> {
  const page = await context.newPage();
  const row = page.getByRole('region', { name: 'Conversations' }).getByRole('link').first();
  const list = await opening(page, async () => {
    await page.goto(`${url}/messages`);
    await row.waitFor();
  });
  const messages = page.getByRole('region', { name: /^Messages with/ });
  const thread = await opening(page, async () => {
    await row.click();
    await messages
      .getByText(/^\d+\. The broth/)
      .first()
      .waitFor();
  });
  const older = await opening(page, async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await messages.evaluate((scroller) => {
        scroller.scrollTop = 0;
      });
      await page.waitForTimeout(100);
    }
  });
  await page.close();
  return { list, thread, older };
}
