import { expect, type Page } from '@playwright/test';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { type Api, type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

// Nothing fades in, so that axe never measures a colour on its way.
test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

const feedOf = (page: Page) => page.getByRole('region', { name: 'Your feed' });

async function addFood(api: Api, { id, token }: ApiMember, name: string): Promise<string> {
  const answer = await api.call('POST', '/api/collections/foods/records', {
    token,
    body: { name, uploaded_by: id, origin: 'Peru', description: `How ${name} tastes.` },
  });
  expect(answer.status).toBe(200);
  return answer.body.id;
}

async function review(api: Api, { id, token }: ApiMember, food: string, text: string): Promise<void> {
  const answer = await api.call('POST', '/api/collections/reviews/records', {
    token,
    body: { food, user: id, rating: 4, review_text: text },
  });
  expect(answer.status).toBe(200);
}

async function follow(api: Api, { id, token }: ApiMember, following: ApiMember): Promise<void> {
  const answer = await api.call('POST', '/api/collections/user_follows/records', {
    token,
    body: { follower: id, following: following.id },
  });
  expect(answer.status).toBe(200);
}

/** On a food's page, and until the device has it. */
async function wantToTry(page: Page): Promise<void> {
  const mark = page.getByRole('button', { name: /want to try/i }).first();
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
}

test('a visitor is asked to sign in (spec 2 §2.12); who follows nobody finds an empty feed with a way on (R36), and who is followed now appears in it without a reload', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  const [mina, ana] = [await api.join('mina'), await api.join('ana')];
  await test.step('a visitor is asked to sign in (spec 2 §2.12), and comes back here', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Please sign in to view your dashboard' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await signIn(page, mina);
    await expect(page).toHaveURL(`${app.url}/dashboard`);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, mina Example' })).toBeVisible();
  });
  await test.step('who follows nobody finds an empty feed with a way on, and no zeros in the place of own work (R36)', async () => {
    await expect(page.getByText('Your feed is empty')).toBeVisible();
    await expect(feedOf(page).getByRole('link', { name: 'Find members' })).toHaveAttribute('href', '/community');
    await expect(page.getByRole('region', { name: 'What to try next' })).toBeVisible();
    await expect(page.getByRole('definition')).toHaveCount(0);
  });
  await test.step('a member who is followed now, and what that member shares now, appears without a reload', async () => {
    await expect(page.getByText('Your feed is empty')).toBeVisible();
    await addFood(api, ana, 'From before');
    await follow(api, mina, ana);
    await expect(feedOf(page).getByRole('article')).toHaveCount(1);
    await addFood(api, ana, 'From now');
    await expect(feedOf(page).getByRole('article').first()).toContainText('From now');
  });
});

test('the main panel (R24): counters, the own list and what others like, own foods, drafts and achievements; axe finds nothing, with names of 1 and 60 characters, right-to-left and emoji', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  const [mina, ana] = [await api.join('mina', { full_name: 'M' }), await api.join('ana')];
  await test.step('the main panel (R24): counters, the own list and what others like, own foods, drafts and achievements', async () => {
    const mine = await addFood(api, mina, 'Mine');
    const theirs = await addFood(api, ana, 'Theirs');
    const wanted = await addFood(api, ana, 'Wanted');
    for (let n = 0; n < 5; n += 1) await review(api, await api.join(`guest${n}`), theirs, 'Good.');
    await review(api, mina, mine, 'I made it.');
    await follow(api, ana, mina);
    await signIn(page, mina, `/food/${wanted}`);
    await wantToTry(page);
    await visit(page, '/contribute');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Half written');
    await page.waitForURL(/\?draft=/);
    await visit(page, '/dashboard');
    await expect(page.getByRole('definition')).toHaveText(['1', '1', '1', '1']);
    const next = page
      .getByRole('list', { name: 'What to try next' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(next).toHaveCount(2);
    await expect(next.first()).toContainText('Wanted');
    await expect(next.first()).toContainText('On your list');
    await expect(next.nth(1)).toContainText('Theirs');
    await expect(page.getByRole('region', { name: 'Your recent foods' })).toContainText('Mine');
    await expect(page.getByRole('region', { name: 'Your drafts' })).toContainText('Half written');
    await expect(
      page.getByRole('region', { name: 'Achievements' }).getByRole('article').filter({ hasText: 'First Taste' }),
    ).toContainText('Unlocked');
  });
  await test.step('axe finds nothing on a full dashboard, with names of 1 and 60 characters, right-to-left and emoji', async () => {
    for (const [username, full_name] of [
      ['long_one', 'x'.repeat(60)],
      ['rtl_one', 'ليلى الطباخة'],
      ['emoji_one', 'Elif 🍜👩🏽‍🍳🔥'],
    ] as const) {
      const other = await api.join(username, {
        full_name,
        role: 'professional_chef',
        professional: { business_name: 'Chez' },
      });
      await follow(api, mina, other);
      await review(api, other, await addFood(api, other, `${full_name} food`), 'قل لي كيف الطعم 🌶️');
    }
    await expect(feedOf(page).getByRole('article')).toHaveCount(6);
    await expectAccessible(page);
  });
});

installedTest(
  'R24: what is done offline counts at once, and is listed as unsent until it is sent; the feed shows ten of what those I follow shared, and more at each Load More (R11), offline too',
  async ({ page, app }) => {
    const api = openApi(app);
    const [mina, ana, stranger] = [await api.join('mina'), await api.join('ana'), await api.join('stranger')];
    await test.step('R24: what is done offline counts at once, and is listed as unsent until it is sent', async () => {
      const theirs = await addFood(api, stranger, 'Theirs');
      await signIn(page, mina, `/food/${theirs}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Theirs' })).toBeVisible();
      await goOffline(page);
      await wantToTry(page);
      await visit(page, '/dashboard');
      const unsent = page.getByRole('region', { name: 'Unsent changes' });
      await expect(unsent.getByRole('listitem')).toHaveCount(1);
      await expect(page.getByRole('definition')).toHaveText(['1']);
      await expect(page.getByRole('term')).toHaveText(['Food bookmarked']);
      await goOnline(page);
      await expect(unsent).toBeHidden();
    });
    await test.step('shows ten of what those I follow shared, latest first, and more at each Load More (R11); offline it is all there', async () => {
      await follow(api, mina, ana);
      const foods: string[] = [];
      for (let n = 1; n <= 21; n += 1) foods.push(await addFood(api, ana, `Dish ${n}`));
      await addFood(api, stranger, 'Not for you');
      await review(api, ana, foods[0] ?? '', 'Still my favourite.');
      await visit(page, '/dashboard');
      const items = feedOf(page).getByRole('article');
      await expect(items).toHaveCount(10);
      await expect(items.first()).toContainText('Still my favourite.');
      await expect(items.nth(1)).toContainText('Dish 21');
      await expect(items.nth(1)).toContainText('just shared');
      await feedOf(page).getByRole('button', { name: 'Load More' }).click();
      await expect(items).toHaveCount(20);
      await expect(items.nth(10)).toBeFocused();
      await feedOf(page).getByRole('button', { name: 'Load More' }).click();
      await expect(items).toHaveCount(22);
      await expect(feedOf(page).getByRole('button', { name: 'Load More' })).toBeHidden();
      await expect(items.filter({ hasText: 'Not for you' })).toHaveCount(0);
      await items.nth(1).getByRole('link', { name: 'Dish 21' }).click();
      await expect(page).toHaveURL(`${app.url}/food/${foods[20]}`);
      await page.goBack();
      await expect(items).toHaveCount(22);
      await goOffline(page);
      await page.reload();
      await expect(items).toHaveCount(22);
    });
  },
);
