import { expect } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { aTaste } from '#tests/e2e/support/lively-kitchen.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing on the filled dashboard, an unsaved edit and the match of a food', async ({ page, app }) => {
  const api = openApi(app);
  const mina = await api.join('mina');
  for (const [name, origin] of [
    ['Som tam', 'Thai'],
    ['Bossam', 'Korean'],
  ])
    await api.create('foods', mina, { name, origin, uploaded_by: mina.id });
  await api.create('user_taste_profiles', mina, { id: mina.id, user: mina.id, ...aTaste });
  const [padThai] = (
    await api.call('GET', `/api/collections/foods/records?filter=${encodeURIComponent('name="Pad Thai"')}`)
  ).body.items;
  await signIn(page, mina, '/taste-profile');
  await expect(page.getByRole('list', { name: 'Recommended for you' }).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Insights' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your recent contributions' }).getByRole('article')).toHaveCount(2);
  await expectAccessible(page, 'the filled dashboard');
  await page.getByRole('tab', { name: 'Edit' }).click();
  await page.getByRole('group', { name: 'Allergens' }).getByRole('button', { name: 'egg', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Edit unsaved' })).toBeVisible();
  await expectAccessible(page, 'an unsaved edit');
  await visit(page, `/food/${padThai?.id}`);
  await expect(page.getByRole('region', { name: 'Will I like it?' })).toContainText(/\d+%/);
  // What of a food is the member's own comes a moment later, and axe would see half of it.
  for (const name of [/^Like/, 'Want to try', 'I tried it'])
    await expect(page.getByRole('main').getByRole('button', { name }).first()).toBeVisible();
  await expectAccessible(page, 'the match of a food');
});

test('axe finds nothing on any step of the quiz', { tag: '@phone' }, async ({ page, app }) => {
  await signIn(page, await openApi(app).join('mina'), '/taste-profile?tab=quiz');
  const answers = [
    () => page.getByRole('slider').fill('7'),
    () => page.getByLabel('Very sweet').check(),
    () => page.getByRole('button', { name: 'Silky' }).click(),
    () => page.getByRole('button', { name: 'Umami' }).click(),
    () => page.getByLabel('Earthy & Woody').check(),
    () => page.getByRole('slider').fill('3'),
  ];
  for (const [step, answer] of answers.entries()) {
    await expect(page.getByText(`Question ${step + 1} of 6`)).toBeVisible();
    await expectAccessible(page, `question ${step + 1}, not answered`);
    await answer();
    await expectAccessible(page, `question ${step + 1}, answered`);
    if (step < 5) await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await expect(page.getByRole('button', { name: 'Complete Quiz' })).toBeEnabled();
});
