import { expect } from '@playwright/test';
import { anotherDevice } from '#tests/e2e/support/another-device.ts';
import { installedTest } from '#tests/e2e/support/app-test.ts';
import { axeViolationsInBothSchemes } from '#tests/e2e/support/axe-violations.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

installedTest.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

installedTest(
  'R28 R46: people who were added without a network change what is offered until it is ended, and the second device has their table',
  async ({ page, app, browser }) => {
    const api = openApi(app);
    const [mina, ola] = [await api.join('mina'), await api.join('ola')];
    const stew = (name: string, more: object) => api.create('foods', ola, { name, uploaded_by: ola.id, ...more });
    const peanut = await stew('Peanut stew', { allergens: ['peanut'] });
    await stew('Bean stew', { allergens: null });
    await stew('Olive stew', { ingredients: ['olives'] });
    const found = page.getByRole('heading', { name: / stew$/ });
    await signIn(page, mina, '/advanced-search?q=stew');
    await expect(found).toHaveCount(3);
    await visit(page, '/taste-profile?tab=table');
    await expect(page.getByRole('heading', { name: 'Nobody at your table yet' })).toBeVisible();
    await goOffline(page);

    await page.getByRole('button', { name: 'Add a person' }).click();
    const form = page.getByRole('dialog', { name: 'Add a person' });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Please give a name.')).toBeVisible();
    await form.getByLabel('Name').fill('Cara');
    await form.getByRole('group', { name: 'Allergens' }).getByRole('button', { name: 'peanut', exact: true }).click();
    await form.getByLabel('Does not like', { exact: true }).fill('olives');
    // However often it is pressed, one person and one table come of it.
    await form.getByRole('button', { name: 'Save' }).dblclick();
    await expect(page.getByRole('listitem').filter({ hasText: 'Cara' })).toHaveText(/peanut/);
    await page.getByRole('button', { name: 'New table' }).click();
    const table = page.getByRole('dialog', { name: 'New table' });
    await table.getByLabel('Name').fill('Family');
    await table.getByRole('button', { name: 'Cara' }).click();
    await table.getByRole('button', { name: 'Save' }).dblclick();
    await expect(page.getByRole('listitem').filter({ hasText: 'Family' })).toHaveCount(1);
    await expect(
      page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'More about Cara' }) }),
    ).toHaveCount(1);
    await page.getByRole('button', { name: 'Who eats?' }).click();
    await page.getByRole('button', { name: 'Family Cara' }).click();
    const bar = page.getByRole('region', { name: 'For your table' }).filter({ hasText: 'You, Cara' });
    await expect(bar).toBeVisible();
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);

    await visit(page, '/advanced-search?q=stew');
    await expect(found).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Peanut stew' })).toHaveCount(0);
    await expect(page.getByText('Not stated: peanut').first()).toBeVisible();
    await visit(page, `/food/${peanut}`);
    await expect(page.getByText('Not Cara: contains peanut')).toBeVisible();
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    await bar.getByRole('button', { name: 'End it' }).click();
    await expect(page.getByText('Not Cara')).toHaveCount(0);
    await visit(page, '/advanced-search?q=stew');
    await expect(found).toHaveCount(3);
    await goOnline(page);

    const second = await anotherDevice(browser, app);
    await signIn(second, mina, '/taste-profile?tab=table');
    await expect(second.getByRole('listitem').filter({ hasText: 'Family' })).toContainText('Cara');
    await expect(second.getByRole('region', { name: 'For your table' })).toHaveCount(0);
    await second.getByRole('button', { name: 'More about Cara' }).click();
    await second.getByRole('button', { name: 'Remove' }).click();
    await expect(second.getByText('Nobody at your table yet')).toBeVisible();
    await second.getByRole('button', { name: 'Undo' }).click();
    await expect(second.getByRole('listitem').filter({ hasText: 'Family' })).toContainText('Cara');
  },
);
