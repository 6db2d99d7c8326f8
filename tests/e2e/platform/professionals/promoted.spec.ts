import { expect } from '@playwright/test';
import { byLot, dayOf } from '#domain/values/day.ts';
import { installedTest as test } from '#tests/e2e/support/app-test.ts';
import { verifiedChef } from '#tests/e2e/support/chez-chef.ts';
import { axeViolationsInBothSchemes } from '#tests/e2e/support/axe-violations.ts';
import { cameraPhoto } from '#tests/e2e/support/camera-photo.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { sendFood } from '#tests/e2e/support/form-steps.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { openApi } from '#tests/support/server/open-api.ts';

test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

test('a food that a verified chef adds without a network stands before its equals in both searches, and never above a better match (R34)', async ({
  page: kitchen,
  app,
  browser,
}) => {
  const api = openApi(app);
  const chef = await verifiedChef(api);
  const superuser = await api.asSuperuser();
  for (const kind of ['pie', 'jam', 'soup', 'salad', 'cake'])
    await api.create('foods', superuser, { name: `Plum ${kind}` });
  await api.create('foods', superuser, { name: 'Plum' });
  await signIn(kitchen, chef, '/contribute');
  const name = kitchen.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toBeVisible();
  await goOffline(kitchen);
  await name.fill('Plum tart');
  const photo = await cameraPhoto(kitchen, { width: 300, height: 200 });
  await kitchen.locator('[data-field=photo] input[type=file]').first().setInputFiles(photo);
  await expect(kitchen.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await sendFood(kitchen);
  await kitchen.waitForURL('**/food/*');
  // What stands first by its lot or its id needs no label: one of the equals goes before it by both.
  const tart = new URL(kitchen.url()).pathname.split('/').at(-1) ?? '';
  const goesFirst = (id: string) => id < tart && byLot(dayOf(Date.now()))(id, tart) < 0;
  const ids = Array.from({ length: 400 }, () => `00000${newRecordId().slice(5)}`);
  await api.create('foods', superuser, { id: ids.find(goesFirst), name: 'Plum wine' });

  const page = await browser.newPage({ baseURL: app.url, reducedMotion: 'reduce' });
  await page.goto('/advanced-search?q=plum');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(7);
  await goOnline(kitchen);
  await expect(cards).toHaveCount(8, { timeout: 30_000 });
  const promoted = page.getByRole('listitem').filter({ hasText: 'Promoted by Chez Chef' });
  await expect(promoted.getByRole('article')).toContainText('Plum tart');
  await expect(cards.nth(0)).toContainText(/^Plum(?! tart)/);
  await expect(cards.nth(1)).toContainText('Plum tart');
  expect(await axeViolationsInBothSchemes(page)).toEqual([]);
  await page.getByLabel('Sort by').selectOption('rating');
  await expect(cards.first()).toContainText('Plum tart');
  await expect(promoted).toBeVisible();
  // By name the place of each is asked for.
  await page.getByLabel('Sort by').selectOption('name');
  await expect(cards.first()).toContainText(/^Plum(?! tart)/);
  await expect(promoted).toHaveCount(0);

  const box = page.getByRole('combobox', { name: 'Search all foods' });
  // The shortcut is there once the page is awake.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(box).toBeVisible({ timeout: 2000 });
  }).toPass();
  await box.fill('plum');
  const options = page.getByRole('listbox', { name: 'Foods found' }).getByRole('option');
  await expect(options).toHaveCount(8);
  await expect(options.first()).toContainText(/^Plum(?! tart)/);
  await expect(options.nth(1)).toContainText(/Plum tart.*Promoted by Chez Chef/);
  await page.context().close();
});
