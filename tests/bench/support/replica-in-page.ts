import type { Page } from '@playwright/test';

/** Waits in the page until the replica holds the whole catalogue; the time of that moment on the page's clock, in milliseconds since 1970. */
export function untilCatalogueIsHere(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const request = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(asked.error ?? new Error('IndexedDB')));
      });
    for (;;) {
      const database = await request(indexedDB.open('foretaste'));
      const cursor = database.objectStoreNames.contains('cursors')
        ? await request<{ pulledAt: number } | undefined>(
            database.transaction('cursors').objectStore('cursors').get('*'),
          )
        : undefined;
      database.close();
      if ((cursor?.pulledAt ?? 0) > 0) return Date.now();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
}

/** Main-thread tasks over 50 ms since the page began, in milliseconds each; call `watchLongTasks` before the page is opened. */
export function longTasks(page: Page): Promise<{ at: number; duration: number }[]> {
  return page.evaluate(() => (window as unknown as { longTasks: { at: number; duration: number }[] }).longTasks);
}

export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { at: number; duration: number }[] = [];
    Object.assign(window, { longTasks: seen });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        seen.push({ at: performance.timeOrigin + startTime, duration });
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** Audiences that the busy member of the bench has at the least: those that she follows. */
const FEWEST = 100;

/** Waits until every audience that this device holds was read to its end, the followed members' among them. */
export async function untilEverythingIsHere(page: Page): Promise<void> {
  for (;;) {
    const pulledAt = await cursorTimes(page);
    if (pulledAt.length > FEWEST && pulledAt.every((time) => time > 0)) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** When each audience was read to its end, 0 for one that was not. */
function cursorTimes(page: Page): Promise<readonly number[]> {
  return page.evaluate(async () => {
    const request = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(asked.error ?? new Error('IndexedDB')));
      });
    const database = await request(indexedDB.open('foretaste'));
    const cursors = await request<{ pulledAt: number }[]>(
      database.transaction('cursors').objectStore('cursors').getAll(),
    );
    database.close();
    return cursors.map(({ pulledAt }) => pulledAt);
  });
}
