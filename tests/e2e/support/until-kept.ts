import { expect, type Page } from '@playwright/test';

/** Waits until a draft on this device holds these words: what comes then is no change that was cut off. */
export async function untilKept(page: Page, words: RegExp): Promise<void> {
  await expect.poll(() => draftsOnDevice(page), { message: `a draft with ${String(words)}` }).toMatch(words);
}

/** All that is written down for later, as JSON: single drafts lie beside other single values. */
function draftsOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    const database = await done(indexedDB.open('foretaste'));
    const rows = await Promise.all(
      ['drafts', 'keyed'].map((name) => done<unknown[]>(database.transaction(name).objectStore(name).getAll())),
    );
    database.close();
    return JSON.stringify(rows);
  });
}
