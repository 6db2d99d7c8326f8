import { expect } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { verifiedChef } from '#tests/e2e/support/chez-chef.ts';
import { axeViolationsInBothSchemes } from '#tests/e2e/support/axe-violations.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

test('a chef says without a network where a food is served; a visitor sees it open, and how far it is without telling where they are', async ({
  page,
  app,
  browser,
}) => {
  const api = openApi(app);
  const chef = await verifiedChef(api);
  const superuser = await api.asSuperuser();
  const food = await api.create('foods', chef, { name: 'Plum tart', uploaded_by: chef.id });
  await signIn(page, chef, '/user-settings?tab=professional');
  const add = page.getByRole('button', { name: 'Add a place' });
  await expect(add).toBeVisible();
  await page.context().setOffline(true);
  await add.click();
  const form = page.getByRole('dialog', { name: 'Add a place' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please name the place.')).toBeVisible();
  await form.getByLabel('Name of the place').fill('The Corner');
  await form.getByLabel('Address').fill('1 Market Square, Berlin');
  await form.getByLabel('Latitude').fill('52,52');
  await form.getByLabel('Longitude').fill('13.405');
  await form.getByText('State the opening hours').click();
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
    const group = form.getByRole('group', { name: day });
    if (day === 'Monday') {
      await group.getByRole('button', { name: 'Monday: add a time' }).click();
      await group.getByLabel('Monday: open from').fill('00:00');
      await group.getByLabel('Monday: open until').fill('00:00');
    } else await group.getByRole('button', { name: `${day}: as on the day before` }).click();
  }
  await form.getByRole('button', { name: 'Add Plum tart' }).click();
  expect(await axeViolationsInBothSchemes(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  const own = page.getByRole('article', { name: 'The Corner' });
  await expect(own.getByText('Open around the clock')).toBeVisible();
  await expect(own.getByText('Waiting to be sent')).toBeVisible();
  await page.context().setOffline(false);
  await expect(own.getByText('Waiting to be sent')).toBeHidden({ timeout: 30_000 });

  const visitor = await browser.newPage({
    baseURL: app.url,
    reducedMotion: 'reduce',
    geolocation: { latitude: 48.137, longitude: 11.575 },
    permissions: ['geolocation'],
  });
  const sent: string[] = [];
  visitor.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await visitor.goto(`/food/${food}`);
  const places = visitor.getByRole('region', { name: 'Where to eat it' });
  await expect(places.getByRole('article', { name: 'The Corner' })).toContainText('Open around the clock');
  await expect(places.getByRole('link', { name: 'The Corner on OpenStreetMap' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=52.52&mlon=13.405#map=17/52.52/13.405',
  );
  await places.getByRole('button', { name: 'Near me' }).click();
  await expect(places.getByText('504 km away')).toBeVisible();
  expect(await axeViolationsInBothSchemes(visitor)).toEqual([]);
  await visitor.context().clearPermissions();
  await places.getByRole('button', { name: 'Forget where I am' }).click();
  await places.getByRole('button', { name: 'Near me' }).click();
  await expect(places.getByText('Your device keeps your position to itself')).toBeVisible();
  // R47: the position is nowhere but on the device.
  expect(sent.filter((one) => one.includes('48.137') || one.includes('11.575'))).toEqual([]);
  await visit(visitor, '/profile/chef');
  await expect(visitor.getByRole('region', { name: 'Where to find us' })).toContainText('Plum tart');
  // Without the verification nobody sees it.
  await api.create('user_roles', superuser, { user: chef.id, role: 'professional_chef', is_verified: false });
  await expect(visitor.getByRole('region', { name: 'Where to find us' })).toBeHidden({ timeout: 30_000 });
  await visitor.context().close();
});
