import { expect, type Page } from '@playwright/test';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { goOffline } from '#tests/e2e/support/go-offline.ts';
import { type Api, openApi } from '#tests/support/server/open-api.ts';

/** More than the engine looks through one by one: it builds columns, and stores them. */
const FOODS = 520;
const AT_ONCE = 12;

async function fill(api: Api): Promise<string> {
  const token = await api.asSuperuser();
  let next = 0;
  const fillOn = async () => {
    for (let n = next; n < FOODS; n = next) {
      next += 1;
      const answer = await api.call('POST', '/api/collections/foods/records', {
        token,
        body: { name: nameOf(n), origin: 'Laotian' },
      });
      expect(answer.status).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fillOn));
  expect((await api.call('POST', '/api/sync/snapshot', { token })).status).toBeLessThan(300);
  return token;
}

/** No two alike, and none that another one is a misspelling of. */
function nameOf(n: number): string {
  return `Dish ${String.fromCodePoint(97 + (n % 26)).repeat(3)}${n}`;
}

async function search(page: Page, text: string) {
  await expect(page.getByRole('button', { name: 'Search foods' })).toBeAttached();
  if (!(await page.getByRole('dialog').isVisible())) await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(text);
  return page.getByRole('dialog').getByRole('option', { name: text }).first();
}

/** The value of a key of the replica, and the deletion of a row, both past the app. */
function inReplica(
  page: Page,
  { key, deleted }: { readonly key?: string; readonly deleted?: string },
): Promise<unknown> {
  return page.evaluate(
    async ([wanted, gone]) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
        });
      const database = await done(indexedDB.open('foretaste'));
      const answer: unknown =
        wanted === undefined ? undefined : await done(database.transaction('keyed').objectStore('keyed').get(wanted));
      if (gone !== undefined) await done(database.transaction('foods', 'readwrite').objectStore('foods').delete(gone));
      database.close();
      return answer;
    },
    [key, deleted] as const,
  );
}

async function idOf(api: Api, name: string): Promise<string> {
  const answer = await api.call('GET', `/api/collections/foods/records?filter=${encodeURIComponent(`name="${name}"`)}`);
  return String(answer.body.items[0]?.id);
}

test.describe("the engine's start", () => {
  test.use({ seed: false });

  installedTest('is from the stored image, with what changed since, offline too', async ({ page, app }) => {
    const api = openApi(app);
    const token = await fill(api);
    const renamed = await idOf(api, nameOf(3));
    await page.goto('/explore');
    await expect(await search(page, nameOf(7))).toBeVisible();
    await expect.poll(() => inReplica(page, { key: 'catalogueImage' }), { timeout: 30_000 }).toBeTruthy();

    await page.goto('about:blank');
    await api.call('PATCH', `/api/collections/foods/records/${renamed}`, { token, body: { name: 'Mok pa' } });
    await page.goto('/explore');
    await expect(await search(page, 'Mok pa')).toBeVisible();

    // Gone from the rows without a note in the journal: only the image can still know it.
    await inReplica(page, { deleted: await idOf(api, nameOf(11)) });
    await goOffline(page);
    await page.reload();
    await expect(await search(page, nameOf(11))).toBeVisible();
    await expect(await search(page, 'Mok pa')).toBeVisible();
  });
});

test.describe("the engine's start on a new device", () => {
  // More than the engine looks through one by one.
  test.use({ seed: true });

  test("is from the server's columns, before a row has arrived", async ({ page }) => {
    await page.route(/\/api\/sync\/snapshot\/[0-9a-f]+$/, () => {});
    await page.goto('/explore');
    await expect(await search(page, 'Takoyaki')).toBeVisible();
    await page.unroute(/\/api\/sync\/snapshot\/[0-9a-f]+$/);
  });
});
