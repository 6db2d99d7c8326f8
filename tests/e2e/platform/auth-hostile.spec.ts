import { expect, type Page } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { openApi } from '#tests/support/open-api.ts';

test.use({ seed: false });

const markup = '<img src=x onerror=alert(1)>';
const long = 'x'.repeat(10_000);
const rightToLeft = 'مرحبا بالطعام';
const emoji = '👩‍🍳🍜🌶️';

const harmless = { 'E-mail': 'ana@foretaste.test', Username: 'ana', 'Full Name': 'Ana', Password: 'a-test-password', 'Confirm Password': 'a-test-password' };

/** Sends the form with one field changed; fails the test when anything of it runs as code. */
async function signUpWith(page: Page, changed: Readonly<Partial<typeof harmless>>): Promise<void> {
  page.on('dialog', () => {
    throw new Error('Markup was run');
  });
  await page.goto('/auth?tab=sign-up');
  const form = page.getByRole('form', { name: 'Sign up' });
  for (const [label, value] of Object.entries({ ...harmless, ...changed })) await form.getByRole('textbox', { name: label, exact: true }).fill(value);
  await form.getByRole('button', { name: 'Create Account' }).click();
}

test.describe('hostile text in the sign-up form', () => {
  const refused: readonly (readonly [field: keyof typeof harmless, text: string, words: string])[] = [
    ['E-mail', markup, 'Please enter a valid e-mail address'],
    ['E-mail', `${long}@foretaste.test`, 'Please enter a valid e-mail address'],
    ['E-mail', rightToLeft, 'Please enter a valid e-mail address'],
    ['E-mail', emoji, 'Please enter a valid e-mail address'],
    ['Username', markup, 'Please use only letters, digits, dots and underscores'],
    ['Username', long, 'Please use 3 to 30 characters'],
    ['Username', rightToLeft, 'Please use only letters, digits, dots and underscores'],
    ['Username', emoji, 'Please use only letters, digits, dots and underscores'],
    ['Full Name', long, 'Please use at most 60 characters'],
    ['Password', long, 'This password is too long'],
  ];
  for (const [field, text, words] of refused) {
    test(`${field}: ${text.slice(0, 30)} is refused beside the field, which keeps it`, async ({ page }) => {
      await signUpWith(page, field === 'Password' ? { Password: text, 'Confirm Password': text } : { [field]: text });
      const box = page.getByRole('form', { name: 'Sign up' }).getByRole('textbox', { name: field, exact: true });
      await expect(page.getByText(words)).toBeVisible();
      await expect(box).toHaveAccessibleDescription(new RegExp(words));
      await expect(box).toHaveValue(text);
    });
  }

  for (const name of [markup, rightToLeft, emoji]) {
    test(`Full Name: ${name} is a name like any other`, async ({ page, app }) => {
      await signUpWith(page, { 'Full Name': name });
      await expect(page).toHaveURL(`${app.url}/`);
      const { body } = await openApi(app).call('GET', '/api/collections/profiles/records');
      expect(body.items).toMatchObject([{ full_name: name }]);
      await page.goto('/profile');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    });
  }

  for (const password of [markup, rightToLeft, emoji]) {
    test(`Password: ${password} signs in again as it was typed`, async ({ page, app }) => {
      await signUpWith(page, { Password: password, 'Confirm Password': password });
      await expect(page).toHaveURL(`${app.url}/`);
      const answer = await openApi(app).call('POST', '/api/collections/users/auth-with-password', { body: { identity: harmless['E-mail'], password } });
      expect(answer.status).toBe(200);
    });
  }
});
