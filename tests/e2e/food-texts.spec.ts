import { expect } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

test.describe('what foods say in the language of the reader', () => {
  test.describe('in German', () => {
    test.use({ locale: 'de-DE' });

    test('a food speaks it before the catalogue is there, at its own address too; later it is found by it, and keeps its own name', async ({
      page,
      app,
    }) => {
      const api = openApi(app);
      const coffee = (await api.call('GET', '/api/collections/foods/records?filter=slug%3D%22coffee%22')).body.items[0];
      const main = page.getByRole('main');

      await test.step('the food that is opened speaks it before the catalogue is there', async () => {
        // The catalogue, and all texts after it, are held up; what the document brought is all there is.
        const held = /\/api\/(?:sync|collections|realtime)/;
        await page.route(held, () => undefined);
        await page.goto(`/food/${coffee?.id}`);
        await expect(main.getByText(/^Ein heißes Getränk aus den gerösteten, gemahlenen Samen/)).toBeVisible();
        await expect(main.getByText(/^Wie .+, aber/).first()).toBeVisible();
        await expect(main.getByText(/^A hot drink brewed/)).toHaveCount(0);
        await page.unroute(held);
      });

      await test.step('the built-in foods speak it, are found by it, and keep their own names', async () => {
        await page.goto('/explore');
        await visit(page, `/food/${coffee?.id}`);
        await expect(main.getByRole('heading', { level: 1, name: 'Coffee' })).toBeVisible();
        await expect(main.getByText(/^Ein heißes Getränk aus den gerösteten, gemahlenen Samen/)).toBeVisible();
        await expect(main.getByText('Kaffee', { exact: true })).toBeVisible();
        await expect(main.getByText('gerösteter Arabica-Kaffee')).toBeVisible();
        await expect(main.getByText(/^A hot drink brewed/)).toHaveCount(0);
        await main.getByRole('button', { name: 'Mehr', exact: true }).click();
        await expect(page.getByRole('dialog', { name: 'Mehr zu Kaffee' })).toBeVisible();
        await page.keyboard.press('Escape');
        await visit(page, `/compare?foods=${coffee?.id}`);
        await expect(main.getByRole('figure').getByText('Kaffee', { exact: true }), 'the legend').toBeVisible();
        await visit(page, '/advanced-search?q=Kaffeekirsche');
        await expect(main.getByRole('article').filter({ hasText: 'Coffee' })).toBeVisible();
      });
    });

    test('the first page speaks it to who has seen no other', async ({ page, app }) => {
      const { items } = (await openApi(app).call('GET', '/api/collections/foods/records?perPage=500')).body;
      const english = items.map(({ description }) => String(description));
      await page.goto('/');
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards).toHaveCount(6);
      await expect(async () => {
        const told = await cards.allInnerTexts();
        expect(told.filter((text) => english.some((one) => one !== '' && text.includes(one)))).toEqual([]);
      }).toPass({ timeout: 60_000 });
    });
  });

  test('a member’s food keeps its own, says which that is, and leads to what it is like', async ({ page, app }) => {
    const api = openApi(app);
    const cook = await api.join('cook_texts');
    const { body } = await api.call('POST', '/api/collections/foods/records', {
      token: cook.token,
      body: {
        name: 'Muckefuck',
        uploaded_by: cook.id,
        description: 'Ein Getränk aus gerösteter Gerste.',
        language: 'de',
        portion: 'eine Tasse',
        likened: [{ food: 'Coffee', but: 'milder und ohne Koffein' }],
      },
    });
    await page.goto(`/food/${body.id}`);
    const main = page.getByRole('main');
    await expect(main.getByText('Ein Getränk aus gerösteter Gerste.')).toBeVisible();
    await expect(main.getByText('Written in German')).toBeVisible();
    await expect(main.locator('[lang=de]').filter({ hasText: 'Ein Getränk' }).first()).toBeVisible();
    const likened = main.getByRole('list', { name: 'Compared with what you may know' });
    await expect(likened).toHaveText('Like Coffee, but milder und ohne Koffein.');
    await expect(main.getByText('eine Tasse')).toBeVisible();
    await likened.getByRole('link', { name: 'Coffee' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Coffee' })).toBeVisible();

    // A German address opens in German in an English browser too: what a search engine found there is what is read.
    await page.goto(`${new URL(page.url()).pathname}?lang=de`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(main.getByText(/^Ein heißes Getränk aus den gerösteten, gemahlenen Samen/)).toBeVisible();
    await expect(page).toHaveTitle('Coffee – Geschmacksprofil und Kultur');
  });
});
