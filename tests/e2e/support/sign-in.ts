import type { Page } from '@playwright/test';
import type { ApiMember } from '#tests/support/open-api.ts';

/**
 * Signs a member in by the form, as `openApi(app).join` made the account; waits until the app has left /auth, for `next` if that is named:
 * to open a page after that would start the whole app a second time.
 */
export async function signIn(page: Page, { email }: Pick<ApiMember, 'email'>, next?: string): Promise<void> {
  if (next !== undefined) await page.goto(`/auth?next=${encodeURIComponent(next)}`);
  else if (!page.url().includes('/auth')) await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('E-mail').fill(email);
  await form.locator('input[autocomplete=current-password]').fill('a-test-password');
  await form.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/auth');
}
