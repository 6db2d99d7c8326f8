import type { BrowserContext } from '@playwright/test';
import { traceMainThread } from './support/main-thread-tasks.ts';

/** The main thread while a route loads. Milliseconds of the processor's time, as the machine runs, without any slowing down. */
export interface RouteLoad {
  readonly work: number;
  /** The task of most work. */
  readonly longest: number;
  /** What tasks would take beyond 50 ms each on a phone a quarter as fast: Lighthouse's blocking time, without its simulation. */
  readonly blocking: number;
  /** Tasks of more than 50 ms on that phone. */
  readonly longTasks: number;
  /** All layout shifts that no input caused, added up; what comes late counts too. */
  readonly shift: number;
}

const PHONE = 4;
const LONG = 50;
/** What the page does after this time of silence of its network belongs to no load. */
const QUIET = 1_500;

/** Opens a route in a page of its own. */
export async function measureRoute(context: BrowserContext, path: string): Promise<RouteLoad> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const watched = { shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) watched.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { watched });
  });
  const trace = await traceMainThread(page);
  await page.goto(path);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.waitForTimeout(QUIET);
  const shift = await page.evaluate(() => (window as unknown as { watched: { shift: number } }).watched.shift);
  const work = (await trace.stop(path)).map((task) => task.work);
  await page.close();
  if (work.length === 0) throw new Error(`no task of ${path} was traced`);
  const beyond = work.map((one) => Math.max(0, one * PHONE - LONG));
  const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);
  return {
    work: sum(work),
    longest: Math.max(...work),
    blocking: sum(beyond),
    longTasks: beyond.filter((one) => one > 0).length,
    shift,
  };
}
