import { expect, type Locator } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { openApi, recordsPath } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';
import { untilCatalogueIsHere } from '#tests/e2e/support/until-catalogue-is-here.ts';

const drawnHere = 'img[src^="data:image/svg+xml"]';

test("a catalogue's picture that failed is drawn on the device, a photo says that it failed; both come by themselves", async ({
  page,
  app,
}) => {
  const api = openApi(app);
  const cook = await api.join('mina');
  const body = new FormData();
  for (const [field, value] of Object.entries({ name: 'Broth', uploaded_by: cook.id })) body.set(field, value);
  body.set('image', new Blob([aPngPicture()]), 'broth.png');
  const broth = await api.call('POST', recordsPath('foods'), { token: cook.token, body });
  let isDown = true;
  await page.route(/\/(?:pictures|api\/files\/foods)\//, (route) => (isDown ? route.abort() : route.continue()));
  const main = page.getByRole('main');
  const comes = (picture: Locator) =>
    expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await test.step("a catalogue's", async () => {
    await page.goto('/explore?cuisine=Thai&q=');
    await expect(main.locator(drawnHere).first()).toBeVisible();
    await expect(page.getByText('Failed to load image')).toHaveCount(0);
    isDown = false;
    await expect(main.locator(drawnHere)).toHaveCount(0);
    await comes(main.getByRole('article').first().locator('img').first());
  });
  await test.step('a photo', async () => {
    isDown = true;
    await visit(page, `/food/${broth.body.id}`);
    await expect(page.getByText('Failed to load image')).toBeVisible();
    isDown = false;
    await expect(page.getByText('Failed to load image')).toHaveCount(0);
    await comes(main.getByAltText('Picture of Broth'));
  });
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
      const picture = page.locator(drawnHere).first();
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
      const drawings = (card: Locator) => card.locator(drawnHere);
      await expect(drawings(cards.first())).toHaveCount(1);
      await expect(drawings(cards.last())).toHaveCount(0);
      await cards.last().scrollIntoViewIfNeeded();
      await expect(drawings(cards.last())).toHaveCount(1);
    });
  });
});
