import { expect, type Page } from '@playwright/test';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { axeViolationsInBothSchemes } from '#tests/e2e/support/axe-violations.ts';
import { cameraPhoto } from '#tests/e2e/support/camera-photo.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { holdRequests } from '#tests/e2e/support/hold-requests.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi } from '#tests/support/server/open-api.ts';

test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

const form = (page: Page) => page.getByRole('form', { name: 'Edit profile' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });

installedTest(
  'R8 R19: edits the profile without a network, with a picture; it survives a reload and arrives whole',
  async ({ page, app }) => {
    const api = openApi(app);
    const mina = await api.join('mina');
    await signIn(page, mina, '/profile');
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await expect(form(page)).toBeVisible();
    await goOffline(page);
    await field(page, 'Bio').fill('Cooks what grandmother cooked.');
    await page.reload();
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await expect(field(page, 'Bio')).toHaveValue('Cooks what grandmother cooked.');
    await field(page, 'Location').fill('Kyōto');
    await field(page, 'Phone').fill('+81 75 000 0000');
    await form(page)
      .locator('input[type=file]')
      .setInputFiles(await cameraPhoto(page, { width: 900, height: 600, hasGps: true }));
    await expect(form(page).locator('img')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile Updated', { exact: true })).toBeVisible();
    const main = page.getByRole('main');
    for (const text of ['Cooks what grandmother cooked.', 'Kyōto', '+81 75 000 0000', 'Waiting to be sent'])
      await expect(main.getByText(text)).toBeVisible();
    await page.reload();
    await expect(main.locator('img[src^="blob:"]').first()).toBeVisible();
    await goOnline(page);

    const profile = async () => (await api.call('GET', `/api/collections/profiles/records/${mina.id}`)).body;
    await expect.poll(profile).toMatchObject({ bio: 'Cooks what grandmother cooked.', location: 'Kyōto' });
    await expect.poll(async () => (await profile())['avatar']).toMatch(/\.jpg$/);
    const contact = (token?: string) =>
      api.call('GET', `/api/collections/private_contacts/records/${mina.id}`, { token });
    await expect.poll(async () => (await contact(mina.token)).body).toMatchObject({ phone: '+81 75 000 0000' });
    expect((await contact()).status).toBe(404);
    await expect(main.locator(`img[src^="/api/files/profiles/${mina.id}/"]`).first()).toBeVisible();

    await page.getByRole('button', { name: 'Edit profile' }).click();
    await form(page).getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
    await expect.poll(profile).toMatchObject({ avatar: '' });
    await expect(main.locator('img')).toHaveCount(0);
  },
);

test('[S6] a username that is taken comes back with its reason, and can be corrected', async ({ page, app }) => {
  const api = openApi(app);
  const mina = await api.join('mina');
  await api.join('taken');
  await signIn(page, mina, '/profile?edit=1');
  await field(page, 'Username').fill('x');
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
  await expect(form(page).getByText('Please use 3 to 30 characters')).toBeVisible();
  await field(page, 'Username').fill('Taken');
  await field(page, 'Bio').fill('Hello.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile Update Failed', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('@mina')).toBeVisible();
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(field(page, 'Username')).toHaveValue('Taken');
  await expect(field(page, 'Username')).toHaveAttribute('aria-invalid', 'true');
  expect(await axeViolationsInBothSchemes(page)).toEqual([]);
  await field(page, 'Username').fill('mina.cooks');
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('main').getByText('@mina.cooks')).toBeVisible();
  await expect
    .poll(async () => (await api.call('GET', `/api/collections/profiles/records/${mina.id}`)).body)
    .toMatchObject({ username: 'mina.cooks', bio: 'Hello.' });
  await expect(page.getByText('Profile Update Failed', { exact: true })).toBeHidden();
});

test('on a new device nothing can be edited before the profile is there, and nothing of it is emptied', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  const mina = await api.join('mina');
  await api.call('PATCH', `/api/collections/profiles/records/${mina.id}`, {
    token: mina.token,
    body: { bio: 'Cooks what grandmother cooked.' },
  });
  const arrive = await holdRequests(page, /\/api\/sync\/(?:pull|snapshot)/);
  await signIn(page, mina, '/profile?edit=1');
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeDisabled();
  await expect(form(page)).toBeHidden();
  arrive();
  await expect(field(page, 'Bio')).toHaveValue('Cooks what grandmother cooked.');
  await expect(field(page, 'Full name')).toHaveValue('mina Example');
  await field(page, 'Location').fill('Kyōto');
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
  await expect
    .poll(async () => (await api.call('GET', `/api/collections/profiles/records/${mina.id}`)).body)
    .toMatchObject({ location: 'Kyōto', full_name: 'mina Example', bio: 'Cooks what grandmother cooked.' });
});
