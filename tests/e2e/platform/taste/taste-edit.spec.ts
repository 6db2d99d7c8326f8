import { expect, type Page } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { untilKept } from '#tests/e2e/support/until-kept.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

const word = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

test('changes that were not saved survive another tab, another screen, a reload and a page that was thrown away; one that is taken back is none, and what another device changed stays', async ({
  context,
  app,
  page: firstPage,
}) => {
  let page = firstPage;
  const api = openApi(app);
  const mina = await api.join('mina');
  await test.step('changes that were not saved survive another tab, another screen, a reload and a page that was thrown away', async () => {
    await signIn(page, mina, '/taste-profile?tab=edit');
    await word(page, 'Allergens', 'milk').click();
    await page.getByLabel('Spice tolerance').fill('9');
    await expect(page.getByText('Not saved yet.')).toBeVisible();

    await tab(page, 'Dashboard').click();
    await expect(tab(page, 'Edit unsaved')).toBeVisible();
    await tab(page, /^Edit/).click();
    await expect(word(page, 'Allergens', 'milk')).toHaveAttribute('aria-pressed', 'true');
    await visit(page, '/explore');
    await expect(page.getByRole('heading', { level: 1, name: 'Explore Food Cultures' })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Spice tolerance')).toHaveValue('9');
    await page.reload();
    await expect(page.getByLabel('Spice tolerance')).toHaveValue('9');
    await untilKept(page, /"milk"/);
    await page.close();
    page = await context.newPage();
    await page.goto('/taste-profile?tab=edit');
    await expect(word(page, 'Allergens', 'milk')).toHaveAttribute('aria-pressed', 'true');

    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(tab(page, 'Dashboard')).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: 'Undo' }).click();
    await tab(page, 'Edit unsaved').click();
    await expect(word(page, 'Allergens', 'milk')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Must avoid' })).toContainText('milk');
    await expect(tab(page, 'Edit unsaved')).toHaveCount(0);
    await expect
      .poll(
        async () =>
          (await api.call('GET', '/api/collections/user_taste_profiles/records', { token: mina.token })).body.items,
      )
      .toMatchObject([{ allergens: ['milk'], spice_tolerance: 9 }]);
  });
  await test.step('a change that is taken back is none, and what another device changed meanwhile stays', async () => {
    await visit(page, '/taste-profile?tab=edit');
    await word(page, 'Flavours', 'umami').click();
    await expect(tab(page, 'Edit unsaved')).toBeVisible();
    await word(page, 'Flavours', 'umami').click();
    await expect(tab(page, 'Edit unsaved')).toHaveCount(0);
    await word(page, 'Flavours', 'umami').click();

    expect(
      (
        await api.call('PATCH', `/api/collections/user_taste_profiles/records/${mina.id}`, {
          token: mina.token,
          body: { allergens: ['milk', 'egg'] },
        })
      ).status,
    ).toBe(200);
    await tab(page, 'Dashboard').click();
    await expect(page.getByRole('list', { name: 'Must avoid' })).toContainText('egg');
    await tab(page, /^Edit/).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(
        async () =>
          (await api.call('GET', '/api/collections/user_taste_profiles/records', { token: mina.token })).body.items,
      )
      .toMatchObject([{ allergens: ['milk', 'egg'], preferred_flavors: ['umami'] }]);
  });
});
