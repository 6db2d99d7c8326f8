import { expect } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { visit } from '#tests/e2e/support/visit.ts';
import { openApi } from '#tests/support/server/open-api.ts';

test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

test('without a catalogue every place that lives on foods explains itself, stays helpful and breaks nothing', async ({
  page,
  app,
}) => {
  const main = page.getByRole('main');

  await test.step('Explore', async () => {
    await page.goto('/explore');
    await expect(page.getByRole('heading', { name: 'No foods here yet' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Contribute a food' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Search foods by name or origin' }).fill('ramen');
    await expect(page.getByText('Nothing found for “ramen”')).toBeVisible();
  });

  await test.step('advanced search', async () => {
    await visit(page, '/advanced-search');
    await expect(page.getByRole('heading', { name: 'No foods here yet' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Contribute a food' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search foods' }).fill('ramen');
    await expect(page.getByRole('heading', { name: 'No foods found' })).toBeVisible();
    await expect(page.getByText('There is no food on this device yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Drop/ })).toHaveCount(0);
  });

  await test.step('the pairing explorer', async () => {
    await visit(page, '/flavor-pairing');
    await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Search for a food to pair' }).fill('ramen');
    await expect(page.getByText('Nothing found for “ramen”.')).toBeVisible();
    await visit(page, '/flavor-pairing?food=food00000000000');
    await expect(page.getByRole('heading', { name: 'Food Not Found' })).toBeVisible();
  });

  await test.step('the community: nobody is here yet, and nobody contributed (spec 2 §2.3)', async () => {
    await visit(page, '/community');
    await expect(page.getByRole('heading', { level: 1, name: 'Food Community' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No Community Members Yet' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Trending cuisines' })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Top Contributors' }).click();
    await expect(page.getByRole('heading', { name: 'Building Our Community' })).toBeVisible();
    await expectAccessible(page);
  });

  const api = openApi(app);
  const mina = await api.join('mina');
  await test.step('the taste journey of a member', async () => {
    const taste = { id: mina.id, user: mina.id, preferred_flavors: ['umami'], spice_tolerance: 3 };
    await api.create('user_taste_profiles', mina, taste);
    await signIn(page, mina, '/taste-profile');
    const recommended = page.getByRole('region', { name: 'Recommended for you' });
    await expect(recommended.getByText('No recommendations available')).toBeVisible();
    await expect(page.getByText('Foods that you describe for others stand here.')).toBeVisible();
    await expect(page.getByRole('term')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Edit' }).click();
    await expect(
      page.getByRole('group', { name: 'Flavours' }).getByRole('button', { name: 'umami', exact: true }),
    ).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('tab', { name: 'Taste Quiz' }).click();
    await expect(page.getByText('Question 1 of 6')).toBeVisible();
  });

  await test.step('a mood that no food fits says so', async () => {
    await api.create('foods', mina, { name: 'Plain thing', uploaded_by: mina.id });
    await page.clock.setFixedTime('2026-05-04T08:00:00Z');
    await visit(page, '/explore');
    const morning = page.getByRole('region', { name: 'For this morning' });
    await expect(morning.getByRole('heading', { name: 'Nothing for this morning yet' })).toBeVisible();
    await morning.getByRole('link', { name: 'Browse all foods' }).click();
    await expect(page.getByRole('heading', { name: 'All foods' })).toBeVisible();
  });
});
