import { AxeBuilder } from '@axe-core/playwright';
import { expect as expectIn, type Locator, type Page } from '@playwright/test';
import { installedTest as test } from '#tests/e2e/support/app-test.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { showScheme } from '#tests/e2e/support/show-scheme.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { openApi, recordsPath } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

/** Six cold starts, the service worker's download of the whole app beside the first. */
const expect = expectIn.configure({ timeout: 30_000 });
const keepButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Keep offline/ });
/** Of a food's page; each choice closes it. */
const openMore = (page: Page) => page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
/** Whether the browser could draw it. */
const isDrawn = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0), {
      timeout: 30_000,
    })
    .toBe(true);
/** Takes the pictures that were merely seen from the device: what is kept does not depend on them. */
const forgetSeen = (page: Page) => page.evaluate(() => caches.delete('food-pictures'));

test('what is kept offline opens cold without a connection, pictures and reviews and all, is told in the settings, and can be let go of', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  const [mina, ben] = [await api.join('mina'), await api.join('ben')];
  const body = new FormData();
  for (const [field, value] of Object.entries({ name: 'Broth', uploaded_by: ben.id })) body.set(field, value);
  body.set('image', new Blob([aPngPicture()]), 'broth.png');
  const food = (await api.call('POST', recordsPath('foods'), { token: ben.token, body })).body.id;
  await api.create('reviews', ben, { food, user: ben.id, rating: 5, review_text: 'Like a warm bath.' });
  const other = await api.create('foods', ben, { name: 'Stew', uploaded_by: ben.id });

  // An intention without a connection: the food's row is here, its page is not.
  await signIn(page, mina, '/explore');
  await expect(page.getByRole('link', { name: 'Broth' }).first()).toBeVisible();
  await goOffline(page);
  await visit(page, `/food/${food}`);
  await openMore(page);
  await keepButton(page).click();
  await expect(page.getByText('Broth will be kept offline').last()).toBeVisible();
  await openMore(page);
  await expect(keepButton(page)).toHaveAccessibleName(/Waiting for a connection/);
  await expect(keepButton(page)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await openMore(page);
  await expect(keepButton(page)).toHaveAttribute('aria-pressed', 'true');

  // It comes when it can; a list is kept with all that is in it.
  await visit(page, '/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await goOnline(page);
  await visit(page, `/food/${other}`);
  await page.getByRole('button', { name: 'Want to try' }).first().click();
  await expect(page.getByRole('button', { name: 'Want to try', pressed: true })).toBeVisible();
  await visit(page, '/profile');
  await page
    .getByRole('region', { name: 'Want to try' })
    .getByRole('button', { name: /^Keep offline/ })
    .click();
  await expect(
    page.getByRole('region', { name: 'Want to try' }).getByRole('button', { name: /On this device/ }),
  ).toBeVisible({ timeout: 30_000 });

  await visit(page, '/user-settings?tab=preferences');
  const kept = page.getByRole('region', { name: 'Kept by you' });
  await expect(kept.getByRole('listitem').filter({ hasText: 'Broth' })).toContainText(/Food · on this device · \d/);
  for (const scheme of ['light', 'dark'] as const) {
    await showScheme(page, scheme);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }

  // Cold, by deep link, without a network and without what was merely seen.
  await forgetSeen(page);
  await goOffline(page);
  const context = page.context();
  await page.close();
  const cold = await context.newPage();
  await cold.goto(`/food/${food}`);
  await isDrawn(cold.getByRole('img', { name: 'Picture of Broth' }));
  await cold.getByRole('tab', { name: /^Reviews/ }).click();
  await expect(cold.getByText('Like a warm bath.')).toBeVisible();

  await cold.goto('/user-settings?tab=preferences');
  await cold.getByRole('button', { name: 'Free up space' }).click();
  await expect(cold.getByText(/^Freed about|^Nothing to free up/).last()).toBeVisible();
  const list = cold.getByRole('region', { name: 'Kept by you' });
  await list.getByRole('button', { name: 'Remove Broth from this device' }).click();
  await expect(list.getByRole('link', { name: 'Broth' })).toBeHidden();
  await cold.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('listitem').filter({ hasText: 'Broth' })).toContainText('on this device');
  await list.getByRole('button', { name: 'Remove all' }).click();
  await expect(list.getByText('Nothing yet.')).toBeVisible();
  await cold.reload();
  await expect(cold.getByRole('region', { name: 'Kept by you' }).getByText('Nothing yet.')).toBeVisible();
});
