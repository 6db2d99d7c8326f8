import { expect, type Page } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { axeViolationsInBothSchemes } from '#tests/e2e/support/axe-violations.ts';
import { fingerProblems } from '#tests/e2e/support/finger-problems.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi } from '#tests/support/server/open-api.ts';

async function expectNoViolation(page: Page, place: string): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    `${place} is as wide as the window`,
  ).toBe(0);
  expect(await axeViolationsInBothSchemes(page), place).toEqual([]);
  if (test.info().project.name === 'phone') expect(await fingerProblems(page), `${place} under a finger`).toEqual([]);
}

// Every route is looked at by the walk (platform/every-route.spec.ts); here is what opens over them.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'axe finds nothing in the search from everywhere, the menu and the list of changes, which gives the focus back',
  { tag: '@both' },
  async ({ page, app, isMobile: isPhone }) => {
    await test.step('as a visitor', async () => {
      await page.goto('/');
      await page.getByRole('button', { name: /^Sync status:/ }).click();
      await expect(page.getByRole('dialog', { name: 'Your changes' })).toBeVisible();
      await expectNoViolation(page, 'the list of changes');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: /^Sync status:/ })).toBeFocused();
    });
    await test.step('as a member', async () => {
      await signIn(page, await openApi(app).join('mina'));
      await page.getByRole('button', { name: 'Search foods' }).click();
      await page.getByRole('dialog', { name: 'Search foods' }).getByRole('combobox').fill('ra');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectNoViolation(page, 'the search from everywhere');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: isPhone ? 'Menu' : 'Account', exact: true }).click();
      const menu = page.getByRole('dialog', { name: isPhone ? 'Menu' : 'Account' });
      await menu.getByRole('radio', { name: 'System' }).check();
      await expectNoViolation(page, 'the menu');
      await menu.getByRole('button', { name: 'Your changes Synced' }).click();
      await expect(menu).toBeHidden();
      const changes = page.getByRole('dialog', { name: 'Your changes' });
      await expect(changes).toBeVisible();
      await expectNoViolation(page, 'the list of changes');
      await changes.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('button', { name: isPhone ? 'Menu' : 'Account', exact: true })).toBeFocused();
    });
  },
);
