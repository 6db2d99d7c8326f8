import { expect } from '@playwright/test';
import { anotherDevice } from '#tests/e2e/support/another-device.ts';
import { installedTest as test } from '#tests/e2e/support/app-test.ts';
import { axeViolationsInBothSchemes } from '#tests/e2e/support/axe-violations.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

const STARS = [5, 1, 4, 2, 5];

test('R46: who tastes alike is told with the number of foods, without a network too, and not to whoever left on another device', async ({
  page,
  app,
  browser,
}) => {
  const api = openApi(app);
  const [mina, ola, rafi] = [await api.join('mina'), await api.join('ola'), await api.join('rafi')];
  const foods: string[] = [];
  for (const name of ['Laksa', 'Natto', 'Mochi', 'Menudo', 'Tamale', 'Pozole'])
    foods.push(await api.create('foods', rafi, { name, uploaded_by: rafi.id }));
  const rate = async (who: typeof mina, stars: readonly number[]) => {
    for (const [at, rating] of stars.entries())
      await api.create('reviews', who, { food: foods[at], user: who.id, rating });
  };
  await rate(ola, [...STARS, 5]);
  await rate(
    rafi,
    STARS.map((stars) => 6 - stars),
  );
  await rate(mina, STARS.slice(0, 4));
  const root = await api.asSuperuser();
  const publish = async () => expect((await api.call('POST', '/api/sync/snapshot', { token: root })).status).toBe(200);
  await publish();

  await signIn(page, mina, '/community?tab=alike');
  const tab = page.getByRole('tabpanel', { name: 'Taste like you' });
  await expect(tab.getByRole('heading', { name: 'Rate 1 more food' })).toBeVisible();
  await api.create('reviews', mina, { food: foods[4], user: mina.id, rating: STARS[4] });
  const mates = tab.getByRole('article');
  await expect(mates).toHaveCount(1);
  await expect(mates).toContainText('ola Example');
  await expect(mates).toContainText(/8\d% over 5 foods/);
  expect(await axeViolationsInBothSchemes(page)).toEqual([]);

  await visit(page, '/profile/rafi');
  await expect(page.getByText(/^You two taste differently: 1\d% over 5 foods$/)).toBeVisible();
  await visit(page, '/profile/ola');
  await expect(page.getByText(/^You two taste alike: 8\d% over 5 foods$/)).toBeVisible();

  await goOffline(page);
  await visit(page, '/community?tab=alike');
  await expect(mates).toContainText(/8\d% over 5 foods/);
  await visit(page, '/user-settings?tab=preferences');
  const compare = page.getByRole('switch', { name: 'Compare my taste with others’' });
  await compare.click();
  await expect(compare).not.toBeChecked();
  await visit(page, '/community?tab=alike');
  await expect(tab.getByRole('heading', { name: 'You are left out of taste matches' })).toBeVisible();
  await goOnline(page);

  const second = await anotherDevice(browser, app);
  await expect
    .poll(async () => {
      const { body } = await api.call('GET', '/api/collections/notification_preferences/records', {
        token: mina.token,
      });
      return body.items.map((row: Record<string, unknown>) => row['no_taste_match']);
    })
    .toEqual([true]);
  await publish();
  await signIn(second, mina, '/community?tab=alike');
  await expect(second.getByRole('heading', { name: 'You are left out of taste matches' })).toBeVisible();
  const others = await anotherDevice(browser, app);
  await signIn(others, ola, '/community?tab=alike');
  await expect(others.getByRole('heading', { name: 'Nobody who tastes like you yet' })).toBeVisible();
});
