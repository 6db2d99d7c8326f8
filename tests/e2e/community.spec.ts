import { expect, type Page } from '@playwright/test';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { axeViolationsInBothSchemes } from '#tests/e2e/support/axe-violations.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { type Api, type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

async function addFoods(api: Api, by: ApiMember, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const answer = await api.call('POST', '/api/collections/foods/records', {
      token: by.token,
      body: { name, origin: 'Georgian', uploaded_by: by.id },
    });
    expect(answer.status).toBe(200);
  }
}
async function addFollow(api: Api, by: ApiMember, whom: ApiMember): Promise<void> {
  const answer = await api.call('POST', '/api/collections/user_follows/records', {
    token: by.token,
    body: { follower: by.id, following: whom.id },
  });
  expect(answer.status).toBe(200);
}
const followersOnServer = async (api: Api, member: ApiMember) =>
  (await api.call('GET', `/api/collections/member_stats/records/${member.id}`)).body['followers'];
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const card = (page: Page, name: string) => cards(page).filter({ has: page.getByRole('heading', { name }) });
const atOnce = (page: Page) => ((page.viewportSize()?.width ?? 0) < 768 ? { page: 6, top: 3 } : { page: 12, top: 5 });

async function expectNoViolations(page: Page): Promise<void> {
  expect(await axeViolationsInBothSchemes(page)).toEqual([]);
}

test(
  'lists members a page at a time, the newest first, and the top contributors (spec 2 §9)',
  { tag: '@both' },
  async ({ page, app }) => {
    const api = openApi(app);
    const members: ApiMember[] = [];
    for (let at = 0; at < 14; at += 1) members.push(await api.join(`cook_${at}`, { full_name: `Cook ${at}` }));
    for (const [at, member] of members.slice(0, 6).entries())
      await addFoods(
        api,
        member,
        Array.from({ length: 6 - at }, (_, n) => `Dish ${at}.${n}`),
      );
    await page.goto('/community');
    await expect(cards(page)).toHaveCount(atOnce(page).page);
    await expect(cards(page).first().getByRole('heading')).toHaveText('Cook 13');
    await expect(cards(page).first()).toContainText('Newcomer');
    // Who has just come is not told that nothing was done.
    await expect(cards(page).first()).toContainText(/Joined \w+ \d{4}/);
    await expect(page.getByText('No Recent Activity')).toHaveCount(0);
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(cards(page)).toHaveCount(Math.min(14, 2 * atOnce(page).page));
    if (atOnce(page).page === 6) await page.getByRole('button', { name: 'Load More' }).click();
    await expect(cards(page)).toHaveCount(14);
    await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden();
    await expect(card(page, 'Cook 0')).toContainText('Contributor');
    await expect(card(page, 'Cook 0')).toContainText('6 foods · 1 cuisine');
    await expect(card(page, 'Cook 0').getByRole('list', { name: 'Recent activity' }).getByRole('listitem')).toHaveText([
      /Dish 0\.5/,
      /Dish 0\.4/,
      /Dish 0\.3/,
    ]);

    await page.getByRole('tab', { name: 'Top Contributors' }).click();
    await expect(cards(page).getByRole('heading')).toHaveText(
      Array.from({ length: atOnce(page).top }, (_, at) => `Cook ${at}`),
    );
    await expect(page).toHaveURL(/tab=top/);
    await page.reload();
    await expect(cards(page)).toHaveCount(atOnce(page).top);
    await cards(page).first().getByRole('link', { name: 'Cook 0', exact: true }).click();
    await expect(page).toHaveURL(/\/profile\/cook_0$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Cook 0' })).toBeVisible();
  },
);

test(
  'members are found by name whatever its accents; a member’s page shows what the member shared, and leads on (R23)',
  { tag: '@phone' },
  async ({ page, app }) => {
    const api = openApi(app);
    await test.step('finds members by name whatever its accents, and says when there is none', async () => {
      for (const [username, full_name] of [
        ['zoe', 'Zoë Łukasz'],
        ['musa', 'محمد بن موسى'],
        ['rice', '田'],
        ['chef_e', '👩‍🍳 Elif'],
      ] as const)
        await api.join(username, { full_name });
      await page.goto('/community');
      const search = page.getByRole('searchbox', { name: 'Search members' });
      for (const [typed, found] of [
        ['lukasz', 'Zoë Łukasz'],
        ['موسى', 'محمد بن موسى'],
        ['田', '田'],
        ['CHEF_E', '👩‍🍳 Elif'],
      ] as const) {
        await search.fill(typed);
        await expect(cards(page).getByRole('heading')).toHaveText([found]);
      }
      await search.fill('nobody at all');
      await expect(page.getByRole('heading', { name: 'No members found' })).toBeVisible();
      await page.reload();
      await expect(search).toHaveValue('nobody at all');
      await page.getByRole('button', { name: 'Clear search' }).click();
      await expect(cards(page)).toHaveCount(4);
    });
    await test.step('a member’s page shows what the member shared, and leads on (R23)', async () => {
      const chef = await api.join('chef', {
        full_name: 'Maximilian Alexander Wolfeschlegelsteinhausenbergerdorff III',
        role: 'professional_chef',
        professional: { business_name: 'Chez Max' },
      });
      const guest = await api.join('guest', { full_name: 'محمد' });
      await addFoods(api, chef, ['Khachapuri', 'Gozinaki', 'Elarji']);
      const food = (await api.call('GET', '/api/collections/foods/records?filter=(name="Elarji")')).body.items[0]?.id;
      await api.call('POST', '/api/collections/reviews/records', {
        token: guest.token,
        body: { food, user: guest.id, rating: 4, review_text: 'Earthy.' },
      });
      await api.call('PATCH', `/api/collections/profiles/records/${chef.id}`, {
        token: chef.token,
        body: { bio: 'Slow food.', avatar_url: 'https://nowhere.invalid/face.png' },
      });
      await addFollow(api, guest, chef);

      await visit(page, '/profile/chef');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Maximilian/);
      for (const text of ['@chef', 'Contributor', 'Professional Chef', 'Chez Max', 'Slow food.'])
        await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
      // The picture's address leads nowhere: initials stand in for it.
      await expect(main.getByText('MI', { exact: true }).first()).toBeVisible();
      await expect(main.getByRole('button', { name: '1 follower', exact: true })).toBeVisible();
      await expect(main.getByRole('tab', { name: 'Foods (3)' })).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole('button', { name: /^Follow Max/ }).click();
      await expect(page.getByText('User must be authenticated', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Sign In', exact: true }).last().click();
      await page.waitForURL('**/auth');
      await signIn(page, guest);
      await expect(page).toHaveURL(/\/profile\/chef$/);
      await expect(page.getByRole('button', { name: /^Unfollow Max/ })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Message' })).toHaveAttribute('href', `/messages?with=${chef.id}`);

      await visit(page, '/profile/guest');
      await expect(page).toHaveURL(/\/profile$/);
      const width = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(width).toBe(0);
    });
  },
);

test('two browsers: one follows the other, whose follower count and list tell at once; unfollowing can be undone', async ({
  page,
  app,
  browser,
}) => {
  const api = openApi(app);
  const [ada, ben] = [await api.join('ada', { full_name: 'Ada' }), await api.join('ben', { full_name: 'Ben' })];
  await signIn(page, ada, '/community');
  await expect(card(page, 'Ada').getByRole('button')).toHaveCount(0);
  const context = await browser.newContext({ baseURL: app.url, reducedMotion: 'reduce' });
  const other = await context.newPage();
  await signIn(other, ben, '/profile');
  const count = other.getByRole('button', { name: /^\d+ followers?$/ });
  await expect(other.getByRole('heading', { level: 1, name: 'Ben' })).toBeVisible();
  await expect(count).toHaveCount(0);

  await card(page, 'Ben').getByRole('button', { name: 'Follow Ben', exact: true }).click();
  await expect(page.getByText('Following', { exact: true })).toBeVisible();
  await expect(card(page, 'Ben').getByRole('button', { name: 'Unfollow Ben' })).toBeVisible();
  await expect(card(page, 'Ben')).toContainText('1 follower');
  await expect(count).toHaveText('1follower');
  await count.click();
  const followers = other.getByRole('dialog', { name: 'Followers' });
  await expect(followers.getByRole('link', { name: /Ada/ })).toBeVisible();
  await expectNoViolations(other);
  await followers.getByRole('link', { name: /Ada/ }).click();
  await expect(other).toHaveURL(/\/profile\/ada$/);
  await expect(other.getByRole('button', { name: '1 following' })).toBeVisible();

  await page.getByRole('link', { name: 'Ben', exact: true }).click();
  await page.getByRole('button', { name: 'Unfollow Ben' }).click();
  await page.getByRole('button', { name: 'Undo' }).focus(); // the toast waits
  await expect(page.getByText('Unfollowed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /followers?$/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: '1 follower', exact: true })).toBeVisible();
  await expect.poll(() => followersOnServer(api, ben)).toBe(1);
  await context.close();
});

installedTest(
  'without a network it shows the members that were seen, and says so of the others; a follow stays through a reload, arrives once, and taken back it leaves nothing',
  async ({ page, app }) => {
    const api = openApi(app);
    const [ada, ben, cat] = [
      await api.join('ada', { full_name: 'Ada' }),
      await api.join('ben', { full_name: 'Ben' }),
      await api.join('cat', { full_name: 'Cat' }),
    ];
    await test.step('without a network it shows the members that were seen, and says so of the others', async () => {
      await addFoods(api, ben, ['Khachapuri']);
      await signIn(page, ada, '/community');
      await expect(cards(page)).toHaveCount(3);
      await goOffline(page);
      await page.getByRole('tab', { name: 'Top Contributors' }).click();
      await expect(page.getByRole('heading', { name: 'These members are not on this device' })).toBeVisible();
      await page.getByRole('searchbox', { name: 'Search members' }).fill('be');
      await expect(cards(page).getByRole('heading')).toHaveText(['Ben']);
      await expect(page.getByText('You are offline')).toBeVisible();
      await visit(page, '/profile/never_seen');
      await expect(page.getByRole('heading', { name: 'This member is not on this device' })).toBeVisible();
      await visit(page, '/profile/BEN');
      await expect(page.getByRole('heading', { level: 1, name: 'Ben' })).toBeVisible();
    });
    await test.step('follows without a network: it stays through a reload, arrives once, and taken back it leaves nothing', async () => {
      await visit(page, '/community');
      await expect(cards(page)).toHaveCount(3);
      await page.reload();
      await card(page, 'Ben').getByRole('button', { name: 'Follow Ben', exact: true }).click();
      await card(page, 'Cat').getByRole('button', { name: 'Follow Cat', exact: true }).click();
      await card(page, 'Cat').getByRole('button', { name: 'Unfollow Cat' }).click();
      await expect(card(page, 'Cat').getByRole('button', { name: 'Follow Cat', exact: true })).toBeVisible();
      await expect(card(page, 'Ben')).toContainText('1 follower');
      await page.reload();
      await expect(card(page, 'Ben').getByRole('button', { name: 'Unfollow Ben' })).toBeVisible();
      await expect(card(page, 'Cat').getByRole('button', { name: 'Follow Cat', exact: true })).toBeVisible();
      await goOnline(page);
      await expect.poll(() => followersOnServer(api, ben)).toBe(1);
      await expect.poll(() => followersOnServer(api, cat)).toBe(0);
      await expect(card(page, 'Ben')).toContainText('1 follower');
      await visit(page, '/profile/never_seen');
      await expect(page.getByRole('heading', { name: 'Member not found' })).toBeVisible();
    });
  },
);
