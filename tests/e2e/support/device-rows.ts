import type { Page } from '@playwright/test';

/** A row as IndexedDB has it. */
export type DeviceRow = Readonly<Record<string, unknown>>;

/** Whole tables of a page's replica by their names, past the app, which has opened it already; a table that is not there has no key. */
export function deviceTables(
  page: Page,
  tables: readonly string[],
): Promise<Readonly<Record<string, readonly DeviceRow[]>>> {
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

/** Their rows alone, one table after the other. */
export async function deviceRows(page: Page, tables: readonly string[]): Promise<readonly DeviceRow[]> {
  return Object.values(await deviceTables(page, tables)).flat();
}

/** Puts a row into a table past the app, which has opened it already and hears nothing of it. */
export function putDeviceRow(
  page: Page,
  stored: { readonly table: string; readonly row: Record<string, unknown> },
): Promise<void> {
  return page.evaluate(
    ({ table, row }) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('foretaste');
        opening.addEventListener('error', () => fail(opening.error ?? new Error('IndexedDB')));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction(table, 'readwrite');
          writing.objectStore(table).put(row);
          writing.addEventListener('error', () => fail(writing.error ?? new Error('IndexedDB')));
          writing.addEventListener('complete', () => {
            opening.result.close();
            done();
          });
        });
      }),
    stored,
  );
}
