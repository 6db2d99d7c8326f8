import { expect, type Locator, type Page } from '@playwright/test';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { goOffline } from '#tests/e2e/support/go-offline.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { type Api, type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import type { PocketBaseServer } from '#tests/support/server/pocket-base-server.ts';
import { visit } from '#tests/e2e/support/visit.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function foodsNamed(api: Api, ...names: readonly string[]): Promise<readonly string[]> {
  const answers = await Promise.all(
    names.map((name) =>
      api.call('GET', `/api/collections/foods/records?filter=${encodeURIComponent(`name="${name}"`)}`),
    ),
  );
  return answers.map(({ body }) => body.items[0]?.id ?? '');
}

async function rate(
  api: Api,
  { member, food, rating }: { member: ApiMember; food: string | undefined; rating: number },
): Promise<void> {
  const answer = await api.call('POST', '/api/collections/reviews/records', {
    token: member.token,
    body: { food, user: member.id, rating },
  });
  expect(answer.status).toBe(200);
}

/** A new catalogue is a joy to browse by cuisine (spec 1 §2, explore). */
async function browseByCuisine(page: Page, app: PocketBaseServer): Promise<void> {
  const thai = (
    await openApi(app).call('GET', `/api/collections/foods/records?filter=${encodeURIComponent('origin="Thai"')}`)
  ).body['totalItems'];
  await visit(page, '/explore');
  await expect(page).toHaveTitle('Explore Food Cultures');
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Food Cultures' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Cuisines' })
    .getByRole('link', { name: `Thai ${String(thai)} foods` })
    .click();
  await expect(page.getByRole('heading', { name: 'Thai foods' })).toBeVisible();
  await expect(cards(page)).toHaveCount(Number(thai));
  await expect(cards(page).getByText('Thai', { exact: true })).toHaveCount(Number(thai));
  await expect(page.getByRole('navigation', { name: 'Cuisines' }).getByRole('link', { name: /^Thai/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'On the table today' })).toBeVisible();
}

test('counts foods, cultures, reviews and active contributors (spec 1 §2), is browsed by cuisine, and features at most six, by real ratings above 4 alone (spec 1 §9, R4)', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  await test.step('counts foods, cultures, reviews and active contributors (spec 1 §2)', async () => {
    const stats = (await api.call('GET', '/api/collections/catalogue_stats/records')).body.items[0];
    await page.goto('/explore');
    for (const [label, column] of [
      ['Foods', 'foods'],
      ['Cultures', 'cultures'],
      ['Reviews', 'reviews'],
      ['Active contributors', 'contributors'],
    ] as const) {
      // What there is none of is not counted.
      const told = stats?.[column] === 0 ? [] : [String(stats?.[column])];
      await expect(page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd')).toHaveText(
        told,
      );
    }
  });
  await test.step('a new catalogue is a joy to browse by cuisine (spec 1 §2, explore)', () =>
    browseByCuisine(page, app));
  await test.step('features at most six, by real ratings above 4 alone (spec 1 §9, R4)', async () => {
    await visit(page, '/explore');
    const featured = page.getByRole('region', { name: 'Featured' });
    await expect(page.getByRole('region', { name: 'On the table today' }).getByRole('article')).toHaveCount(8);
    await expect(featured, 'no apology for what is not there yet').toHaveCount(0);
    await expect(page.getByRole('term').filter({ hasText: 'Foods' })).toBeAttached();
    await expect(page.getByRole('term').filter({ hasText: 'Reviews' }), 'no count of nothing').toHaveCount(0);
    const [mina, ben] = [await api.join('mina'), await api.join('ben')];
    const names = ['Tonkotsu Ramen', 'Tiramisù', 'Kimchi', 'Pasta', 'Coffee', 'Chocolate', 'Avocado', 'Cheese'];
    const foods = await foodsNamed(api, ...names);
    await rate(api, { member: mina, food: foods[0], rating: 5 });
    await rate(api, { member: mina, food: foods[1], rating: 4 });
    const rated = page.getByRole('term').filter({ hasText: 'Reviews' }).locator('xpath=following-sibling::dd');
    await expect(rated).toHaveText('2');
    await expect(featured, 'one food is no choice of the best').toHaveCount(0);
    await rate(api, { member: mina, food: foods[2], rating: 5 });
    await rate(api, { member: mina, food: foods[3], rating: 5 });
    await expect(featured.getByRole('article')).toHaveCount(3);
    await expect(featured.getByRole('article').filter({ hasText: 'Tonkotsu Ramen' })).toContainText('5.0');
    for (const food of foods.slice(4)) await rate(api, { member: mina, food, rating: 5 });
    await rate(api, { member: ben, food: foods[7], rating: 5 });
    // Counters that a digest holds back in the first minute of a server are told at that minute's end [S23].
    await expect(featured.getByRole('article')).toHaveCount(6, { timeout: 90_000 });
    await expect(featured.getByRole('article').first()).toContainText('Cheese');
    await expect(featured.getByRole('article').filter({ hasText: 'Tiramisù' })).toHaveCount(0);
  });
});

installedTest('says that it shows what is on the device while there is no connection', async ({ page }) => {
  await page.goto('/explore');
  await cards(page).first().getByRole('link').click();
  await page.getByRole('link', { name: 'Explore More' }).click();
  await goOffline(page);
  // Opening a food asks the server for its reviews.
  await cards(page).last().getByRole('link').click();
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await expect(page.getByText('The reviews are not on this device')).toBeVisible({ timeout: 30_000 });
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText('You see the foods that are on this device.')).toBeVisible();
});

test.describe('with the whole catalogue', () => {
  test.use({ seed: true });

  test(
    'leads by taste to foods in two taps, shows no food twice, lists everything without holding everything in the document, and comes back to where it was left',
    { tag: '@phone' },
    async ({ page, app }) => {
      await test.step('leads by taste to foods in two taps, and shows no food twice', async () => {
        const api = openApi(app);
        const [padThai] = await foodsNamed(api, 'Pad Thai');
        let taps = 0;
        const tap = async (target: Locator) => {
          taps += 1;
          await target.click();
        };
        // A stranger's first page: what it tastes like stands there before anything is touched.
        await page.goto(`/food/${padThai}`);
        const taste = page.getByRole('main').getByRole('img', { name: /^Umami 3, sweet 2\.5, salty 2\.5; tangy, / });
        await expect(taste.first()).toBeInViewport({ ratio: 1 });
        await expect(page.getByText(/^tangy · /).first()).toBeVisible();
        await tap(page.getByRole('navigation', { name: /^(Tabs|Main)$/ }).getByRole('link', { name: 'Explore' }));
        const mood = page.getByRole('region', { name: /^For this/ });
        await expect(mood.getByRole('article').first()).toBeVisible();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        const names = await cards(page).locator('h3').allTextContents();
        expect(names.length).toBeGreaterThan(8);
        expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
        const wishes = page.getByRole('navigation', { name: 'Find by taste' });
        for (const wish of await wishes.getByRole('link').allTextContents()) {
          await wishes.getByRole('link', { name: wish }).click();
          await expect(page.getByRole('heading', { level: 1, name: 'Discover Amazing Foods' })).toBeVisible();
          await expect(page.getByRole('status').filter({ hasText: /^([3-9]|\d[\d,]+) foods$/ }), wish).toBeVisible();
          await page.goBack();
        }
        await tap(wishes.getByRole('link', { name: 'Sour and crunchy' }));
        await expect(page.getByRole('status').filter({ hasText: /^([3-9]|\d[\d,]+) foods$/ })).toBeVisible();
        expect(taps, 'three foods that are sour and crunchy').toBeLessThanOrEqual(4);
        await signIn(page, await api.join('stranger'), page.url().slice(app.url.length));
        taps = 0;
        await tap(
          cards(page)
            .first()
            .getByRole('button', { name: /^I tried / }),
        );
        await tap(page.getByRole('dialog', { name: 'I tried it' }).getByRole('button', { name: 'Save' }));
        await expect(page.getByText('It is in your diary').last()).toBeVisible();
        expect(taps).toBe(2);
      });
      await test.step('lists everything without holding everything in the document, and comes back to where it was left', async () => {
        const oldest = (await openApi(app).call('GET', '/api/collections/foods/records?sort=created,id&perPage=1')).body
          .items[0]?.['name'];
        await visit(page, '/explore');
        await page.getByRole('link', { name: 'Browse all foods' }).click();
        await expect(page.getByRole('heading', { name: 'All foods' })).toBeVisible();
        await expect(cards(page).first()).toBeVisible();
        await expect(async () => {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
          await expect(cards(page).filter({ hasText: String(oldest) })).toBeVisible({ timeout: 300 });
        }).toPass({ timeout: 40_000 });
        expect(await cards(page).count()).toBeLessThan(60);

        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.6));
        const middle = () =>
          page.evaluate(
            () =>
              document
                .elementFromPoint(innerWidth / 5, innerHeight / 2)
                ?.closest('article')
                ?.querySelector('h3')?.textContent ?? '',
          );
        await expect.poll(middle).not.toBe('');
        const name = await middle();
        await page.mouse.click((page.viewportSize()?.width ?? 0) / 5, (page.viewportSize()?.height ?? 0) / 2);
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await page.goBack();
        await expect.poll(middle).toBe(name);
      });
    },
  );
});

const views = [
  { address: '/explore', sign: 'On the table today' },
  { address: '/explore?cuisine=Thai', sign: 'Thai foods' },
  { address: '/explore?q=ramen', sign: 'Tonkotsu Ramen' },
  { address: '/explore?q=zzzz', sign: 'Nothing found for “zzzz”' },
] as const;

test(
  'is browsed by cuisine, and accessible with everything, one cuisine, what was found, and nothing',
  { tag: '@phone' },
  async ({ page, app }) => {
    await test.step('a new catalogue is a joy to browse by cuisine (spec 1 §2, explore)', () =>
      browseByCuisine(page, app));
    for (const { address, sign } of views) {
      // Explore reads the search of its address when it is opened.
      await visit(page, '/help');
      await visit(page, address);
      await expect(page.getByRole('main').getByText(sign).first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expectAccessible(page);
    }
  },
);
