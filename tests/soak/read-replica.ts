import type { Page } from '@playwright/test';

/** A row as IndexedDB has it. */
export type ReplicaRow = Readonly<Record<string, unknown>>;

/** Whole tables of the replica of a page, past the app; a table that is not there is empty. */
export function readReplica(
  page: Page,
  tables: readonly string[],
): Promise<Readonly<Record<string, readonly ReplicaRow[]>>> {
  return page.evaluate(async (names) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    const database = await done(indexedDB.open('foretaste'));
    const here = names.filter((name) => database.objectStoreNames.contains(name));
    const rows = await Promise.all(
      here.map(
        async (name) =>
          [name, await done<Record<string, unknown>[]>(database.transaction(name).objectStore(name).getAll())] as const,
      ),
    );
    database.close();
    return Object.fromEntries(rows);
  }, tables);
}

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
