import { expect, type Page } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { type Api, openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Will I like it?' });

async function idOf(api: Api, name: string): Promise<string> {
  return (
    (await api.call('GET', `/api/collections/foods/records?filter=${encodeURIComponent(`name="${name}"`)}`)).body
      .items[0]?.id ?? ''
  );
}

test('a visitor is told how to find out, and comes back to the quiz after signing in; every food answers as soon as there is a profile', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  const mina = await api.join('mina');
  await test.step('a visitor is told how to find out, and comes back to the quiz after signing in', async () => {
    await page.goto(`/food/${await idOf(api, 'Pad Thai')}`);
    await expect(panel(page)).toContainText('Tell what you like, and every food answers this.');
    await expect(panel(page)).not.toContainText('%');
    await panel(page).getByRole('link', { name: 'Find my taste' }).click();
    await expect(page).toHaveURL(/\/auth\?next=/);
    await signIn(page, mina);
    await expect(page).toHaveURL(/\/taste-profile\?tab=quiz$/);
    await expect(page.getByText('Question 1 of 6')).toBeVisible();
  });
  await test.step('a member without a taste profile is led to the quiz, and every food answers as soon as there is one', async () => {
    await visit(page, `/food/${await idOf(api, 'Pad Thai')}`);
    await expect(panel(page)).toContainText('Six questions about your taste, and every food answers this.');
    await expect(panel(page).getByRole('link', { name: 'Take the quiz' })).toHaveAttribute(
      'href',
      '/taste-profile?tab=quiz',
    );
    const profile = { id: mina.id, user: mina.id, spice_tolerance: 5, preferred_cuisines: ['Thai'] };
    expect(
      (await api.call('POST', '/api/collections/user_taste_profiles/records', { token: mina.token, body: profile }))
        .status,
    ).toBe(200);
    await expect(panel(page)).toContainText(/\d+%/);
    await expect(panel(page).getByRole('list', { name: 'For it' })).toContainText('Thai is among your cuisines');
  });
});
