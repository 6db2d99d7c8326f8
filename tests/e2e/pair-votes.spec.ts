import { expect, type Page } from '@playwright/test';
import { axeViolationsInBothSchemes } from '#tests/e2e/support/axe-violations.ts';
import { anotherDevice } from '#tests/e2e/support/another-device.ts';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { type Api, openApi } from '#tests/support/server/open-api.ts';

const foodId = async (api: Api, name: string) =>
  (await api.call('GET', `/api/collections/foods/records?filter=${encodeURIComponent(`name="${name}"`)}`)).body.items[0]
    ?.id ?? '';
const card = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Suggestions' })
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const verdict = (page: Page, partner: string, name: string) =>
  card(page, partner).getByRole('button', { name, exact: true });

installedTest(
  'R31: a vote made without a network arrives once, and the member’s second device shows it',
  async ({ page, app, browser }) => {
    const api = openApi(app);
    const member = await api.join('mina');
    const [ramen, sake] = [await foodId(api, 'Tonkotsu Ramen'), await foodId(api, 'Sake')];
    await signIn(page, member, `/flavor-pairing?food=${ramen}`);
    const summary = card(page, 'Sake').locator('summary').filter({ hasText: 'Had both?' });
    await expect(summary).toBeVisible();
    await goOffline(page);
    // By keyboard alone: it opens, and what is pressed says so.
    await summary.focus();
    await page.keyboard.press('Enter');
    await verdict(page, 'Sake', 'Clash').focus();
    await page.keyboard.press('Space');
    await expect(verdict(page, 'Sake', 'Clash')).toHaveAttribute('aria-pressed', 'true');
    await verdict(page, 'Sake', 'Great').click();
    await expect(verdict(page, 'Sake', 'Clash')).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(card(page, 'Sake')).toContainText('You said: Great');
    await goOnline(page);
    const votes = async () =>
      (await api.call('GET', '/api/collections/pair_votes/records', { token: member.token })).body.items;
    const [one, other] = [ramen, sake].toSorted();
    await expect.poll(votes).toMatchObject([{ one, other, verdict: 'great' }]);

    const second = await anotherDevice(browser, app);
    await signIn(second, member, `/flavor-pairing?food=${ramen}`);
    await expect(card(second, 'Sake')).toContainText('You said: Great');
    await card(second, 'Sake').getByText('Had both?').click();
    await verdict(second, 'Sake', 'Great').click();
    await second.getByRole('button', { name: 'Undo' }).focus(); // the toast waits
    await expect(card(second, 'Sake')).not.toContainText('You said');
    await expect.poll(votes).toEqual([]);
    await second.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(votes).toMatchObject([{ verdict: 'great' }]);
    await second.context().close();
  },
);

test('R31: five members who liked a pair make it one, with their number on its card; a visitor is asked to sign in', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  const [ramen, taco] = [await foodId(api, 'Tonkotsu Ramen'), await foodId(api, 'Churros')];
  const [one, other] = [ramen, taco].toSorted();
  for (const place of [1, 2, 3, 4, 5, 6]) {
    const member = await api.join(`eater_${place}`);
    await api.create('pair_votes', member, { one, other, user: member.id, verdict: place === 6 ? 'clash' : 'great' });
  }
  await page.goto(`/flavor-pairing?food=${ramen}`);
  await expect(card(page, 'Churros')).toContainText('Members had both (5 great, 1 clash)');
  await card(page, 'Churros').getByText('Had both?').click();
  expect(await axeViolationsInBothSchemes(page)).toEqual([]);
  await verdict(page, 'Churros', 'Fine').click();
  await expect(page.getByText('Members say how two foods were together.', { exact: true })).toBeVisible();
});
