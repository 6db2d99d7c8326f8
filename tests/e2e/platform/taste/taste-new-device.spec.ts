import { expect, type Page } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { holdRequests } from '#tests/e2e/support/hold-requests.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { type Api, type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

const told = {
  preferred_flavors: ['truffled', 'sour'],
  preferred_cuisines: ['Thai', 'Rich & Deep'],
  allergens: ['fish'],
  spice_tolerance: 9,
  sweetness_preference: 4,
};

/** A member who told her taste elsewhere, at an address of the app on a device that her rows do not reach before `arrive` is called. */
async function newDevice(
  page: Page,
  api: Api,
  address: string,
): Promise<{ readonly mina: ApiMember; readonly arrive: () => void }> {
  const mina = await api.join('mina');
  expect(
    (
      await api.call('POST', '/api/collections/user_taste_profiles/records', {
        token: mina.token,
        body: { ...told, id: mina.id, user: mina.id },
      })
    ).status,
  ).toBe(200);
  const arrive = await holdRequests(page, '**/api/sync/pull');
  await signIn(page, mina, address);
  return { mina, arrive };
}

test('on a new device nothing is taken for the profile before it is here', async ({ page, app }) => {
  const { arrive } = await newDevice(page, openApi(app), '/taste-profile');
  await expect(page.getByText('Fetching your taste profile...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take the quiz' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Edit' }).click();
  await expect(page.getByText('Fetching your taste profile...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Taste Quiz' }).click();
  await expect(page.getByRole('button', { name: 'Start without it' })).toBeVisible();
  arrive();
  await expect(page.getByText('Question 1 of 6')).toBeVisible();
  await expect(page.getByRole('slider')).toHaveValue('9');
});

test('a quiz that was taken before the profile came is joined with it', async ({ page, app }) => {
  const api = openApi(app);
  const { mina, arrive } = await newDevice(page, api, '/taste-profile?tab=quiz');
  await page.getByRole('button', { name: 'Start without it' }).click();
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await page.getByRole('slider').fill('2');
  await next.click();
  await page.getByLabel('Lightly sweet').check();
  await next.click();
  await page.getByRole('button', { name: 'Silky' }).click();
  await next.click();
  await page.getByRole('button', { name: 'Umami' }).click();
  await next.click();
  await page.getByLabel('Earthy & Woody').check();
  await next.click();
  await page.getByRole('button', { name: 'Complete Quiz' }).click();
  await expect(page.getByText('Your answers are kept on this device')).toBeVisible();
  await visit(page, '/taste-profile');
  await expect(page.getByText('Your answers are kept on this device')).toBeVisible();
  arrive();
  await expect(page.getByText('Taste Profile Updated!').last()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Dashboard' })).toHaveAttribute('aria-selected', 'true');
  await expect
    .poll(
      async () =>
        (await api.call('GET', '/api/collections/user_taste_profiles/records', { token: mina.token })).body.items,
    )
    .toMatchObject([
      {
        allergens: ['fish'],
        preferred_flavors: ['truffled', 'umami'],
        preferred_cuisines: ['Thai', 'Earthy & Woody'],
        preferred_textures: ['silky'],
        spice_tolerance: 2,
        sweetness_preference: 2,
      },
    ]);
});
