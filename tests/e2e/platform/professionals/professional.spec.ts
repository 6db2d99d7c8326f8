import { expect, type Page } from '@playwright/test';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { axeViolations } from '#tests/e2e/support/axe-violations.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { signOut } from '#tests/e2e/support/sign-out.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

// Nothing fades in, so that axe never measures a colour on its way.
test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

const password = 'a-test-password';
const account = {
  'E-mail': 'ana@foretaste.test',
  Username: 'ana',
  'Full Name': 'Ana María',
  Password: password,
  'Confirm Password': password,
};

function registration(page: Page, name: string) {
  const form = page.getByRole('form', { name });
  const box = (label: string) => form.getByRole('textbox', { name: label, exact: true });
  return {
    form,
    box,
    write: async (values: Readonly<Record<string, string>>) => {
      for (const [label, value] of Object.entries(values)) await box(label).fill(value);
      if ('Confirm Password' in values)
        await form.getByRole('checkbox', { name: /^I am at least 16 years old/ }).check();
    },
  };
}

const chefForm = 'Register as a professional chef';
const restaurantForm = 'Register as a restaurant owner';

test.describe('registration of professionals (spec 1 §2, §5, §8)', () => {
  test('a chef and an owner register from the roles, and go on to the guidelines', async ({ page, app }) => {
    await test.step('a chef registers from the roles, and goes on to the guidelines', async () => {
      await page.goto('/role-selection');
      await page.getByRole('link', { name: 'Professional Chef' }).click();
      await expect(page).toHaveURL(`${app.url}/auth/professional-chef`);
      const { form, write } = registration(page, chefForm);
      await write({
        ...account,
        Workplace: 'Chez Ana',
        'Years of Experience': '0',
        Specialties: ' ramen, , Ramen, soba ',
        Certifications: 'Food safety',
      });
      await expect(form.getByRole('list', { name: 'Specialties, one by one' }).getByRole('listitem')).toHaveText([
        'ramen',
        'soba',
      ]);
      await form.getByRole('button', { name: 'Create Chef Account' }).click();
      await expect(page.getByText('Professional Chef Account Created!').last()).toBeVisible();
      await expect(page).toHaveURL(`${app.url}/verification-guidelines`);
      const [profile] = (await openApi(app).call('GET', '/api/collections/profiles/records')).body.items;
      expect(profile).toMatchObject({
        username: 'ana',
        role: 'professional_chef',
        is_verified: false,
        business_name: 'Chez Ana',
      });
      const professional = await openApi(app).call('GET', '/api/collections/professional_profiles/records');
      expect(professional.body.items).toMatchObject([
        {
          id: profile?.id,
          specialties: ['ramen', 'soba'],
          years_experience: 0,
          certifications: ['Food safety'],
          is_verified: false,
        },
      ]);
      // What was sent is no draft any more.
      await visit(page, '/auth/professional-chef');
      await expect(page.getByRole('heading', { level: 1, name: 'Become a Professional Chef' })).toBeVisible();
    });
    await signOut(page);
    await test.step('an owner registers a restaurant with phone and description', async () => {
      await visit(page, '/role-selection');
      await page.getByRole('link', { name: 'Restaurant Owner' }).click();
      const { form, write } = registration(page, restaurantForm);
      await write({
        ...account,
        'E-mail': 'casa@foretaste.test',
        Username: 'casa',
        'Restaurant Name': 'Casa Ana',
        Address: '1 Market Square',
        Website: 'https://casa.example',
        Phone: '+34 1',
        Cuisines: 'Basque, Catalan',
        Description: 'By the sea.',
      });
      await form.getByRole('button', { name: 'Create Restaurant Account' }).click();
      await expect(page.getByText('Restaurant Owner Account Created!').last()).toBeVisible();
      await expect(page).toHaveURL(`${app.url}/verification-guidelines`);
      const professional = await openApi(app).call('GET', '/api/collections/professional_profiles/records');
      expect(professional.body.items.filter((one) => one['business_type'] === 'restaurant')).toMatchObject([
        {
          business_name: 'Casa Ana',
          business_type: 'restaurant',
          business_address: '1 Market Square',
          website_url: 'https://casa.example',
          specialties: ['Basque', 'Catalan'],
          social_media: { phone: '+34 1', description: 'By the sea.' },
          is_verified: false,
          verification_documents: [],
        },
      ]);
    });
  });

  test('says beside each field what is wrong, loses nothing that was typed, stores no password, and signs in who has an account already', async ({
    page,
    app,
    context,
  }) => {
    const older = await openApi(app).join('ana');
    await test.step('says beside each field what is wrong, and leads the keyboard to the first', async () => {
      await page.goto('/auth/restaurant-owner');
      const { form, write, box } = registration(page, restaurantForm);
      await form.getByRole('button', { name: 'Create Restaurant Account' }).click();
      for (const problem of [
        'E-mail is required',
        'Username is required',
        'Full name is required',
        'Password must be at least 6 characters long',
        'Restaurant name is required',
        'Address is required',
      ]) {
        await expect(form.getByText(problem)).toBeVisible();
      }
      await expect(box('E-mail')).toBeFocused();
      await write({
        ...account,
        'Restaurant Name': 'Casa Ana',
        Address: 'Here 1',
        Website: 'casa',
        'Confirm Password': 'another',
      });
      await form.getByRole('button', { name: 'Create Restaurant Account' }).click();
      await expect(box('Website')).toHaveAccessibleDescription(
        /Please enter a web address such as https:\/\/example\.com/,
      );
      await expect(form.getByText('Passwords do not match')).toBeVisible();
      await expect(form.getByText('Address is required')).toBeHidden();
      expect(await axeViolations(page)).toEqual([]);
      await visit(page, '/auth/professional-chef');
      await registration(page, chefForm).write({ ...account, 'Years of Experience': '-2' });
      await page.getByRole('button', { name: 'Create Chef Account' }).click();
      await expect(page.getByText('Please enter a number of years, 0 or more')).toBeVisible();
    });
    await test.step('nothing typed is lost when the server refuses, on a reload, or in a new tab; passwords are never stored', async () => {
      await visit(page, '/auth/professional-chef');
      const { write, box } = registration(page, chefForm);
      await write({
        ...account,
        'E-mail': 'other@foretaste.test',
        Workplace: 'Chez Ana',
        'Years of Experience': '7',
        Specialties: 'ramen, soba',
      });
      await page.getByRole('button', { name: 'Create Chef Account' }).click();
      await expect(page.getByText('Signup Failed').last()).toBeVisible();
      await expect(box('Username')).toHaveAccessibleDescription(/This username is already taken/);
      await expect(box('Workplace')).toHaveValue('Chez Ana');
      await expect(box('Password')).toHaveValue(password);
      await box('Certifications').fill('typed a moment before the reload');
      await page.reload();
      await expect(box('Certifications')).toHaveValue('typed a moment before the reload');
      await expect(box('E-mail')).toHaveValue('other@foretaste.test');
      await expect(box('Password')).toHaveValue('');
      const other = await context.newPage();
      await other.goto('/auth/professional-chef');
      await expect(registration(other, chefForm).box('Specialties')).toHaveValue('ramen, soba');
      const stored = await page.evaluate(async () => {
        const open = indexedDB.open('foretaste');
        await new Promise((resolve) => open.addEventListener('success', resolve));
        const rows = open.result.transaction('keyed').objectStore('keyed').getAll();
        await new Promise((resolve) => rows.addEventListener('success', resolve));
        return JSON.stringify([sessionStorage, localStorage, rows.result]);
      });
      expect(stored).toContain('Chez Ana');
      expect(stored).not.toContain(password);
    });
    await test.step('who has an account already is signed in, told that the profile is not set up, and finds what was typed', async () => {
      await visit(page, '/auth/professional-chef');
      const { write } = registration(page, chefForm);
      await write({ ...account, 'E-mail': older.email, Username: 'ana_the_chef', Workplace: 'Chez Ana' });
      await page.getByRole('button', { name: 'Create Chef Account' }).click();
      await expect(page.getByText('Account created but profile setup failed').last()).toBeVisible();
      await expect(page.getByText('Please complete your profile setup in settings.').last()).toBeVisible();
      await expect(page).toHaveURL(`${app.url}/`);
      await visit(page, '/auth/professional-chef');
      await expect(registration(page, chefForm).box('Workplace')).toHaveValue('Chez Ana');
    });
  });
});

test.describe('moving between roles (R13), and the Professional tab of the settings (spec 2 §2.6; R3)', () => {
  installedTest(
    'a member becomes a chef without a connection, which the server has once it is back; the portfolio is mended, and only what changed is sent',
    async ({ page, app }) => {
      const api = openApi(app);
      const mina = await api.join('mina');
      await test.step('a member becomes a chef without a connection; the server has it once it is back', async () => {
        await signIn(page, mina, '/auth/professional-chef');
        await goOffline(page);
        const { form, write } = registration(page, chefForm);
        await write({ Workplace: 'Chez Mina', Specialties: 'ramen', 'Years of Experience': '3' });
        await form.getByRole('button', { name: 'Become a Professional Chef' }).click();
        await expect(page.getByText('Chef Portfolio Created').last()).toBeVisible();
        await visit(page, '/role-selection');
        await expect(
          page.getByRole('listitem').filter({ hasText: 'Professional Chef' }).getByText('Your role'),
        ).toBeVisible();
        await goOnline(page);
        await expect
          .poll(async () => (await api.call('GET', `/api/collections/profiles/records/${mina.id}`)).body)
          .toMatchObject({ role: 'professional_chef', business_name: 'Chez Mina', is_verified: false });
      });
      await test.step('lets a chef mend the portfolio, and sends only what changed', async () => {
        await visit(page, '/verification-guidelines');
        await page.getByRole('link', { name: 'Start Verification Process' }).first().click();
        await expect(page.getByRole('tab', { name: 'Professional' })).toHaveAttribute('aria-selected', 'true');
        const { box, form } = registration(page, chefForm);
        await expect(box('Professional Name')).toHaveValue('Chez Mina');
        await box('Specialties').fill('ramen, soba');
        await box('Biography').fill('Born to cook.');
        await form.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByText('Profile Updated').last()).toBeVisible();
        const stored = async () =>
          (await api.call('GET', `/api/collections/professional_profiles/records/${mina.id}`)).body;
        await expect.poll(stored).toMatchObject({
          specialties: ['ramen', 'soba'],
          business_name: 'Chez Mina',
          years_experience: 3,
          social_media: { biography: 'Born to cook.' },
        });
        await visit(page, '/profile');
        await expect(page.getByRole('region', { name: 'The chef' })).toContainText('Born to cook.');
      });
    },
  );
});

test('the guidelines say all of spec 2 §2.8 and lead to the Professional tab (R3), which tells others to update their role; a member, on whose forms axe finds nothing, moves between roles (R13)', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  const mina = await api.join('mina');
  await test.step('the guidelines say all of spec 2 §2.8 and lead to the Professional tab (R3); axe finds nothing on a member’s forms', async () => {
    await page.goto('/verification-guidelines');
    await expect(page.getByRole('region', { name: 'What verification brings you' }).getByRole('listitem')).toHaveCount(
      8,
    );
    await expect(page.getByRole('region', { name: 'How it goes' }).getByRole('listitem')).toHaveCount(5);
    await expect(page.getByText('2-3 business days')).toBeVisible();
    await expect(page.getByText('certified translations')).toBeVisible();
    for (const start of await page.getByRole('link', { name: 'Start Verification Process' }).all()) {
      await expect(start).toHaveAttribute('href', '/user-settings?tab=professional#verification');
    }
    await signIn(page, mina);
    for (const route of ['/auth/restaurant-owner', '/role-selection']) {
      await visit(page, route);
      await expect(page.getByText(/Become a Restaurant Owner|Food Enthusiast/).first()).toBeVisible();
      await expectAccessible(page);
    }
  });
  await test.step('a member moves at once to a role that asks nothing, and back by Undo', async () => {
    const roleOf = async () => (await api.call('GET', `/api/collections/profiles/records/${mina.id}`)).body['role'];
    await visit(page, '/role-selection');
    await page.getByRole('button', { name: 'Home Chef' }).click();
    await page.getByRole('button', { name: 'Undo' }).focus(); // the toast waits
    await expect(page.getByText('You are now a Home Chef.').last()).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Home Chef' }).getByText('Your role')).toBeVisible();
    await expect.poll(roleOf).toBe('home_chef');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Food Enthusiast' }).getByText('Your role'),
    ).toBeVisible();
    await expect.poll(roleOf).toBe('enthusiast');
  });
  await test.step('tells others to update their role', async () => {
    await visit(page, '/user-settings?tab=professional');
    await expect(page.getByRole('link', { name: 'Update your role' })).toHaveAttribute('href', '/role-selection');
  });
});
