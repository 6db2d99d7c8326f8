import { expect, type Page } from '@playwright/test';
import { anotherDevice } from '#tests/e2e/support/another-device.ts';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { axeViolations } from '#tests/e2e/support/axe-violations.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { reviewPage, storedReviews } from '#tests/e2e/support/review-page.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { type Api, type ApiMember, openApi, recordsPath } from '#tests/support/server/open-api.ts';

test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });
installedTest.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

const soup = (api: Api, owner: ApiMember) =>
  api.create('foods', owner, {
    name: 'Afang soup',
    uploaded_by: owner.id,
    taste_profile: { flavor: ['nutty', 'savory'], texture: ['thick'], aroma: [] },
    taste_intensity: { sweet: 4, salty: 2 },
  });
const tastes = async (api: Api, food: string, name: string, sweet: number) => {
  const taster = await api.join(name);
  return api.create('reviews', taster, {
    food,
    user: taster.id,
    rating: 4,
    tasting: { levels: { sweet }, words: [{ part: 'flavours', word: 'nutty', agrees: true }] },
  });
};
const fold = (page: Page) => page.locator('summary', { hasText: 'How did it taste?' });
const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
const answer = (page: Page, word: string, said: 'Yes' | 'No') =>
  page.getByRole('group', { name: word, exact: true }).getByRole('button', { name: said });
/** A taste's bar in the tab Taste. */
const bar = (page: Page, name: string) =>
  page.getByRole('region', { name: 'How strong' }).getByRole('listitem').filter({ hasText: name });

installedTest(
  'how it tasted is told offline, and with three tasters another device sees it measured (R32)',
  { tag: '@phone' },
  async ({ page, browser, app }) => {
    const api = openApi(app);
    const [mina, owner] = [await api.join('mina'), await api.join('owner')];
    const food = await soup(api, owner);
    await tastes(api, food, 'ada', 1);
    const second = await anotherDevice(browser, app);
    await second.goto(`/food/${food}`);
    await expect(bar(second, 'Sweet')).toContainText('Stated · 1 taster so far');

    const reviews = reviewPage(page, food);
    await signIn(page, mina, `/food/${food}`);
    await reviews.begin();
    await goOffline(page);
    await reviews.write({ stars: 4 });
    await fold(page).click();
    for (const name of ['Sweet', 'Salty', 'Sour', 'Bitter', 'Umami', 'Spicy'])
      await expect(slider(page, name)).toHaveAttribute('aria-valuetext', 'not stated');
    await slider(page, 'Sweet').fill('1.5');
    await answer(page, 'nutty', 'Yes').click();
    await answer(page, 'savory', 'Yes').click();
    await answer(page, 'savory', 'No').click();
    await answer(page, 'thick', 'Yes').click();
    await answer(page, 'thick', 'Yes').click();
    await expect(fold(page)).toContainText('3 answers');
    expect(await axeViolations(page)).toEqual([]);
    // An app that was ended in the middle: the tab remembers nothing, the device does.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(page.getByText('Your review is kept, and not submitted yet.')).toBeVisible();
    await reviews.begin();
    await expect(fold(page)).toContainText('3 answers');
    await reviews.submit.click();
    await expect(page.getByText('You have reviewed this food.')).toBeInViewport();
    await expect(page.getByText('How it tasted: 3 answers')).toBeVisible();
    await goOnline(page);
    const tasting = {
      levels: { sweet: 1.5 },
      words: [
        { part: 'flavours', word: 'nutty', agrees: true },
        { part: 'flavours', word: 'savory', agrees: false },
      ],
    };
    await expect
      .poll(async () => (await storedReviews(api)).find(({ user }) => user === mina.id))
      .toMatchObject({ rating: 4, tasting });
    await expect(bar(second, 'Sweet')).toContainText('Stated · 2 tasters so far', { timeout: 30_000 });

    await tastes(api, food, 'ben', 0.5);
    await expect(bar(second, 'Sweet')).toContainText('Measured by 3 tasters, ± 0.5', { timeout: 30_000 });
    await expect(bar(second, 'Sweet')).toContainText('a hint 1/5');
    await expect(bar(second, 'Sweet')).toContainText('Stated: strong, 4');
    await expect(bar(second, 'Salty')).toContainText('mild 2/5Stated');
    await expect(second.getByRole('region', { name: 'What tasters say' })).toContainText('nutty3 of 3 agree');
    expect(await axeViolations(second)).toEqual([]);
    await second.context().close();
  },
);

test('its author changes how it tasted and takes it back; what professionals tasted stands apart', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  const [mina, owner] = [await api.join('mina'), await api.join('owner')];
  const food = await soup(api, owner);
  const chef = await api.join('chef', { role: 'professional_chef', professional: { business_name: 'Nuts' } });
  const root = await api.asSuperuser();
  const roles = await api.call(
    'GET',
    `${recordsPath('user_roles')}?filter=${encodeURIComponent(`user='${chef.id}'`)}`,
    { token: root },
  );
  await api.call('PATCH', recordsPath('user_roles', roles.body.items[0]?.id), {
    token: root,
    body: { is_verified: true },
  });
  await tastes(api, food, 'ada', 1);
  await api.create('reviews', chef, { food, user: chef.id, rating: 5, tasting: { levels: { sweet: 2 } } });
  await signIn(page, mina, `/food/${food}`);
  const reviews = reviewPage(page, food);
  await reviews.write({ stars: 3 });
  await fold(page).click();
  await slider(page, 'Sweet').fill('3');
  await reviews.submit.click();
  await expect(bar(page, 'Sweet')).toContainText('Measured by 3 tasters, ± 1.0', { timeout: 30_000 });
  await expect(bar(page, 'Sweet')).toContainText('1 professional: 2.0');

  await page.getByRole('button', { name: 'Edit Review' }).click();
  await fold(page).click();
  await expect(slider(page, 'Sweet')).toHaveValue('3');
  await slider(page, 'Sweet').fill('-0.5');
  await reviews.submit.click();
  await expect
    .poll(async () => (await storedReviews(api)).find(({ user }) => user === mina.id))
    .toMatchObject({ rating: 3, tasting: null });
  await expect(bar(page, 'Sweet')).toContainText('Stated · 2 tasters so far', { timeout: 30_000 });
  expect((await api.call('GET', recordsPath('foods', food))).body).toMatchObject({
    taste_intensity: { sweet: 4 },
    tastings: { everyone: { tasters: 2 } },
  });
});
