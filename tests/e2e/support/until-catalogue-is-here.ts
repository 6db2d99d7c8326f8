import { expect, type Page } from '@playwright/test';

/** Waits until the first load is over on this device: what is asked before may be answered by less than the whole catalogue. */
export async function untilCatalogueIsHere(page: Page): Promise<void> {
  await expect.poll(() => firstPull(page), { message: 'the first pull of what everyone sees' }).toBeGreaterThan(0);
}

/** When the whole catalogue was pulled first; 0 for not yet. */
function firstPull(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    const database = await done(indexedDB.open('foretaste'));
    const row = await done<{ pulledAt?: number } | undefined>(
      database.transaction('cursors').objectStore('cursors').get('*'),
    );
    database.close();
    return row?.pulledAt ?? 0;
  });
}
