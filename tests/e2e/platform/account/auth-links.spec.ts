import { expect } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { signOut } from '#tests/e2e/support/sign-out.ts';
import { catchMail, type MailCatcher } from '#tests/support/server/catch-mail.ts';
import { postMailTo } from '#tests/e2e/support/post-mail-to.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

test.use({ seed: false });

async function linkIn(
  mail: MailCatcher,
  { to, path }: { readonly to: string; readonly path: string },
): Promise<string> {
  const link = new RegExp(`/auth/${path}/[\\w.-]+`);
  const { text } = await mail.next(to, link);
  return link.exec(text)?.[0] ?? '';
}

test.describe('links by mail (rulings, beyond the documents)', () => {
  let mail: MailCatcher;
  test.beforeEach(async ({ app }) => {
    mail = await catchMail();
    await postMailTo(mail, app);
  });
  test.afterEach(() => mail.stop());

  test('an address is verified by its link, and a forgotten password is replaced by one; links that are broken or were used say so', async ({
    page,
    app,
  }) => {
    await test.step('verification: the link says that the address is verified, and the device knows', async () => {
      const api = openApi(app);
      const member = await api.join('mina');
      await signIn(page, member, '/profile');
      await expect(page.getByText('Verify your email')).toBeVisible();
      expect(
        (await api.call('POST', '/api/collections/users/request-verification', { body: { email: member.email } }))
          .status,
      ).toBe(204);
      await page.goto(await linkIn(mail, { to: member.email, path: 'confirm-verification' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Your email is verified' })).toBeVisible();
      await visit(page, '/profile');
      await expect(page.getByRole('heading', { level: 1, name: 'mina Example' })).toBeVisible();
      await expect(page.getByText('Verify your email')).toBeHidden();
    });
    await signOut(page);
    await test.step('a forgotten password: ask, follow the link, choose a new one, sign in with it; the link works once', async () => {
      const member = await openApi(app).join('forgetful');
      await visit(page, '/auth');
      await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(member.email);
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue(member.email);
      await page.getByRole('button', { name: 'Send reset link' }).click();
      await expect(page.getByText('Check your e-mail')).toBeVisible();

      const link = await linkIn(mail, { to: member.email, path: 'reset-password' });
      await page.goto(link);
      await expect(page.getByText(`For ${member.email}`)).toBeVisible();
      await page.getByRole('textbox', { name: 'New Password', exact: true }).fill('short');
      await page.getByRole('textbox', { name: 'Confirm New Password', exact: true }).fill('different');
      await page.getByRole('button', { name: 'Save new password' }).click();
      await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
      await expect(page.getByText('Passwords do not match')).toBeVisible();
      await page.getByRole('textbox', { name: 'New Password', exact: true }).fill('cardamom-tea');
      await page.getByRole('textbox', { name: 'Confirm New Password', exact: true }).fill('cardamom-tea');
      await page.getByRole('button', { name: 'Save new password' }).click();
      await expect(page).toHaveURL(/\/auth$/);
      await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue(member.email);
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill('cardamom-tea');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${app.url}/`);

      await visit(page, link);
      await page.getByRole('textbox', { name: 'New Password', exact: true }).fill('turmeric-tea');
      await page.getByRole('textbox', { name: 'Confirm New Password', exact: true }).fill('turmeric-tea');
      await page.getByRole('button', { name: 'Save new password' }).click();
      await expect(page.getByText('This link has run out or was used already.').first()).toBeVisible();
    });
    await test.step('a broken verification link says so', async () => {
      await visit(page, '/auth/confirm-verification/not-a-token');
      await expect(page.getByRole('heading', { level: 1, name: 'This link does not work any more' })).toBeVisible();
    });
  });
});

test('a server that sends no mail promises none, and says who can help (R35)', async ({ page, app }) => {
  const member = await openApi(app).join('mina');
  const noMail = page.getByText('This server sends no mail', { exact: true });
  await page.goto('/auth?tab=forgotten');
  await expect(noMail).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send reset link' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await signIn(page, member, '/user-settings');
  await expect(noMail).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'New E-mail' })).toHaveCount(0);
  await visit(page, '/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'mina Example' })).toBeVisible();
  await expect(page.getByText('Verify your email')).toHaveCount(0);
});
