import { expect, type Locator } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';
import { untilCatalogueIsHere } from '#tests/e2e/support/until-catalogue-is-here.ts';

test('a picture that failed on its way comes by itself', async ({ page }) => {
  let asked = 0;
  await page.route('**/pictures/*', (route) => (asked++ === 0 ? route.abort() : route.continue()));
  await page.goto('/explore?cuisine=Thai&q=');
  const picture = page.getByRole('main').getByRole('article').first().locator('img').first();
  await expect(page.getByText('Failed to load image').first()).toBeAttached();
  await expect(page.getByText('Failed to load image')).toHaveCount(0);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test.describe("a member's food without a photo", () => {
  test.use({ seed: false });

  test('is drawn on the device from what it states (R45), once it comes into view: each drawing is read at once, and a page has many', async ({
    page,
    app,
  }) => {
    const api = openApi(app);
    const cook = await api.join('mina');
    await test.step('is drawn on the device from what it states (R45)', async () => {
      const food = await api.create('foods', cook, {
        name: 'Lentil soup of the house',
        uploaded_by: cook.id,
        ingredients: ['red lentils', 'carrots', 'coriander leaves'],
        visual_appearance: { color: ['#c8702a'], shape: 'bowl of soup', consistency: 'thick' },
      });
      await page.goto(`/food/${food}`);
      const picture = page.locator('img[src^="data:image/svg+xml"]').first();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
      expect(decodeURIComponent((await picture.getAttribute('src')) ?? '')).toContain(
        '<title>Lentil soup of the house',
      );
    });
    await test.step('is drawn when it comes into view: each drawing is read at once, and a page has many', async () => {
      for (let n = 1; n <= 8; n += 1)
        await api.create('foods', cook, { name: `Soup ${n}`, origin: 'Thai', uploaded_by: cook.id });
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, '/explore');
      const cards = page.getByRole('main').getByRole('article');
      // Until then the table of the document's cards may still change.
      await untilCatalogueIsHere(page);
      const drawings = (card: Locator) => card.locator('img[src^="data:image/svg+xml"]');
      await expect(drawings(cards.first())).toHaveCount(1);
      await expect(drawings(cards.last())).toHaveCount(0);
      await cards.last().scrollIntoViewIfNeeded();
      await expect(drawings(cards.last())).toHaveCount(1);
    });
  });
});
