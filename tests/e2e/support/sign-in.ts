import type { Page } from '@playwright/test';
import type { ApiMember } from '#tests/support/server/open-api.ts';
import { signInOnDevice } from './signed-in-device.ts';
import { visit } from './visit.ts';

/**
 * Brings a member, as `openApi(app).join` made the account, to `next` (the start if none is named), signed in. A page that was not opened yet finds the
 * session on its device, which saves a whole start of the app; one that is open signs in by the form, and keeps what its visitor did.
 */
export async function signIn(page: Page, member: ApiMember, next?: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await signInOnDevice(page, member);
    await page.goto(next ?? '/');
    return;
  }
  await signInByForm(page, member, next);
}

/** The same by the form. Waits until the app has left /auth, for `next` if that is named: to open a page after that would start the whole app a second time. */
export async function signInByForm(page: Page, { email }: Pick<ApiMember, 'email'>, next?: string): Promise<void> {
  if (next !== undefined) await visit(page, `/auth?next=${encodeURIComponent(next)}`);
  else if (!page.url().includes('/auth')) await visit(page, '/auth');
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('E-mail').fill(email);
  await form.locator('input[autocomplete=current-password]').fill('a-test-password');
  await form.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/auth');
}
