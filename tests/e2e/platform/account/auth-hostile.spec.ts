import { expect, type Locator, type Page } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { signOut } from '#tests/e2e/support/sign-out.ts';
import { visit } from '#tests/e2e/support/visit.ts';
import { openApi } from '#tests/support/server/open-api.ts';

test.use({ seed: false });

const markup = '<img src=x onerror=alert(1)>';
const long = 'x'.repeat(10_000);
const rightToLeft = 'مرحبا بالطعام';
const emoji = '👩‍🍳🍜🌶️';

const harmless = {
  'E-mail': 'ana@foretaste.test',
  Username: 'ana',
  'Full Name': 'Ana',
  Password: 'a-test-password',
  'Confirm Password': 'a-test-password',
};

/** The sign-up form; fails the test when anything that is put into it runs as code. */
async function openForm(page: Page): Promise<Locator> {
  page.on('dialog', () => {
    throw new Error('Markup was run');
  });
  await visit(page, '/auth?tab=sign-up');
  return page.getByRole('form', { name: 'Sign up' });
}

async function signUpWith(form: Locator, changed: Readonly<Partial<typeof harmless>>): Promise<void> {
  for (const [label, value] of Object.entries({ ...harmless, ...changed }))
    await form.getByRole('textbox', { name: label, exact: true }).fill(value);
  await form.getByRole('checkbox').check();
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
  test('is refused beside the field, which keeps it; as a name it is like any other, and as a password it signs in again as it was typed', async ({
    page,
    app,
  }) => {
    await test.step('is refused beside the field, which keeps it', async () => {
      const form = await openForm(page);
      for (const [field, text, words] of refused) {
        await test.step(`${field}: ${text.slice(0, 30)}`, async () => {
          await signUpWith(
            form,
            field === 'Password' ? { Password: text, 'Confirm Password': text } : { [field]: text },
          );
          const box = form.getByRole('textbox', { name: field, exact: true });
          await expect(page.getByText(words)).toBeVisible();
          await expect(box).toHaveAccessibleDescription(new RegExp(words));
          await expect(box).toHaveValue(text);
          await expect(page).toHaveURL(/\/auth/);
        });
      }
    });
    await test.step('is a name like any other, and a password that signs in again as it was typed', async () => {
      const api = openApi(app);
      // A name needs a letter, whatever stands beside it (R40).
      for (const [at, text] of [markup, rightToLeft, `Elif ${emoji}`].entries())
        await test.step(text, async () => {
          if (at > 0) await signOut(page);
          const [email, username] = [`ana_${at}@foretaste.test`, `ana_${at}`];
          const changed = { 'E-mail': email, Username: username, 'Full Name': text };
          await signUpWith(await openForm(page), { ...changed, Password: text, 'Confirm Password': text });
          await expect(page).toHaveURL(`${app.url}/`);
          const { body } = await api.call('GET', '/api/collections/profiles/records');
          expect(body.items).toContainEqual(expect.objectContaining({ username, full_name: text }));
          const answer = await api.call('POST', '/api/collections/users/auth-with-password', {
            body: { identity: email, password: text },
          });
          expect(answer.status).toBe(200);
          await visit(page, '/profile');
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
        });
    });
  });
});
