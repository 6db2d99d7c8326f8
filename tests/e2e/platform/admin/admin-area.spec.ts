import { expect, type Page } from '@playwright/test';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { axeViolations } from '#tests/e2e/support/axe-violations.ts';
import { goOffline } from '#tests/e2e/support/go-offline.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { type Api, type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

for (const each of [test, installedTest]) each.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

async function anAdmin(api: Api, name: string): Promise<ApiMember> {
  const admin = await api.join(name);
  await api.call('POST', '/api/collections/user_roles/records', {
    token: await api.asSuperuser(),
    body: { user: admin.id, role: 'admin' },
  });
  return admin;
}

async function expectAccessible(page: Page) {
  expect(await axeViolations(page)).toEqual([]);
}

installedTest(
  'an admin finds the dashboard in the menu, adds foods of a cuisine, reads the log and the services; offline what is here stays (spec 2 §2.9, §8)',
  async ({ page, app }) => {
    const api = openApi(app);
    await signIn(page, await anAdmin(api, 'head_admin'));
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin', exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('dialog', { name: 'Account' }).getByRole('link', { name: 'Admin', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
    await expect(page.getByText('Manage verification requests and system overview')).toBeVisible();
    await expect(page.getByText('Total Users').locator('..')).toContainText(/\d/);
    await expect(page.getByText('Pending Requests').locator('..')).toContainText('0');
    const addKorean = async () => {
      await page.getByRole('button', { name: 'Korean' }).click();
      await expect(page.getByText('Successfully added 20 Korean foods!').last()).toBeVisible();
    };
    await addKorean();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('20 foods were taken back').last()).toBeVisible();
    await addKorean();
    await page.getByRole('button', { name: 'Korean' }).click();
    await expect(
      page.getByText('No Korean foods were added').last(),
      'nothing is called a success that was none',
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Log' }).click();
    await expect(page.getByText('added foods of a cuisine').first()).toBeVisible();
    await page.getByRole('button', { name: 'Take the foods back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take the foods back' }).click();
    await expect(page.getByText('20 taken back')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Take the foods back' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('region', { name: 'Mail' }).getByText('Off', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Members' }).click();
    await expect(page.getByRole('article', { name: 'head_admin Example' })).toBeVisible();
    await goOffline(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Members are looked up on the server' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Log' }).click();
    await expect(page.getByText('added foods of a cuisine').first()).toBeVisible();
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByText('Total Users').locator('..')).toContainText(/\d/);
    await page.getByRole('button', { name: 'Thai' }).click();
    await expect(page.getByText('Failed to add Thai foods').last()).toBeVisible();
  },
);

test('[S1] a suspended member is told why on every screen and keeps what is not sent; it goes out once the suspension is lifted', async ({
  page,
  app,
  browser,
}) => {
  const api = openApi(app);
  const [admin, cook] = [await anAdmin(api, 'head_admin'), await api.join('cook')];
  await anAdmin(api, 'deputy');
  const food = (
    await api.call('POST', '/api/collections/foods/records', {
      token: admin.token,
      body: { name: 'Afang soup', uploaded_by: admin.id },
    })
  ).body.id;
  const theirs = await (await browser.newContext({ baseURL: app.url, reducedMotion: 'reduce' })).newPage();
  await signIn(theirs, cook, `/food/${food}`);
  const like = theirs.getByRole('button', { name: /like/i }).first();
  await expect(like).toBeVisible();

  await signIn(page, admin, '/admin/members');
  await page.getByRole('searchbox', { name: 'Find members' }).fill('COOK@foretaste');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Manage cook Example' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage cook Example' });
  await dialog.getByRole('button', { name: 'Suspend the account' }).click();
  await expect(dialog.getByText('Please say why')).toBeVisible();
  await dialog.getByLabel('Reason for a suspension').fill('Soup spam.');
  await expectAccessible(page);
  await theirs.context().setOffline(true);
  await like.click();
  await dialog.getByRole('button', { name: 'Suspend the account' }).click();
  await expect(page.getByRole('article', { name: 'cook Example' }).getByText('Suspended')).toBeVisible();

  await theirs.context().setOffline(false);
  await expect(theirs.getByText('Your account is suspended')).toBeVisible();
  await expect(theirs.getByText('Soup spam.')).toBeVisible();
  await expectAccessible(theirs);
  await theirs.goto('/auth');
  const form = theirs.getByRole('form', { name: 'Sign in' });
  await form.locator('input[autocomplete=current-password]').fill('a-test-password');
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(theirs.getByText('This account is suspended: Soup spam.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Manage cook Example' }).click();
  await dialog.getByRole('button', { name: 'Lift the suspension' }).click();
  await expect(page.getByRole('article', { name: 'cook Example' }).getByText('Suspended')).toHaveCount(0);
  // A role that can be given back is changed at once, and back by the toast.
  await page.getByRole('button', { name: 'Manage cook Example' }).click();
  await dialog.getByLabel('Role').selectOption('Home Chef');
  await dialog.getByRole('button', { name: 'Change the role' }).click();
  await expect(page.getByRole('article', { name: 'cook Example' })).toContainText('Home Chef');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article', { name: 'cook Example' })).toContainText('Food Enthusiast');
  // Another admin's rights are asked about, for no admin can give them back.
  await page.getByRole('searchbox', { name: 'Find members' }).fill('deputy');
  await page.getByRole('button', { name: 'Manage deputy Example' }).click();
  await page.getByRole('button', { name: 'Change the role' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article', { name: 'deputy Example' })).toContainText('Administrator');
  await form.getByRole('button', { name: 'Sign In' }).click();
  await theirs.waitForURL((url) => url.pathname !== '/auth');
  await expect(theirs.getByText('Your account is suspended')).toHaveCount(0);
  const superuser = await api.asSuperuser();
  await expect
    .poll(async () => (await api.call('GET', '/api/collections/food_likes/records', { token: superuser })).body.items)
    .toMatchObject([{ food, user: cook.id }]);
  await theirs.context().close();
});

test('foods of a file are checked row by row, added while the screen shows how far it is, found by search, and taken back', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  const admin = await anAdmin(api, 'importer');
  await api.call('POST', '/api/collections/foods/records', {
    token: admin.token,
    body: { name: 'Okroshka', origin: 'Ukrainian', uploaded_by: admin.id },
  });
  await signIn(page, admin, '/admin/import');
  const choose = page.locator('input[type=file]').first();
  await choose.setInputFiles({ name: 'picture.csv', mimeType: 'text/csv', buffer: Buffer.from('\u0089PNG\0\0') });
  await expect(page.getByText('This is no text: choose a CSV or a JSON file.')).toBeVisible();
  const rows = [
    'dish,cuisines,notes',
    'Kulajda,Czech; Bohemian,',
    'okroshka,Ukrainian,',
    'Okroshka,Polish,',
    ',Thai,',
    ...Array.from({ length: 120 }, (_, n) => `Pudding ${n},British,`),
  ];
  await choose.setInputFiles({ name: 'soups.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await expect(page.getByRole('heading', { name: 'soups.csv' })).toBeVisible();
  await expect(page.getByLabel('dish')).toHaveValue('name');
  await expect(page.getByLabel('cuisines')).toHaveValue('origin');
  await expectAccessible(page);
  await page.getByLabel('dish').selectOption('');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByText('Choose the column that holds the names.')).toBeVisible();
  await page.getByLabel('dish').selectOption('name');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  const counted = (words: string) => page.getByText(words, { exact: true });
  for (const words of ['121 right', '1 renamed', '1 duplicate', '1 refused'])
    await expect(counted(words)).toBeVisible();
  const show = page.getByLabel('Show');
  await show.selectOption('refused');
  await expect(page.getByText(/^Line \d+$/)).toHaveText(['Line 5']);
  await expect(page.getByText('Name: A name is required.')).toBeVisible();
  await show.selectOption('renamed');
  await expect(page.getByText('it becomes “Okroshka (2)”')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add 122 foods' }).click();
  await expect(counted('Done')).toBeVisible();
  await expect(counted('122 added')).toBeVisible();
  await visit(page, '/advanced-search?q=kulajda');
  await expect(page.getByRole('heading', { name: 'Kulajda' })).toBeVisible();
  await expect(page.getByText('Czech', { exact: true }).first()).toBeVisible();
  await visit(page, '/admin/import');
  await page.getByRole('link', { name: 'soups.csv' }).click();
  await page.getByRole('button', { name: 'Take all back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take all back' }).click();
  await expect(counted('122 taken back')).toBeVisible();
  await expect
    .poll(async () => (await api.call('GET', '/api/collections/foods/records?perPage=1')).body['totalItems'])
    .toBe(1);
});
