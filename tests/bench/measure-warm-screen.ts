import type { BrowserContext } from '@playwright/test';
import { firstShown, watchFirstShown } from './support/first-shown.ts';
import { traceMainThread } from './support/main-thread-tasks.ts';

interface WarmScreen {
  /** Milliseconds from the start of the navigation to the frame that shows the first row. */
  readonly firstRow: number;
  /** The longest main-thread task, in milliseconds on the clock. */
  readonly longestTask: number;
  /** The main-thread task of most work, in milliseconds of the processor's time. */
  readonly mostWork: number;
}

/** How long the screen is watched after its first row, in milliseconds: what comes late counts too. */
const WATCHED = 3_000;

/** Opens a screen in a page of its own over a filled replica. */
export async function measureWarmScreen(
  context: BrowserContext,
  { path, row }: { path: string; row: string },
): Promise<WarmScreen> {
  const page = await context.newPage();
  await watchFirstShown(page, row);
  const trace = await traceMainThread(page);
  await page.goto(path);
  const firstRow = await firstShown(page);
  await page.waitForTimeout(WATCHED);
  const tasks = await trace.stop(path);
  await page.close();
  if (tasks.length === 0) throw new Error(`no task of ${path} was traced`);
  return {
    firstRow,
    longestTask: Math.max(...tasks.map(({ duration }) => duration)),
    mostWork: Math.max(...tasks.map(({ work }) => work)),
  };
}
