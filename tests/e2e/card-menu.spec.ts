import { expect } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { finger } from '#tests/e2e/support/finger.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi } from '#tests/support/server/open-api.ts';

test('a finger that rests on a tile opens what can be done with its food', { tag: '@phone' }, async ({ page, app }) => {
  const member = await openApi(app).join('mina');
  await signIn(page, member, '/explore');
  const tile = page.getByRole('article').first();
  const name = await tile.getByRole('heading').innerText();
  const menu = page.getByRole('dialog', { name, exact: true });
  const touch = await finger(page);

  await tile.scrollIntoViewIfNeeded();
  // What watches for it comes after the first view.
  await expect(async () => {
    await touch.rest(tile);
    const isSeen = await menu.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    await touch.lift(isSeen ? 'touchEnd' : 'touchCancel');
    expect(isSeen).toBe(true);
  }).toPass({ timeout: 60_000 });
  await expectAccessible(page);
  await menu.getByRole('button', { name: 'Want to try' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/explore');

  await tile.tap();
  await expect(page).toHaveURL(/\/food\//);
  await page.goBack();

  await tile.scrollIntoViewIfNeeded();
  await touch.rest(tile);
  await expect(menu.getByRole('button', { name: 'Want to try' })).toHaveAttribute('aria-pressed', 'true');
  await touch.lift();
  await menu.getByRole('button', { name: 'I tried it' }).click();
  await expect(page.getByRole('dialog', { name: 'I tried it' })).toBeVisible();
});

test('the keyboard opens it too, and comes back to the card', async ({ page }) => {
  await page.goto('/explore');
  const card = page.getByRole('article').first().getByRole('link').first();
  const menu = page.getByRole('dialog', { name: await card.innerText(), exact: true });
  await card.focus();
  await expect(async () => {
    await page.keyboard.press('Shift+F10');
    await expect(menu.getByRole('link', { name: 'Find pairings' })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(card).toBeFocused();
});
