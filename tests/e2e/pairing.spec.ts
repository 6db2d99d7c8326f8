import { expect, type Page } from '@playwright/test';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { chooseStyle } from '#tests/e2e/support/choose-style.ts';
import { goOffline } from '#tests/e2e/support/go-offline.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

const search = (page: Page) => page.getByRole('combobox', { name: 'Search for a food to pair' });
const suggestions = (page: Page) => page.getByRole('region', { name: 'Suggestions' }).getByRole('article');

// Partners are the best of many.
test.use({ seed: true });

test.describe('the flavor pairing explorer (spec 2 §2.2)', () => {
  installedTest(
    'type, choose, switch styles, refine, share the link, and do it again offline after a cold start',
    { tag: '@both' },
    async ({ page }) => {
      await page.goto('/flavor-pairing');
      await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible();
      for (const start of ['Pasta', 'Coffee', 'Chocolate', 'Kimchi', 'Avocado', 'Cheese'])
        await expect(page.getByRole('link', { name: start, exact: true })).toBeVisible();
      await search(page).fill('ramne');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: 'Tonkotsu Ramen' })).toBeVisible();
      await expect(suggestions(page)).toHaveCount(8);
      await expect(suggestions(page).first()).toContainText(/\d+% match/);
      // Under the parts of a meal, each with as many as it says; the first to be seen without scrolling.
      await expect(suggestions(page).first()).toBeInViewport();
      const groups = page.getByRole('region', { name: 'Suggestions' }).getByRole('heading', { level: 3 });
      for (const group of await groups.allTextContents())
        await expect(page.getByRole('list', { name: group }).getByRole('article')).toHaveCount(
          Number(/\d+$/.exec(group)?.[0]),
        );
      expect((await groups.allTextContents())[0]).toMatch(/^Drinks [1-9]$/);
      await chooseStyle(page, 'Elevate');
      await expect(page).toHaveURL(/style=elevate/);
      const ofTheTable = suggestions(page).filter({ hasText: 'From the same table' }).first();
      await expect(ofTheTable).toContainText(/\d+ other Japanese foods are eaten with [A-Z].+\./);

      await chooseStyle(page, 'Contrast');
      await expect(page).toHaveURL(/style=contrast/);
      const shownNames = () => suggestions(page).getByRole('heading').allTextContents();
      await expect(suggestions(page).first()).toBeVisible();
      const ofAnyDiet = await shownNames();
      await page.getByRole('button', { name: /^Refine Preferences/ }).click();
      await page.getByRole('button', { name: 'Vegan' }).click();
      const sheetDone = page.getByRole('button', { name: 'Show pairings' });
      if (await sheetDone.isVisible()) await sheetDone.click();
      await expect(page).toHaveURL(/diet=vegan/);
      await expect(page.getByRole('button', { name: 'Refine Preferences (1)' })).toBeVisible();
      // Eight, or fewer: the list ends where evidence ends (R31).
      await expect
        .poll(async () => {
          const names = await shownNames();
          return names.length >= 4 && names.length <= 8 && names.join() !== ofAnyDiet.join();
        })
        .toBe(true);
      const link = page.url();
      const names = await shownNames();

      await goOffline(page);
      await page.goto('about:blank');
      await page.goto(link);
      await expect(
        page.getByRole('tab', { name: 'Contrast', selected: true }).or(page.getByText('Contrast:')),
      ).toBeVisible();
      await expect(suggestions(page).getByRole('heading')).toHaveText(names);
    },
  );

  test('says why, says so when nothing is left, and Ctrl-K leads to a food from everywhere', async ({ page, app }) => {
    await test.step('says why: the reasons add up, and a result that is fresh is not computed again', async () => {
      const [food] = (
        await openApi(app).call('GET', `/api/collections/foods/records?filter=${encodeURIComponent('name="Pad Thai"')}`)
      ).body.items;
      await page.goto(`/flavor-pairing?food=${food?.id}`);
      const first = suggestions(page).first();
      // The surest first, and what it rests on, before any figure (R31).
      await expect(first).toContainText('Named as its partner');
      await expect(first).toContainText('The page of Pad Thai names it.');
      await first.getByText('Why it works').click();
      await expect(first.getByRole('table', { name: /^Why/ })).toHaveCount(0);
      await first.getByText('How this is counted').click();
      const table = first.getByRole('table', { name: /^Why/ });
      const points = (await table.locator('tbody td').allTextContents()).map((text) => Number(text.replace('−', '-')));
      const total = Number(await table.locator('tfoot td').textContent());
      expect(points.length).toBeGreaterThan(1);
      expect(Math.round(points.reduce((sum, one) => sum + one, 0) * 10)).toBe(Math.round(total * 10));
      // While the first load is still told of, results are computed anew.
      await expect(async () => {
        await page.getByRole('tab', { name: 'Contrast' }).click();
        await expect(page).toHaveURL(/style=contrast/);
        await page.getByRole('tab', { name: 'Complement' }).click();
        await expect(page.getByText(/^Cached \(\d+% confidence\)$/)).toBeVisible({ timeout: 1_000 });
      }).toPass();
    });
    await test.step('says so when nothing is left, and how to loosen it', async () => {
      const [food] = (
        await openApi(app).call('GET', `/api/collections/foods/records?filter=${encodeURIComponent('name="Pad Thai"')}`)
      ).body.items;
      await visit(page, `/flavor-pairing?food=${food?.id}&cuisine=Atlantean`);
      await expect(page.getByText('No pairings found for this combination.')).toBeVisible();
      await page.getByRole('button', { name: 'Clear all preferences' }).click();
      await expect(suggestions(page)).toHaveCount(8);
      await expect(page).toHaveURL(`${app.url}/flavor-pairing?food=${food?.id}`);
    });
    await test.step('Ctrl-K finds a food from everywhere, by keyboard alone', async () => {
      await visit(page, '/contribute');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', { name: 'Search foods' });
      await expect(dialog.getByRole('combobox')).toBeFocused();
      await page.keyboard.type('tiramisu');
      await expect(dialog.getByRole('option').first()).toContainText('Tiramisù');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Tiramisù' })).toBeVisible();
      await expect(dialog).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(/\/contribute/);
    });
  });

  test(
    'remembers the last searches on this device, of every search box, and forgets them when told',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/flavor-pairing');
      await page.getByRole('link', { name: 'Kimchi', exact: true }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'Kimchi' })).toBeVisible();
      await search(page).fill('pad thai');
      await page.getByRole('option', { name: /Pad Thai/ }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'Pad Thai' })).toBeVisible();
      const remembered = page.getByRole('group', { name: 'Recent' }).getByRole('option', { name: /Pad Thai/ });
      // The page is there before the search is written down: it is on the device once it is offered.
      await search(page).click();
      await expect(remembered).toBeVisible();
      await page.reload();
      await search(page).click();
      await expect(remembered).toBeVisible();
      await page.getByRole('button', { name: 'Clear recent searches' }).click();
      await expect(page.getByRole('group', { name: 'Recent' })).toHaveCount(0);
      await page.keyboard.press('Escape');
      const header = page.getByRole('dialog', { name: 'Search' });
      await page.keyboard.press('Control+k');
      await header.getByRole('combobox').fill('laksa');
      await header.getByRole('option', { name: /Curry Laksa/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Curry Laksa' })).toBeVisible();
      await page.keyboard.press('Control+k');
      await header.getByRole('combobox').click();
      await expect(header.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([/Curry Laksa/]);
    },
  );
});
