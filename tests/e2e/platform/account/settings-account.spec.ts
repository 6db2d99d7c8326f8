import { expect } from '@playwright/test';
import { installedTest as test } from '#tests/e2e/support/app-test.ts';
import { axeViolations } from '#tests/e2e/support/axe-violations.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi } from '#tests/support/server/open-api.ts';

test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

test('a new password needs the current one, keeps this browser signed in, and signs the other one out with its unsent change kept', async ({
  page,
  app,
  browser,
}) => {
  const api = openApi(app);
  const member = await api.join('mina');
  const laptop = await (await browser.newContext({ baseURL: app.url, reducedMotion: 'reduce' })).newPage();
  await signIn(laptop, member, '/user-settings');
  await laptop.getByLabel('Full Name').fill('Mina of the Laptop');
  await goOffline(laptop);
  await laptop.getByRole('button', { name: 'Update Profile' }).click();
  await expect(laptop.getByText('Profile Updated').last()).toBeVisible();

  await signIn(page, member, '/settings');
  await expect(page).toHaveURL(/\/user-settings/);
  const form = page.getByRole('form', { name: 'Update password' });
  await form.getByRole('button', { name: 'Update Password' }).click();
  await expect(form.getByText('Please enter your current password')).toBeVisible();
  await form.locator('input[name=current]').fill('not-my-password');
  await form.locator('input[name=password]').fill('cardamom');
  await form.locator('input[name=passwordConfirm]').fill('cardamon');
  await form.getByRole('button', { name: 'Update Password' }).click();
  await expect(form.getByText('New passwords do not match')).toBeVisible();
  await form.locator('input[name=passwordConfirm]').fill('cardamom');
  await form.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password Update Failed').last()).toBeVisible();
  await expect(form.getByRole('alert').first()).toContainText('The password is not right.');
  expect(await axeViolations(page)).toEqual([]);
  await form.locator('input[name=current]').fill('a-test-password');
  await form.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password Updated').last()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('form', { name: 'Update password' })).toBeVisible();

  await goOnline(laptop);
  await expect(laptop.getByText('Please log in to see your settings')).toBeVisible({ timeout: 30_000 });
  await laptop.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(laptop.getByText('You were signed out on another device')).toBeVisible();
  await expect(laptop.getByText('1 unsent change is kept on this device')).toBeVisible();
  await laptop.locator('input[autocomplete=current-password]').fill('cardamom');
  await laptop.getByRole('form', { name: 'Sign in' }).getByRole('button', { name: 'Sign In' }).click();
  await expect
    .poll(async () => (await api.call('GET', `/api/collections/profiles/records/${member.id}`)).body['full_name'], {
      timeout: 30_000,
    })
    .toBe('Mina of the Laptop');
  await laptop.context().close();
});
