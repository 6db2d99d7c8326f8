import { expect, type Page } from '@playwright/test';
import { anotherDevice } from '#tests/e2e/support/another-device.ts';
import { installedTest } from '#tests/e2e/support/app-test.ts';
import { axeViolationsInBothSchemes } from '#tests/e2e/support/axe-violations.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { signIn, signInByForm } from '#tests/e2e/support/sign-in.ts';
import { openApi } from '#tests/support/server/open-api.ts';

installedTest.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

const foods = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Take .* off the list$/ }) });
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();

/** From a card, as far as the page is there already: no document is asked for. */
async function add(page: Page, food: string, list: string) {
  await follow(page, 'Explore');
  await page
    .getByRole('button', { name: `Add ${food} to a list` })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Add to a list' });
  await sheet.getByRole('checkbox', { name: new RegExp(`^${list}`) }).check();
  await sheet.getByRole('button', { name: 'Close' }).click();
}

installedTest(
  'R46: two who make a list together each add and say something without a connection, and both have all of it; a link lets a third in, and who leaves has it no more',
  async ({ page, app, browser }) => {
    const api = openApi(app);
    const mina = await api.join('mina');
    const ben = await api.join('ben');
    for (const name of ['Afang soup', 'Borscht', 'Cendol'])
      await api.create('foods', mina, { name, uploaded_by: mina.id });
    const list = await api.create('food_lists', mina, { user: mina.id, name: 'For guests', visibility: 'private' });
    const first = (await api.call('GET', '/api/collections/foods/records?sort=name')).body.items[0]?.id;
    await api.create('food_list_items', mina, { user: mina.id, list, food: first, order_key: 'i' });

    await signIn(page, mina, `/list/${list}`);
    await page.getByRole('button', { name: 'Make it together' }).click();
    const who = page.getByRole('dialog', { name: 'Who makes this list' });
    await who.getByLabel('Search members').fill('ben');
    await who.getByRole('button', { name: 'Invite ben Example' }).click();
    await expect(who.getByText('is invited')).toBeVisible();
    await who.getByRole('button', { name: 'Make a link' }).click();
    const link = (await who.getByText('#join=').textContent()) ?? '';
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    await who.getByRole('button', { name: 'Close' }).click();

    const his = await (await browser.newContext({ baseURL: app.url })).newPage();
    await signIn(his, ben, '/lists');
    await his.getByRole('region', { name: 'Made together' }).getByRole('link', { name: 'For guests' }).click();
    await expect(his.getByText('mina Example invites you to make this list together.')).toBeVisible();
    await expect(his.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axeViolationsInBothSchemes(his)).toEqual([]);
    await his.getByRole('button', { name: 'Take part' }).click();
    await expect(foods(his)).toContainText(['Afang soup']);
    await expect(page.getByRole('button', { name: 'Who makes this list: You and ben Example' })).toBeVisible();

    // What opens on demand is on the devices from here on.
    for (const one of [page, his]) {
      await one.getByRole('button', { name: 'Your note on Afang soup' }).click();
      await one.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await follow(one, 'Explore');
      await one.getByRole('button', { name: 'Add Borscht to a list' }).first().click();
      await one.getByRole('dialog', { name: 'Add to a list' }).getByRole('button', { name: 'Close' }).click();
      await goOffline(one);
    }
    await add(page, 'Borscht', 'For guests');
    await add(his, 'Cendol', 'For guests');
    await his.goBack();
    await his.getByRole('button', { name: 'Your note on Afang soup' }).click();
    const note = his.getByRole('dialog', { name: 'Your note on Afang soup' });
    await note.getByLabel('Note').fill('Not too hot for the children.');
    await note.getByRole('button', { name: 'Save' }).click();
    await expect(his.getByText('You: Not too hot for the children.')).toBeVisible();
    await page.goBack();
    for (const one of [page, his]) await goOnline(one);
    for (const one of [page, his]) {
      await expect(foods(one)).toHaveCount(3);
      for (const name of ['Afang soup', 'Borscht', 'Cendol'])
        await expect(foods(one).filter({ hasText: name })).toBeVisible();
    }
    await expect(foods(page).filter({ hasText: 'Cendol' })).toContainText('added by ben Example');
    await expect(foods(his).filter({ hasText: 'Borscht' })).toContainText('added by mina Example');
    await expect(page.getByText('ben Example: Not too hot for the children.')).toBeVisible();
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);

    const noor = await api.join('noor');
    const third = await anotherDevice(browser, app);
    await third.goto(link.slice(link.indexOf('/list/')));
    await expect(third.getByRole('heading', { name: 'You are invited to make a list together' })).toBeVisible();
    await third.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await signInByForm(third, noor);
    await third.getByRole('button', { name: 'Take part' }).click();
    await expect(foods(third)).toHaveCount(3);
    await third.context().close();

    await his.getByRole('button', { name: /^Who makes this list/ }).click();
    await his.getByRole('dialog').getByRole('button', { name: 'Leave the list' }).click();
    await expect(his.getByRole('heading', { name: 'Lists', level: 1 })).toBeVisible();
    await expect(his.getByText('For guests', { exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Who makes this list: You and noor Example' })).toBeVisible({
      timeout: 20_000,
    });
    await expect(foods(page)).toHaveCount(3);
    await expect(page.getByText('Not too hot for the children.')).toBeHidden();
    await his.context().close();
  },
);
