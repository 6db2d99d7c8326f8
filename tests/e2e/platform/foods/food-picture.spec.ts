import { expect } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';

test('a picture that failed on its way comes by itself', async ({ page }) => {
  let asked = 0;
  await page.route('**/pictures/*', (route) => (asked++ === 0 ? route.abort() : route.continue()));
  await page.goto('/explore?cuisine=Thai&q=');
  const picture = page.getByRole('main').getByRole('article').first().locator('img').first();
  await expect(page.getByText('Failed to load image').first()).toBeAttached();
  await expect(page.getByText('Failed to load image')).toHaveCount(0);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
