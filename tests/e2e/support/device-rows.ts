import type { Page } from '@playwright/test';

/** All rows that a page's database holds in these tables, one table after the other. The page has opened it already. */
export function deviceRows(page: Page, tables: readonly string[]): Promise<readonly unknown[]> {
  return page.evaluate(async (names) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    const database = await done(indexedDB.open('foretaste'));
    const rows = await Promise.all(
      names.map((name) => done<unknown[]>(database.transaction(name).objectStore(name).getAll())),
    );
    database.close();
    return rows.flat();
  }, tables);
}
