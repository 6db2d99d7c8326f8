import { expect, type Page } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { axeViolations } from '#tests/e2e/support/axe-violations.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi } from '#tests/support/open-api.ts';

async function expectNoViolation(page: Page, place: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${place} is as wide as the window`).toBe(0);
  expect(await axeViolations(page), place).toEqual([]);
}

/** What a visitor can open, some to a test. */
const visitorPlaces = [
  ['/', '/explore', '/food/{food}', '/food/food00000000000', '/contribute', '/nowhere'],
  ['/auth', '/role-selection', '/profile', '/auth/reset-password/x', '/taste-profile', '/community'],
  ['/flavor-pairing', '/flavor-pairing?food={food}&spice=0-4', '/advanced-search', '/advanced-search?cuisine=Thai', '/compare?foods={food},{other}', '/verification-guidelines'],
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    test.setTimeout(120_000);

    for (const [at, places] of visitorPlaces.entries()) {
      test(`axe finds nothing on the routes of a visitor, ${at + 1} of ${visitorPlaces.length}`, async ({ page, app }) => {
        const [food] = (await openApi(app).call('GET', "/api/collections/foods/records?filter=slug='okonomiyaki'")).body.items;
        const [other] = (await openApi(app).call('GET', "/api/collections/foods/records?filter=slug!='okonomiyaki'")).body.items;
        for (const place of places) {
          await page.goto(place.replaceAll('{food}', String(food?.id)).replaceAll('{other}', String(other?.id)));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle').catch(() => undefined);
          await expectNoViolation(page, place);
        }
      });
    }

    test('axe finds nothing in the list of changes, which gives the focus back', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: /^Sync status:/ }).click();
      await expect(page.getByRole('dialog', { name: 'Your changes' })).toBeVisible();
      await expectNoViolation(page, 'the list of changes');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: /^Sync status:/ })).toBeFocused();
    });

    test('axe finds nothing on what a member sees of a food with reviews', async ({ page, app }) => {
      const api = openApi(app);
      const member = await api.join('mina');
      const [food] = (await api.call('GET', "/api/collections/foods/records?filter=slug='okonomiyaki'")).body.items;
      await api.call('POST', '/api/collections/reviews/records', { token: member.token, body: { food: food?.id, user: member.id, rating: 4, review_text: 'Crisp.' } });
      await signIn(page, member);
      await page.goto(`/food/${food?.id}`);
      for (const tab of ['Taste', 'Experience', 'Health', 'Culture', /Reviews/]) {
        await page.getByRole('tab', { name: tab }).click();
        await expectNoViolation(page, `the tab ${String(tab)}`);
      }
      await expect(page.getByText('Crisp.').first()).toBeVisible();
    });

    test('axe finds nothing on the taste journey of a member and in the search from everywhere', async ({ page, app }) => {
      await signIn(page, await openApi(app).join('mina'));
      for (const route of ['/taste-profile', '/taste-profile?tab=quiz', '/taste-profile?tab=edit']) {
        await page.goto(route);
        await expect(page.getByRole('tabpanel')).toBeVisible();
        await page.waitForLoadState('networkidle').catch(() => undefined);
        await expectNoViolation(page, route);
      }
      await page.getByRole('button', { name: 'Search foods' }).click();
      await page.getByRole('dialog', { name: 'Search foods' }).getByRole('combobox').fill('ra');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectNoViolation(page, 'the search from everywhere');
    });
  });
}
