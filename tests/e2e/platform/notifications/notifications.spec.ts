import { expect, type Page } from '@playwright/test';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { axeViolationsInBothSchemes } from '#tests/e2e/support/axe-violations.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { type Api, type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

/** A food of a member who was told of the achievement that it brings, and has deleted that. */
async function aFood(api: Api, by: ApiMember): Promise<string> {
  const food = await api.create('foods', by, { name: 'Afang soup', uploaded_by: by.id });
  for (const { id } of await stored(api, by))
    await api.call('DELETE', `/api/collections/notifications/records/${id}`, { token: by.token });
  return food;
}
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const stored = async (api: Api, { token }: ApiMember) =>
  (await api.call('GET', '/api/collections/notifications/records?sort=created', { token })).body.items;

test('a like reaches the bell of another browser, and opens the food', async ({ page, app, browser }) => {
  const api = openApi(app);
  const [mina, ola] = [await api.join('mina'), await api.join('ola')];
  const food = await aFood(api, mina);
  await signIn(page, mina);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await bell(page).click();
  await expect(list(page).getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();

  const other = await browser.newPage({ baseURL: app.url });
  await signIn(other, ola, `/food/${food}`);
  await other.getByRole('button', { name: /^Like/ }).first().click();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await bell(page).click();
  await list(page).getByRole('link', { name: 'ola Example liked your Afang soup' }).click();
  await expect(page).toHaveURL(new RegExp(`/food/${food}$`));
  await expect(list(page)).toBeHidden();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect.poll(() => stored(api, mina)).toMatchObject([{ seen: true }]);

  // What was told in one language is read in another.
  await page.evaluate(() => localStorage.setItem('foretaste.device', JSON.stringify({ language: 'de' })));
  await page.reload();
  await page.getByRole('button', { name: 'Mitteilungen' }).click();
  await expect(
    page
      .getByRole('dialog', { name: 'Mitteilungen' })
      .getByRole('link', { name: 'ola Example gefällt dein Gericht „Afang soup“' }),
  ).toBeVisible();
  await other.close();
});

installedTest(
  'marked, marked all and deleted without a network, and so on the server afterwards',
  async ({ page, app }) => {
    const api = openApi(app);
    const [mina, ola, ben] = [await api.join('mina'), await api.join('ola'), await api.join('ben')];
    const food = await aFood(api, mina);
    await api.create('food_likes', ola, { food, user: ola.id });
    await api.create('food_likes', ben, { food, user: ben.id });
    await api.create('user_follows', ola, { follower: ola.id, following: mina.id });
    await api.create('reviews', ben, { food, user: ben.id, rating: 5, review_text: 'Nutty.' });
    await signIn(page, mina);
    await expect(bell(page)).toHaveAccessibleName('Notifications, 4 unread');
    await goOffline(page);
    await page.reload();
    await bell(page).click();
    const items = list(page).getByRole('listitem');
    await expect(items).toHaveCount(4);
    await expect(items.first()).toContainText('ben Example commented on your Afang soup');
    await items
      .first()
      .getByRole('button', { name: 'Mark as read ben Example commented on your Afang soup', exact: true })
      .click();
    await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread');
    await items
      .first()
      .getByRole('button', { name: 'Delete ben Example commented on your Afang soup', exact: true })
      .click();
    await expect(items).toHaveCount(3);
    await expect(list(page).getByRole('heading', { name: 'Notifications' })).toBeFocused();
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    await list(page).getByRole('button', { name: 'Mark all read' }).click();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await expect(list(page).getByText('You are offline')).toBeVisible();
    // Taken back on the server meanwhile: the mark has nothing to tell.
    const [like] = (await api.call('GET', '/api/collections/food_likes/records', { token: ola.token })).body.items;
    await api.call('DELETE', `/api/collections/food_likes/records/${like?.id}`, { token: ola.token });
    await goOnline(page);
    await expect
      .poll(async () => (await stored(api, mina)).map((one) => [one['type'], one['seen']]))
      .toEqual([
        ['like', true],
        ['follow', true],
      ]);
    await expect(items).toHaveCount(2);
    await expect(page.getByRole('button', { name: /^Sync status/ })).toHaveAccessibleName(/synced/i);
  },
);

test('a visitor has no bell, and a member who signs out takes the notifications along; an achievement is told once (spec 2 §9); a hundred and more are shown as 99+', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  const [mina, ola] = [await api.join('mina'), await api.join('ola')];
  await test.step('a visitor has no bell, and a member who signs out takes the notifications along', async () => {
    await api.create('user_follows', ola, { follower: ola.id, following: mina.id });
    await page.goto('/');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(bell(page)).toHaveCount(0);
    await signIn(page, mina);
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
    await visit(page, '/profile');
    await page
      .getByRole('button', { name: /^(Account|Menu)$/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(bell(page)).toHaveCount(0);
    await signIn(page, ola);
    await expect(bell(page)).toHaveAccessibleName('Notifications');
  });
  await test.step('an achievement is told once, and stands on the dashboard with the progress of the others (spec 2 §9)', async () => {
    await visit(page, '/dashboard');
    const achievements = page.getByRole('region', { name: 'Achievements' });
    await expect(achievements).toContainText('0 of 6');
    await api.create('foods', ola, { name: 'Afang soup', uploaded_by: ola.id });
    await api.create('foods', ola, { name: 'Kilishi', uploaded_by: ola.id });
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
    await expect(achievements).toContainText('1 of 6');
    await expect(achievements.getByRole('article').filter({ hasText: 'First Taste' })).toContainText('Unlocked');
    await expect(achievements.getByRole('progressbar', { name: 'Food Explorer: 2 of 10' })).toBeVisible();
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    await visit(page, '/');
    await bell(page).click();
    await list(page).getByRole('link', { name: 'Achievement unlocked: First Taste' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
  await test.step('a hundred and more are shown as 99+, in any script, on the narrowest screen too', async () => {
    const nura = await api.join('nura', { full_name: 'نورة بنت عبد الرحمن بن محمد آل سعود الكاتبة المعروفة جدا' });
    const root = await api.asSuperuser();
    for (let k = 0; k < 100; k += 1) {
      await api.call('POST', '/api/collections/notifications/records', {
        token: root,
        body: { user: ola.id, type: 'other', message: `News ${k}` },
      });
    }
    await api.create('user_follows', nura, { follower: nura.id, following: ola.id });
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(bell(page)).toHaveAccessibleName('Notifications, 99+ unread');
    await bell(page).click();
    await expect(list(page).getByRole('listitem')).toHaveCount(50);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
