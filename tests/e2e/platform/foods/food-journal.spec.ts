import { expect, type Page } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { deviceTables } from '#tests/e2e/support/device-rows.ts';
import { openApi } from '#tests/support/server/open-api.ts';

interface JournalEntry {
  readonly at: number;
  readonly ids: readonly string[] | 'all';
}

/** The food journal, past the app; undefined while the replica has none. */
async function journal(page: Page): Promise<readonly JournalEntry[] | undefined> {
  return (await deviceTables(page, ['foodJournal']))['foodJournal'] as unknown as readonly JournalEntry[] | undefined;
}

test('what the sync worker writes is in the journal, food by food', async ({ page, app }) => {
  const api = openApi(app);
  const token = await api.asSuperuser();
  const [food] = (await api.call('GET', '/api/collections/foods/records?perPage=1')).body.items;
  await page.goto('/explore');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Thai|Japanese|Korean/ })
      .first(),
  ).toBeVisible();
  await expect.poll(async () => (await journal(page))?.length ?? 0).toBeGreaterThan(0);
  const last = (await journal(page))?.at(-1)?.at ?? 0;
  const noted = async () => (await journal(page))?.flatMap(({ at, ids }) => (at > last && ids !== 'all' ? ids : []));
  await api.call('PATCH', `/api/collections/foods/records/${food?.id}`, {
    token,
    body: { description: 'Another description.' },
  });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(noted).toContain(food?.id);
});

test('[S9] the replica of an older version, open in another tab, is taken over with everything in it', async ({
  page,
  context,
  app,
}) => {
  const older = await context.newPage();
  await older.goto(`${app.url}/robots.txt`);
  await older.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open('foretaste', 10);
      asked.addEventListener('upgradeneeded', () => {
        asked.result.createObjectStore('foods', { keyPath: 'id' });
        asked.result.createObjectStore('keyed', { keyPath: 'key' });
        asked.result.createObjectStore('drafts', { keyPath: 'id' }).createIndex('member', 'member');
      });
      asked.addEventListener('success', () => resolve(asked.result));
      asked.addEventListener('error', () => reject(asked.error ?? new Error('IndexedDB')));
    });
    const writing = database.transaction(['foods', 'keyed'], 'readwrite');
    writing
      .objectStore('foods')
      .put({ id: 'fromtheoldtab00', name: 'Older than the journal', created: '2026-01-01 00:00:00.000Z' });
    writing.objectStore('keyed').put({ key: 'kept', value: 'unharmed' });
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    database.addEventListener('versionchange', () => database.close());
  });
  await page.goto('/explore');
  await expect.poll(async () => (await journal(page))?.length ?? 0).toBeGreaterThan(0);
  const kept = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const asked = indexedDB.open('foretaste');
      asked.addEventListener('success', () => resolve(asked.result));
    });
    const reading = database.transaction(['foods', 'keyed']);
    const wanted = [reading.objectStore('foods').get('fromtheoldtab00'), reading.objectStore('keyed').get('kept')];
    await new Promise((resolve) => reading.addEventListener('complete', resolve));
    database.close();
    return wanted.map(
      ({ result }) => (result as { name?: string; value?: string }).name ?? (result as { value?: string }).value,
    );
  });
  expect(kept).toEqual(['Older than the journal', 'unharmed']);
});
