import { expect, type Page } from '@playwright/test';

/** Opens the menu of the member, or of a phone. */
export async function openMenu(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Account|Menu|Open menu)$/ })
    .first()
    .click();
}

/** Signs out by the menu, where nothing waits to be sent. */
export async function signOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed Out').last()).toBeVisible();
}
