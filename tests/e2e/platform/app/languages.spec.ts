import { expect } from '@playwright/test';
import { installedTest as test } from '#tests/e2e/support/app-test.ts';
import { goOffline } from '#tests/e2e/support/go-offline.ts';

test.use({ seed: false });

test('another language is the whole page’s from its first view, right to left too, and stays without a network', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('foretaste.device') === null)
      localStorage.setItem('foretaste.device', JSON.stringify({ language: 'en-XB' }));
  });
  // The words come after the page's load event, which waits for no program: what begins with it begins all the same.
  const loaded = page.waitForEvent('load');
  await page.route('**/words-en-XB-*.json', async (route) => {
    await loaded;
    await route.continue();
  });
  const synced = page.waitForResponse('**/api/sync/pull');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^⟦.+⟧$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect((await synced).status()).toBe(200);

  await goOffline(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^⟦.+⟧$/);

  await page.evaluate(() => localStorage.setItem('foretaste.device', JSON.stringify({ language: 'en' })));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know the taste before the first bite');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});
