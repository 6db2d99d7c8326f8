import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { untilKept } from '#tests/e2e/support/until-kept.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

test('a visitor is invited to sign in; an insight is dismissed for good (R21)', async ({ page, app }) => {
  await test.step('a visitor is invited to sign in', async () => {
    await page.goto('/taste-profile');
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/auth/);
  });
  await test.step('an insight is dismissed for good (R21)', async () => {
    const api = openApi(app);
    const mina = await api.join('mina');
    for (const [name, origin] of [
      ['Som tam', 'Thai'],
      ['Bossam', 'Korean'],
      ['Mandu', 'Korean'],
    ])
      await api.call('POST', '/api/collections/foods/records', {
        token: mina.token,
        body: { name, origin, uploaded_by: mina.id },
      });
    await signIn(page, mina, '/taste-profile');
    await expect(page.getByText('Your foods come from several cuisines, among them Korean and Thai.')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss: You cross borders' }).click();
    await expect(page.getByRole('heading', { name: 'Insights' })).toBeHidden();
    await expect
      .poll(
        async () =>
          (await api.call('GET', '/api/collections/personalized_insights/records', { token: mina.token })).body.items,
      )
      .toMatchObject([{ is_read: true }]);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your recent contributions' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Insights' })).toBeHidden();
  });
});

installedTest(
  'the quiz works offline, goes on where it was left, and arrives once (spec 2 §2.13, §5)',
  { tag: '@phone' },
  async ({ page: firstPage, context, app }) => {
    let page = firstPage;
    const api = openApi(app);
    const mina = await api.join('mina');
    await signIn(page, mina, '/taste-profile');
    await expect(page.getByRole('heading', { name: 'Find out what you will like' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take the quiz' }), 'one invitation, and no apology').toHaveCount(1);
    await expect(page.getByText('No recommendations available')).toHaveCount(0);
    await goOffline(page);
    await page.getByRole('tab', { name: 'Taste Quiz' }).click();
    await expect(page.getByText('Question 1 of 6')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await page.getByRole('slider').fill('8');
    await next(page).click();
    await expect(next(page)).toBeDisabled();
    await page.getByLabel('Very sweet').check();
    await next(page).click();
    await page.getByRole('button', { name: 'Silky' }).click();

    await page.reload();
    await expect(page.getByText('Question 3 of 6')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Silky' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Crunchy' }).click();
    await untilKept(page, /crunchy/i);
    await page.close();
    page = await context.newPage();
    await page.goto('/taste-profile?tab=quiz');
    await expect(page.getByText('Question 3 of 6')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Crunchy' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Crunchy' }).click();
    await next(page).click();
    await page.getByRole('button', { name: 'Umami' }).click();
    await page.getByRole('button', { name: 'Smoky' }).click();
    await page.getByRole('button', { name: 'Smoky' }).click();
    await next(page).click();
    await page.getByLabel('Earthy & Woody').check();
    await next(page).click();
    await page.getByRole('slider').fill('7');
    await page.getByRole('button', { name: 'Complete Quiz' }).click();
    await expect(page.getByText('Taste Profile Updated!').last()).toBeVisible();
    await expect(page.getByText('Your preferences have been saved successfully.').last()).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Dashboard' })).toHaveAttribute('aria-selected', 'true');
    const portrait = page.getByRole('region', { name: 'Your taste in words' });
    await expect(portrait).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('tabpanel')).toBeFocused();
    await expect(portrait).toContainText('Savoury, fiery, adventurous');
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      portrait.getByRole('button', { name: 'Share as a picture' }).click(),
    ]);
    // The size stands at the start of a PNG.
    const bytes = await readFile(await picture.path());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1350]);
    await expect(page.getByText('7/10')).toBeVisible();
    await expect(page.getByText('80/100').first()).toBeVisible();
    const recommended = page.getByRole('list', { name: 'Recommended for you' }).getByRole('listitem').first();
    await expect(recommended.getByRole('article')).toBeVisible();
    // R37: one percentage on a card.
    await expect(recommended.getByText(/\d+%/)).toHaveCount(1);

    await goOnline(page);
    await expect
      .poll(
        async () =>
          (await api.call('GET', '/api/collections/user_taste_profiles/records', { token: mina.token })).body.items,
      )
      .toMatchObject([
        {
          spice_tolerance: 8,
          sweetness_preference: 4,
          adventure_level: 7,
          preferred_textures: ['silky'],
          preferred_flavors: ['umami'],
          preferred_aromas: ['Earthy & Woody'],
          preferred_cuisines: ['Earthy & Woody'],
        },
      ]);
  },
);

test(
  'what a member must avoid is edited, and every food answers to it: card and page agree, and not stated is never safe (R5)',
  { tag: '@phone' },
  async ({ page, app }) => {
    const api = openApi(app);
    const mina = await api.join('mina');
    const plain = (
      await api.call('POST', '/api/collections/foods/records', {
        token: mina.token,
        body: { name: 'Plain umami', uploaded_by: mina.id, taste_profile: { flavor: ['umami'] } },
      })
    ).body.id;
    await signIn(page, mina, '/taste-profile?tab=edit');
    await page.getByRole('group', { name: 'Allergens' }).getByRole('button', { name: 'milk' }).click();
    await page.getByRole('group', { name: 'Flavours' }).getByRole('button', { name: 'umami' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('list', { name: 'Must avoid' })).toContainText('milk');

    await visit(page, '/advanced-search?q=plain%20umami');
    await expect(page.getByRole('article').first()).toContainText(/\d+% match/);
    const percent = Number(/(\d+)% match/.exec((await page.getByRole('article').first().textContent()) ?? '')?.[1]);
    expect(percent).toBeLessThanOrEqual(60);
    await page.getByRole('article').first().getByRole('link', { name: 'Plain umami' }).click();
    const panel = page.getByRole('region', { name: 'Will I like it?' });
    await expect(panel).toContainText(`${percent}%`);
    await expect(panel.getByRole('list', { name: 'Not known' })).toContainText('Not stated: milk');

    const stated = await api.call('PATCH', `/api/collections/foods/records/${plain}`, {
      token: mina.token,
      body: { allergens: ['milk'] },
    });
    expect(stated.status).toBe(200);
    await expect(panel).toContainText('5%');
    await expect(panel.getByRole('list', { name: 'Against it' })).toContainText('Contains milk');
  },
);
