import { expect, type Page } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { openApi } from '#tests/support/open-api.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const tray = (page: Page) => page.getByRole('region', { name: 'Compare', exact: true });
const table = (page: Page) => page.getByRole('table', { name: 'What each food tastes like, side by side' });

/** Puts the first `count` cards in view on the tray; answers with their names. */
async function fillTray(page: Page, count: number): Promise<readonly string[]> {
  const names: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const card = cards(page).nth(place);
    names.push(await card.getByRole('heading').innerText());
    const toggle = card.getByRole('button', { name: /^Compare / });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  }
  return names;
}

test('a tray is filled by the cards, survives a reload, and is emptied only by whoever filled it', async ({ page }) => {
  await page.goto('/explore?cuisine=Thai');
  const [one, two, three] = await fillTray(page, 3);
  await expect(page).toHaveURL(/\/explore\?cuisine=Thai$/);
  for (const name of [one, two, three]) await expect(tray(page).getByRole('button', { name: `Take ${name} off the tray` })).toBeVisible();
  await page.reload();
  await tray(page).getByRole('button', { name: `Take ${two} off the tray` }).click();
  await expect(tray(page).getByRole('button', { name: `Take ${three} off the tray` })).toBeFocused();
  await expect(cards(page).nth(1).getByRole('button', { name: `Compare ${two}` })).toHaveAttribute('aria-pressed', 'false');
  await tray(page).getByRole('link', { name: 'Compare' }).click();
  await expect(table(page).getByRole('columnheader')).toHaveText([one ?? '', three ?? '']);
  await expect(tray(page)).toBeHidden();
  await page.goBack();
  await expect(tray(page).getByRole('listitem')).toHaveCount(2);
});

test('a fifth food is refused with a word, not with a dead button', async ({ page }) => {
  await page.goto('/explore?cuisine=Thai');
  await fillTray(page, 4);
  const fifth = cards(page).nth(4).getByRole('button', { name: /^Compare / });
  await fifth.click();
  await expect(page.getByText('Four foods are enough').last()).toBeVisible();
  await expect(fifth).toHaveAttribute('aria-pressed', 'false');
  await expect(tray(page).getByRole('listitem')).toHaveCount(4);
});

test('a link to a comparison leaves the tray alone', async ({ page, app }) => {
  const foods = (await openApi(app).call('GET', '/api/collections/foods/records?perPage=2&sort=name')).body.items;
  await page.goto('/explore?cuisine=Thai');
  await fillTray(page, 2);
  await page.goto(`/compare?foods=${foods.map(({ id }) => id).join(',')}`);
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
  await page.goBack();
  await expect(tray(page).getByRole('listitem')).toHaveCount(2);
});

test('foods are compared side by side, in words and numbers (R4, R5)', async ({ page, app }) => {
  const api = openApi(app);
  const mina = await api.join('mina');
  const plain = (await api.call('POST', '/api/collections/foods/records', { token: mina.token, body: { name: 'Plain thing', uploaded_by: mina.id } })).body.id;
  const [padThai] = (await api.call('GET', `/api/collections/foods/records?filter=${encodeURIComponent('name="Pad Thai"')}`)).body.items;
  for (const id of [padThai?.id, plain]) {
    await page.goto(`/food/${id}`);
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
  }
  await tray(page).getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(`${app.url}/compare?foods=${padThai?.id},${plain}`);
  await expect(table(page).getByRole('row', { name: /^Sweet/ })).toContainText('typical value');
  await expect(table(page).getByRole('row', { name: /^Allergens/ })).toContainText('Not stated: do not take it as safe');
  await page.goto(`/compare?foods=${padThai?.id},${plain},${plain},nonsense!`);
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
  await page.goto('/compare');
  await expect(page.getByRole('heading', { name: 'Choose two to four foods' })).toBeVisible();
});
