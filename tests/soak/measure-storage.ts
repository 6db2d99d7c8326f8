import type { Page } from '@playwright/test';

/** How many rows each table of the replica has, and how many bytes the origin keeps. */
export function measureStorage(
  page: Page,
): Promise<{ readonly bytes: number; readonly rows: Readonly<Record<string, number>> }> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    const database = await done(indexedDB.open('foretaste'));
    const counts = await Promise.all(
      [...database.objectStoreNames].map(
        async (name) => [name, await done(database.transaction(name).objectStore(name).count())] as const,
      ),
    );
    database.close();
    const { usage = 0 } = await navigator.storage.estimate();
    return { bytes: usage, rows: Object.fromEntries(counts) };
  });
}
