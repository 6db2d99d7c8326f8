import { expect } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { chezChef } from '#tests/e2e/support/chez-chef.ts';
import { axeViolationsInBothSchemes } from '#tests/e2e/support/axe-violations.ts';
import { reviewPage } from '#tests/e2e/support/review-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi, recordsPath } from '#tests/support/server/open-api.ts';

test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

test('premium is locked until the profile is verified; then a visitor’s look and a like are in the analytics, and a review is answered and pinned without a network', async ({
  page,
  app,
  browser,
}) => {
  const api = openApi(app);
  const chef = await chezChef(api);
  const ben = await api.join('ben');
  const food = await api.create('foods', chef, { name: 'Plum tart', uploaded_by: chef.id });
  await api.create('food_likes', ben, { food, user: ben.id });
  await signIn(page, chef, '/user-settings?tab=premium');
  await expect(page.getByRole('listitem').filter({ hasText: 'Verification Required' })).toHaveCount(6);
  // What is not there is not promised (R34).
  await expect(page.getByText('Coming soon')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Start verification' })).toHaveAttribute(
    'href',
    '/user-settings?tab=professional#verification',
  );
  await expect(page.getByRole('heading', { name: 'Analytics Dashboard' })).toBeHidden();

  const superuser = await api.asSuperuser();
  for (const collection of ['professional_profiles', 'user_roles']) {
    const [row] = (
      await api.call('GET', `${recordsPath(collection)}?filter=${encodeURIComponent(`user='${chef.id}'`)}`, {
        token: superuser,
      })
    ).body.items;
    await api.call('PATCH', recordsPath(collection, row?.id), { token: superuser, body: { is_verified: true } });
  }
  const visitor = await (await browser.newContext({ baseURL: app.url, reducedMotion: 'reduce' })).newPage();
  const told = visitor.waitForResponse((answer) => answer.url().endsWith('/api/analytics/views'), { timeout: 45_000 });
  await visitor.goto(`/food/${food}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Plum tart' })).toBeVisible();
  expect((await told).status()).toBe(204);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Plum tart' })).toHaveText('Plum tart1010');
  await expect(page.getByRole('img', { name: /^Views a day: 1 in all/ })).toBeVisible();
  await expect(page.getByText('Fewer than ten people so far')).toBeVisible();
  await page.getByLabel('Food', { exact: true }).selectOption('Plum tart');
  await page.getByRole('radio', { name: '90 days' }).check();
  const saves = page.getByRole('figure', { name: 'Saves and likes a week' });
  await saves.getByText('Show as a table').click();
  await expect(saves.getByRole('row').last()).toHaveText(/\d+ \w+100$/);
  expect(await axeViolationsInBothSchemes(page)).toEqual([]);

  // Figures of ten people, which here nobody is; the device keeps what it read of them.
  const people = { people: 15, madeAt: '2026-05-06 07:08:09.000Z', stars: [{ from: 4, to: 5, percent: 60 }] };
  await page.route('**/api/analytics?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), customers: people } });
  });
  await page.reload();
  await expect(page.getByText('At least 15 people, as of 6 May 2026.')).toBeVisible();
  await expect(page.getByText('As this device last read it')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Professional' }).click();
  await expect(page.getByRole('button', { name: 'Add a place' })).toBeVisible();
  await page.unroute('**/api/analytics?*');
  await page.context().setOffline(true);
  await page.getByRole('tab', { name: 'Premium' }).click();
  await expect(page.getByText('Your analytics are not on this device')).toBeVisible();
  await expect(page.getByText('At least 15 people, as of 6 May 2026.')).toBeVisible();
  await expect(page.getByText('As this device last read it')).toBeVisible();
  await page.context().setOffline(false);

  // What the chef says without a connection, others read as soon as there is one (R34).
  await api.create('reviews', ben, { food, user: ben.id, rating: 3, review_text: 'Tart indeed.' });
  const reviews = reviewPage(page, food);
  await reviews.open();
  await expect(reviews.list.getByRole('button', { name: 'Answer' })).toBeVisible();
  await page.context().setOffline(true);
  await reviews.list.getByRole('button', { name: 'Answer' }).click();
  await expect(page.getByLabel('Your answer')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Please write an answer.')).toBeVisible();
  await page.keyboard.type('The plums are from our own trees.');
  await page.keyboard.press('Control+Enter');
  const answer = reviews.list.getByRole('group', { name: 'Answer by Chez Chef' });
  await expect(answer.getByText('Waiting to be sent')).toBeVisible();
  await reviews.list.getByRole('button', { name: 'Pin to the top' }).click();
  await expect(reviews.list.getByText('Pinned', { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await expect(answer.getByText('Waiting to be sent')).toBeHidden({ timeout: 30_000 });
  const seen = visitor.getByRole('article', { name: 'Review by ben Example' });
  await reviewPage(visitor, food).showList();
  await expect(seen.getByRole('group', { name: 'Answer by Chez Chef' })).toContainText(
    /Professional Chef.*The plums are from our own trees\./,
  );
  await expect(seen.getByText('Pinned', { exact: true })).toBeVisible();
  await visitor.context().close();
});
