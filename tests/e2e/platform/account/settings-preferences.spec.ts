import { expect } from '@playwright/test';
import { installedTest as test } from '#tests/e2e/support/app-test.ts';
import { axeViolationsInBothSchemes } from '#tests/e2e/support/axe-violations.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { openApi, recordsPath } from '#tests/support/server/open-api.ts';

test.use({ seed: false });

test('what is preferred is done: units, stillness, small pictures, muted news; and clearing loses nothing that is unsent', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  const [mina, ben] = [await api.join('mina'), await api.join('ben')];
  const body = new FormData();
  for (const [field, value] of Object.entries({
    name: 'Broth',
    uploaded_by: mina.id,
    temperature_experience: '{"ideal_serving_temp":"65-75 °C"}',
  }))
    body.set(field, value);
  body.set('image', new Blob([aPngPicture()]), 'broth.png');
  const food = (await api.call('POST', recordsPath('foods'), { token: mina.token, body })).body.id;

  await signIn(page, mina, '/user-settings?tab=preferences');
  await expect(page.getByRole('switch', { name: 'Likes of your foods' })).toBeChecked();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await axeViolationsInBothSchemes(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('radio', { name: 'Imperial' }).check();
  await page.getByRole('group', { name: 'Motion' }).getByRole('radio', { name: 'Reduced' }).check();
  await page.getByRole('switch', { name: 'Save data' }).check();
  await expect(page.locator('html')).toHaveClass(/still/);
  expect(
    await page
      .getByRole('tab', { name: 'Preferences' })
      .evaluate((tab) => Number.parseFloat(getComputedStyle(tab).transitionDuration)),
  ).toBeLessThan(0.001);

  await page.goto(`/food/${food}`);
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute(
    'src',
    new RegExp(`/api/files/foods/${food}/.*thumb=480x360`),
  );
  await expect(page.getByText('149-167 °F')).toBeVisible();

  await page.goto('/user-settings?tab=preferences');
  await expect(page.getByRole('radio', { name: 'Imperial' })).toBeChecked();
  await page.getByRole('switch', { name: 'Likes of your foods' }).click();
  await expect
    .poll(
      async () =>
        (await api.call('GET', recordsPath('notification_preferences', mina.id), { token: mina.token })).body[
          'mute_like'
        ],
    )
    .toBe(true);
  await api.create('food_likes', ben, { food, user: ben.id });
  expect(
    (
      await api.call('GET', `${recordsPath('notifications')}?filter=${encodeURIComponent("type='like'")}`, {
        token: mina.token,
      })
    ).body.items,
  ).toEqual([]);

  await goOffline(page);
  await page.getByRole('switch', { name: 'Quiet' }).click();
  const own = page.getByRole('listitem').filter({ hasText: 'Only on this device' });
  await expect(own).toContainText('1 unsent change');
  await page.getByRole('button', { name: 'Free up space' }).click();
  await expect(page.getByText(/^Freed about|^Nothing to free up/).last()).toBeVisible();
  await expect(own).toContainText('1 unsent change');
  await goOnline(page);
  await page.getByRole('button', { name: 'Download anew' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Download anew' }).click();
  await expect
    .poll(
      async () => (await api.call('GET', recordsPath('notification_preferences', mina.id), { token: mina.token })).body,
    )
    .toMatchObject({ quiet: true, mute_like: true });
  await expect(page.getByText('1 food, to search')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Likes of your foods' })).not.toBeChecked();
});
