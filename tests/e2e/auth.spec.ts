import { expect, type Page } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { axeViolations } from '#tests/e2e/support/axe-violations.ts';
import { signOut } from '#tests/e2e/support/sign-out.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

// Nothing fades in, so that axe never measures a colour on its way.
test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

const password = 'a-test-password';

function signUpForm(page: Page) {
  const form = page.getByRole('form', { name: 'Sign up' });
  return {
    form,
    fill: async (values: Readonly<Record<string, string>>) => {
      for (const [label, value] of Object.entries(values))
        await form.getByRole('textbox', { name: label, exact: true }).fill(value);
      await form.getByRole('checkbox', { name: /^I am at least 16 years old/ }).check();
    },
    send: () => form.getByRole('button', { name: 'Create Account' }).click(),
  };
}

const ana = {
  'E-mail': 'ana@foretaste.test',
  Username: 'ana',
  'Full Name': 'Ana María',
  Password: password,
  'Confirm Password': password,
};

test.describe('signing up (spec 1 §5, §8)', () => {
  test(
    "creates the account, says so and goes to '/'; as a home chef: a variant with a way back to the roles (spec 1 §2), and the role is written",
    { tag: '@phone' },
    async ({ page, app }) => {
      await test.step("creates the account, says so and goes to '/'", async () => {
        await page.goto('/auth');
        await expect(page).toHaveTitle('Sign In · Foretaste');
        await page.getByRole('tab', { name: 'Sign Up' }).tap();
        await expect(page).toHaveTitle('Sign Up · Foretaste');
        const { fill, send } = signUpForm(page);
        await fill(ana);
        await send();
        await expect(page.getByText('Account Created!').last()).toBeVisible();
        // No mail is on its way from this server (R35).
        await expect(
          page.getByText('You are signed in. The taste quiz finds out what you will like.').last(),
        ).toBeVisible();
        await expect(page.getByText(/check your email/)).toHaveCount(0);
        await expect(page).toHaveURL(`${app.url}/`);
        const profiles = await openApi(app).call('GET', '/api/collections/profiles/records');
        expect(profiles.body.items).toMatchObject([{ username: 'ana', full_name: 'Ana María', role: 'enthusiast' }]);
        await page.getByRole('button', { name: 'Take the quiz' }).last().click();
        await expect(page).toHaveURL(/\/taste-profile\?tab=quiz$/);
      });
      await signOut(page);
      await test.step('as a home chef: a variant with a way back to the roles (spec 1 §2), and the role is written', async () => {
        const wayBack = async (address: string, name: string) => {
          await visit(page, address);
          return (await page.getByRole('link', { name }).boundingBox())?.y;
        };
        const top = await wayBack('/role-selection', 'Back to Home');
        for (const address of ['/auth/professional-chef', '/auth?role=home_chef'])
          expect(await wayBack(address, 'Back to role selection'), `${address}: as high as elsewhere`).toBe(top);
        await expect(page).toHaveTitle('Join as a Home Chef · Foretaste');
        await expect(page.getByRole('heading', { level: 1, name: 'Join as a Home Chef' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Choose Your Role' })).toHaveCount(0);
        await expect(page.getByRole('link', { name: 'Back to role selection' })).toHaveAttribute(
          'href',
          '/role-selection',
        );
        const { fill, send } = signUpForm(page);
        await fill({ ...ana, 'E-mail': 'chef@foretaste.test', Username: 'chef' });
        await send();
        await expect(page).toHaveURL(`${app.url}/`);
        const profiles = await openApi(app).call('GET', '/api/collections/profiles/records');
        expect(profiles.body.items).toContainEqual(
          expect.objectContaining({ username: 'chef', role: 'home_chef', is_verified: false }),
        );
      });
    },
  );

  test('says beside each field what is missing or taken, and loses nothing that was typed, but for passwords, which are never stored', async ({
    page,
    app,
  }) => {
    await test.step('says beside each field what is missing, and leads the keyboard to the first', async () => {
      await page.goto('/auth?tab=sign-up');
      const { form, send, fill } = signUpForm(page);
      await send();
      await expect(form.getByText('E-mail is required')).toBeVisible();
      await expect(form.getByText('Username is required')).toBeVisible();
      await expect(form.getByText('Full name is required')).toBeVisible();
      await expect(form.getByText('Password must be at least 6 characters long')).toBeVisible();
      await expect(form.getByRole('textbox', { name: 'E-mail', exact: true })).toBeFocused();
      expect(await axeViolations(page)).toEqual([]);
      await fill({ ...ana, 'Confirm Password': 'another-password' });
      await send();
      await expect(form.getByText('Passwords do not match')).toBeVisible();
      await expect(form.getByText('E-mail is required')).toBeHidden();
    });
    await test.step('a taken username is told beside the field, in the alert and in a toast, and nothing typed is lost', async () => {
      await openApi(app).join('ana');
      await visit(page, '/auth?tab=sign-up');
      const { form, fill, send } = signUpForm(page);
      await fill({ ...ana, 'E-mail': 'other@foretaste.test' });
      await send();
      await expect(page.getByText('Signup Failed').last()).toBeVisible();
      await expect(form.getByRole('textbox', { name: 'Username', exact: true })).toHaveAccessibleDescription(
        /This username is already taken/,
      );
      await expect(form.getByRole('textbox', { name: 'Username', exact: true })).toBeFocused();
      for (const [label, value] of Object.entries({ ...ana, 'E-mail': 'other@foretaste.test' })) {
        await expect(form.getByRole('textbox', { name: label, exact: true })).toHaveValue(value);
      }
    });
    await test.step('what was typed survives choosing a role, a reload and the other tab; passwords are never stored', async () => {
      await visit(page, '/auth?tab=sign-up');
      const { form, fill } = signUpForm(page);
      await fill(ana);
      await page.getByRole('tab', { name: 'Sign In' }).click();
      await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue('ana@foretaste.test');
      await page.getByRole('link', { name: 'Choose Your Role' }).click();
      // Who only eats comes first, and is asked for no role (R43).
      const roles = page.getByRole('main').getByRole('listitem').getByRole('link');
      await expect(roles.first()).toHaveText('I am here to eat');
      await roles.first().click();
      await expect(form.getByRole('textbox', { name: 'Full Name', exact: true })).toHaveValue('Ana María');
      await page.goBack();
      await page.getByRole('link', { name: 'Home Chef' }).click();
      await expect(form.getByRole('textbox', { name: 'Full Name', exact: true })).toHaveValue('Ana María');
      await page.reload();
      await expect(form.getByRole('textbox', { name: 'Username', exact: true })).toHaveValue('ana');
      const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
      expect(stored).not.toContain(password);
    });
  });
});

test.describe('signing in (spec 1 §5, §8)', () => {
  test("says what is missing or wrong; welcomes back, goes to '/' or to where the visitor came from, never off the app", async ({
    page,
    app,
  }) => {
    const member = await openApi(app).join('mina');
    await test.step("says what is missing; a wrong password shows the server's message in an alert and 'Login Failed' in a toast; password managers are told what is what", async () => {
      await page.goto('/auth');
      const form = page.getByRole('form');
      const email = page.getByRole('textbox', { name: 'E-mail', exact: true });
      const secret = page.getByRole('textbox', { name: 'Password', exact: true });
      await form.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText('E-mail is required')).toBeVisible();
      await expect(page.getByText('Password is required')).toBeVisible();

      await email.fill(member.email);
      await secret.fill('not-this-one');
      await form.getByRole('button', { name: 'Sign In' }).click();
      await expect(
        form.getByRole('alert').filter({ hasText: 'No account has this e-mail and this password.' }),
      ).toBeVisible();
      await expect(page.getByText('Login Failed').last()).toBeVisible();
      await expect(secret).toHaveValue('not-this-one');
      expect(await axeViolations(page)).toEqual([]);

      await expect(email).toHaveAttribute('autocomplete', 'username');
      await expect(secret).toHaveAttribute('autocomplete', 'current-password');
      await expect(secret).toHaveAttribute('type', 'password');
      await page.getByRole('button', { name: 'Show password' }).click();
      await expect(secret).toHaveAttribute('type', 'text');
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await expect(secret).toHaveAttribute('autocomplete', 'new-password');
    });
    await test.step("welcomes back, goes to '/', and a member who is signed in is sent on", async () => {
      await visit(page, '/auth');
      await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(member.email);
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Welcome back!').last()).toBeVisible();
      await expect(page.getByText('You have successfully logged in.').last()).toBeVisible();
      await expect(page).toHaveURL(`${app.url}/`);
      await visit(page, '/auth');
      await expect(page).toHaveURL(`${app.url}/`);
    });

    // Every other way off the app is a row of return-path.test.ts.
    for (const [next, arrives] of [
      ['/explore', '/explore'],
      ['//example.com', '/'],
    ] as const)
      await test.step(`leads a visitor who came by ${next} to ${arrives}`, async () => {
        await signOut(page);
        await visit(page, `/auth?next=${encodeURIComponent(next)}`);
        await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(member.email);
        await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
        await page.keyboard.press('Enter');
        await page.waitForURL((url) => url.pathname !== '/auth');
        await expect(page).toHaveURL(`${app.url}${arrives}`);
      });
  });
});
