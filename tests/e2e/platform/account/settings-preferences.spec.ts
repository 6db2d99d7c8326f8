import { expect } from '@playwright/test';
import { anotherDevice } from '#tests/e2e/support/another-device.ts';
import { installedTest as test } from '#tests/e2e/support/app-test.ts';
import { axeViolationsInBothSchemes } from '#tests/e2e/support/axe-violations.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { openApi, recordsPath } from '#tests/support/server/open-api.ts';
import { newsOfPush, pretendPushService } from '#tests/e2e/support/push-of-browser.ts';
import { visit } from '#tests/e2e/support/visit.ts';

test.use({ seed: false });

test('what is preferred is done: units, stillness, small pictures, muted news, news told while the app is closed; what is chosen without a network is so on the second device, and clearing loses nothing that is unsent', async ({
  page,
  app,
  browser,
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

  await pretendPushService(page);
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

  await visit(page, `/food/${food}`);
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute(
    'src',
    new RegExp(`/api/files/foods/${food}/.*thumb=480x360`),
  );
  await expect(page.getByText('149-167 °F')).toBeVisible();

  await visit(page, '/user-settings?tab=preferences');
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

  // [R49] The worker is woken without content, and reads what is new. The server wakes nobody: it is quiet all day.
  await page.getByRole('switch', { name: 'Quiet hours' }).click();
  await page.getByLabel('From').fill('00:00');
  await page.getByLabel('Until').fill('23:59');
  await page.getByRole('checkbox', { name: 'Messages' }).click();
  const here = page.getByRole('switch', { name: 'Notify me on this device' });
  await here.click();
  await expect(here).toBeChecked();
  const own = async (collection: string) =>
    (await api.call('GET', recordsPath(collection), { token: mina.token })).body.items;
  await expect
    .poll(async () => (await own('notification_preferences'))[0])
    .toMatchObject({ quiet_from: 0, quiet_until: 1439, no_push_message: true, time_zone: expect.stringMatching(/./) });
  expect(await own('push_subscriptions')).toHaveLength(1);
  await api.create('user_follows', ben, { follower: ben.id, following: mina.id });
  expect(await newsOfPush(page)).toEqual(['Achievement unlocked: First Taste', 'ben Example started following you']);
  await here.click();
  await expect.poll(async () => own('push_subscriptions')).toEqual([]);

  await goOffline(page);
  await page.getByRole('switch', { name: 'Quiet', exact: true }).click();
  await page.getByLabel('From').fill('22:30');
  await page.getByRole('checkbox', { name: 'Messages' }).click();
  await page.getByRole('checkbox', { name: 'New followers' }).click();
  const unsent = page.getByRole('listitem').filter({ hasText: 'Only on this device' });
  await expect(unsent).toContainText(/[1-4] unsent change/);
  await page.getByRole('button', { name: 'Free up space' }).click();
  await expect(page.getByText(/^Freed about|^Nothing to free up/).last()).toBeVisible();
  await expect(unsent).toContainText(/[1-4] unsent change/);
  await goOnline(page);
  // Lines above it go when the connection is back: a press that they move away from is made again.
  const again = page.getByRole('dialog').getByRole('button', { name: 'Download anew' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Download anew' }).click();
    await expect(again).toBeVisible({ timeout: 5000 });
  }).toPass();
  await again.click();
  await expect
    .poll(
      async () => (await api.call('GET', recordsPath('notification_preferences', mina.id), { token: mina.token })).body,
    )
    .toMatchObject({ quiet: true, mute_like: true, quiet_from: 1350, no_push_message: false, no_push_follow: true });
  await expect(page.getByText('1 food, to search')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Likes of your foods' })).not.toBeChecked();

  const second = await anotherDevice(browser, app);
  await signIn(second, mina, '/user-settings?tab=preferences');
  await expect(second.getByRole('switch', { name: 'Quiet', exact: true })).toBeChecked();
  await expect(second.getByLabel('From')).toHaveValue('22:30');
  await expect(second.getByLabel('Until')).toHaveValue('23:59');
  await expect(second.getByRole('checkbox', { name: 'Messages' })).toBeChecked();
  await expect(second.getByRole('checkbox', { name: 'New followers' })).not.toBeChecked();
  await second.context().close();
});
