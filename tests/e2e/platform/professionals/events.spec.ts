import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { verifiedChef } from '#tests/e2e/support/chez-chef.ts';
import { axeViolationsInBothSchemes } from '#tests/e2e/support/axe-violations.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi } from '#tests/support/server/open-api.ts';

test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'Europe/Berlin' });

test('a chef announces an event without a network; a follower is told, puts it into the calendar, and hears that it is cancelled', async ({
  page,
  app,
  browser,
}) => {
  const api = openApi(app);
  const chef = await verifiedChef(api);
  const ben = await api.join('ben');
  const food = await api.create('foods', chef, { name: 'Plum tart', uploaded_by: chef.id });
  const corner = { name: 'The Corner', address: '1 Market Square, Berlin', time_zone: 'Europe/Berlin' };
  await api.create('places', chef, { ...corner, user: chef.id });
  await api.create('user_follows', ben, { follower: ben.id, following: chef.id });
  const year = new Date().getFullYear() + 1;
  await signIn(page, chef, '/user-settings?tab=professional');
  const add = page.getByRole('button', { name: 'Announce an event' });
  await expect(add).toBeVisible();
  await page.context().setOffline(true);
  await add.click();
  const form = page.getByRole('dialog', { name: 'Announce an event' });
  await form.getByLabel('Name of the event').fill('Plum night');
  await form.getByLabel('Begins').fill(`${year}-06-24T18:30`);
  await form.getByLabel('Ends').fill(`${year}-06-24T17:00`);
  await form.getByRole('group', { name: 'At one of your places' }).getByRole('button', { name: 'The Corner' }).click();
  await expect(form.getByLabel('Where')).toHaveValue('The Corner, 1 Market Square, Berlin');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('It must end after it begins.')).toBeVisible();
  await form.getByLabel('Ends').fill(`${year}-06-24T23:00`);
  await form.getByRole('button', { name: 'Add Plum tart' }).click();
  expect(await axeViolationsInBothSchemes(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  const own = page.getByRole('article', { name: 'Plum night' });
  await expect(own.getByText('Waiting to be sent')).toBeVisible();
  await page.context().setOffline(false);
  await expect(own.getByText('Waiting to be sent')).toBeHidden({ timeout: 30_000 });

  const follower = await browser.newPage({ baseURL: app.url, reducedMotion: 'reduce', timezoneId: 'Europe/Berlin' });
  await signIn(follower, ben, `/food/${food}`);
  const event = follower.getByRole('region', { name: 'Events with it' }).getByRole('article', { name: 'Plum night' });
  await expect(event).toContainText('24 June');
  const download = follower.waitForEvent('download');
  await event.getByRole('button', { name: 'Add Plum night to my calendar' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toContain(`DTSTART:${year}0624T163000Z`);
  expect(file).toContain('SUMMARY:Plum night');
  expect(await axeViolationsInBothSchemes(follower)).toEqual([]);
  const told = async () =>
    (await api.call('GET', '/api/collections/notifications/records', { token: ben.token })).body.items.map(
      ({ message }) => message,
    );
  expect(await told()).toEqual([expect.stringContaining('announces Plum night')]);

  // The place moves, and what is announced there with it.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Edit The Corner' }).click();
  const placeForm = page.getByRole('dialog', { name: 'Edit place' });
  await placeForm.getByLabel('Address').fill('2 Harbour, Hamburg');
  await placeForm.getByRole('button', { name: 'Save' }).click();
  const asking = page.getByRole('dialog', { name: 'Move the events too?' });
  await expect(asking).toContainText('1 coming event was announced at this place.');
  // Who closes the question finds the way back to it.
  await asking.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('1 coming event is still announced at the old address')).toBeVisible();
  await page.getByRole('button', { name: 'Move the events' }).click();
  await asking.getByRole('button', { name: 'Move them' }).click();
  await expect(page.getByText('still announced at the old address')).toBeHidden();
  await expect(own).toContainText('The Corner, 2 Harbour, Hamburg');
  await page.context().setOffline(false);
  await expect(event).toContainText('The Corner, 2 Harbour, Hamburg', { timeout: 30_000 });
  await expect.poll(told).toEqual([expect.stringContaining('changed time or place of Plum night')]);
  const corrected = follower.waitForEvent('download');
  await event.getByRole('button', { name: 'Add Plum night to my calendar' }).click();
  const moved = readFileSync(await (await corrected).path(), 'utf8');
  const uid = /UID:.*/.exec(file)?.[0] ?? 'no UID';
  for (const line of [uid, `DTSTART:${year}0624T163000Z`, String.raw`LOCATION:The Corner\, 2 Harbour\, Hamburg`])
    expect(moved).toContain(line);

  await own.getByRole('button', { name: 'Cancel Plum night' }).click();
  await page.getByRole('button', { name: 'Cancel the event' }).click();
  await expect(own.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(event.getByText('Cancelled', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect.poll(told).toEqual([expect.stringContaining('cancelled Plum night')]);
  await follower.context().close();
});
