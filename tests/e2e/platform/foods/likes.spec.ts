import { expect, type Page } from '@playwright/test';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { axeViolationsInBothSchemes } from '#tests/e2e/support/axe-violations.ts';
import { deviceRows, putDeviceRow } from '#tests/e2e/support/device-rows.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { type Api, type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

async function aFood(api: Api, owner: ApiMember, name = 'Afang soup'): Promise<string> {
  const answer = await api.call('POST', '/api/collections/foods/records', {
    token: owner.token,
    body: { name, uploaded_by: owner.id },
  });
  return answer.body.id;
}
const upvotes = async (api: Api, food: string) =>
  (await api.call('GET', `/api/collections/foods/records/${food}`)).body['upvotes'];
const likeOnCard = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Like ${name}, `) }).first();
const likeOnPage = (page: Page) => page.getByRole('button', { name: /^Like(?!.*Afang)/ }).first();

installedTest(
  'R10 R15: liked and saved without a network it survives a reload, is on the profile, and arrives once',
  async ({ page, app }) => {
    const api = openApi(app);
    const member = await api.join('mina');
    const food = await aFood(api, member);
    await signIn(page, member, `/food/${food}`);
    await expect(likeOnPage(page)).toBeVisible();
    await goOffline(page);
    await likeOnPage(page).click();
    await page.getByRole('button', { name: 'Want to try' }).first().click();
    await expect(page.getByRole('button', { name: 'Want to try' }).first()).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(likeOnPage(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(likeOnPage(page)).toHaveAccessibleName('Like, 1 like');
    await visit(page, '/profile');
    await expect(
      page.getByRole('region', { name: 'Want to try' }).getByRole('heading', { name: 'Afang soup' }),
    ).toBeVisible();
    await expect(page.getByRole('term')).toHaveText(['Food contributed', 'Food bookmarked']);
    await expect(page.getByRole('definition')).toHaveText(['1', '1']);
    await goOnline(page);
    await expect.poll(() => upvotes(api, food)).toBe(1);
    const saved = async () =>
      (await api.call('GET', '/api/collections/saved_foods/records', { token: member.token })).body.items;
    await expect.poll(saved).toMatchObject([{ food, state: 'want_to_try' }]);
  },
);

test('R10 R15 R44: a visitor who likes is asked to sign in; an entry takes a food from the wanted ones to the tried ones; a like counts at once, on another device too', async ({
  page,
  app,
  browser,
}) => {
  const api = openApi(app);
  const [member, ola] = [await api.join('mina'), await api.join('ola')];
  const food = await aFood(api, ola);
  await test.step('a visitor who likes is asked to sign in, and comes back to the food', async () => {
    await page.goto(`/food/${food}`);
    await likeOnPage(page).click();
    await page.getByRole('button', { name: 'Sign In', exact: true }).last().click();
    await page.waitForURL('**/auth');
    await signIn(page, member);
    await expect(page).toHaveURL(new RegExp(`/food/${food}$`));
    await expect(likeOnPage(page)).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('R10 R44: an entry takes a food from the wanted ones to the tried ones, and its last one asks', async () => {
    const [wanted, tried] = [
      page.getByRole('button', { name: 'Want to try' }).first(),
      page.getByRole('button', { name: 'I tried it' }).first(),
    ];
    await wanted.click();
    await expect(wanted).toHaveAttribute('aria-pressed', 'true');
    await tried.click();
    await page.getByRole('dialog', { name: 'I tried it' }).getByRole('button', { name: 'Save' }).click();
    await expect(tried).toHaveAttribute('aria-pressed', 'true');
    await expect(wanted).toHaveAttribute('aria-pressed', 'false');
    // The sheet leads to the diary too, until it has closed.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main').getByText(/^You tried it once, on .*\d\.$/)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Open the diary' }).click();
    await page.getByRole('button', { name: 'More about Afang soup' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Did you try it?' }).getByRole('button', { name: 'No, I did not' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Afang soup' })).toBeVisible();
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    await visit(page, '/profile');
    await expect(
      page.getByRole('region', { name: /^Tried/ }).getByRole('heading', { name: 'Afang soup' }),
    ).toBeVisible();
  });
  await test.step('R15: a like on a card counts at once, and another member’s device shows it', async () => {
    await visit(page, '/explore');
    await expect(likeOnCard(page, 'Afang soup')).toHaveAccessibleName('Like Afang soup, 0 likes');
    await likeOnCard(page, 'Afang soup').click();
    await expect(likeOnCard(page, 'Afang soup')).toHaveAttribute('aria-pressed', 'true');
    await expect(likeOnCard(page, 'Afang soup')).toHaveAccessibleName('Like Afang soup, 1 like');
    await expect.poll(() => upvotes(api, food)).toBe(1);

    const other = await browser.newPage({ baseURL: app.url });
    await other.goto(`/food/${food}`);
    await expect(likeOnPage(other)).toHaveAccessibleName('Like, 1 like');
    await likeOnCard(page, 'Afang soup').click();
    await expect.poll(() => upvotes(api, food)).toBe(0);
    // Counters are told every ten seconds at most; a device that is looked at again does not wait for that.
    await other.evaluate(() => dispatchEvent(new Event('online')));
    await expect(likeOnPage(other)).toHaveAccessibleName('Like');
    await other.close();
  });
});

test('R10 R15: who has just signed in is not asked to, though the screen still shows what a visitor sees', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  const [member, ola] = [await api.join('mina'), await api.join('ola')];
  await page.goto(`/food/${await aFood(api, ola)}`);
  const wanted = page.getByRole('button', { name: 'Want to try' }).first();
  await expect(wanted).toBeVisible();
  // Past the app: nothing on the screen hears of it.
  const { id, email, token } = member;
  const session = { memberId: id, email, token, emailVerified: false, expired: false };
  await putDeviceRow(page, { table: 'keyed', row: { key: 'session', value: session } });
  await wanted.click();
  await expect.poll(() => deviceRows(page, ['saved_foods'])).toMatchObject([{ state: 'want_to_try' }]);
  await likeOnPage(page).click();
  await expect.poll(() => deviceRows(page, ['food_likes'])).toHaveLength(1);
  await expect(page.getByText(/^Members (like|keep)/)).toHaveCount(0);
});
