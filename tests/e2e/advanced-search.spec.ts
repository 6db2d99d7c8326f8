import { expect, type Page } from '@playwright/test';
import { must } from '#prelude/must.ts';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { finger } from '#tests/e2e/support/finger.ts';
import { goOffline } from '#tests/e2e/support/go-offline.ts';
import { fewFoods } from '#tests/support/few-foods.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

/** What the server of each test begins with. */
const starter = [...fewFoods.values()].flat();

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search foods' });

/** Both are above 12. */
const manyFoods = [
  ['/advanced-search?cuisine=Thai', starter.filter(({ origin }) => origin === 'Thai').length],
  ['/advanced-search?sort=name', starter.length],
] as const;
async function expectGrid(page: Page, address: string, total: number): Promise<void> {
  await visit(page, address);
  await expect(page.getByText(`${total} foods`, { exact: true })).toBeVisible();
  for (const { width, columns } of [
    { width: 820, columns: 2 },
    { width: 1280, columns: 3 },
    { width: 2560, columns: 3 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('[data-testid=virtuoso-item-list]')).toBeVisible();
    // Its cards are measured before they are laid out.
    await expect(async () => {
      const boxes = await cards(page).evaluateAll((all) =>
        all
          .slice(0, 8)
          .map((card) => card.getBoundingClientRect())
          .map(({ x, y, width: wide, height }) => ({ x, y, wide, height })),
      );
      const firstRow = boxes.filter(({ y }) => y === boxes[0]?.y);
      expect(firstRow).toHaveLength(columns);
      for (const { height } of boxes) expect(height).toBeCloseTo(520, 0);
      expect((boxes[columns]?.y ?? 0) - (boxes[0]?.y ?? 0)).toBeCloseTo(544, 0);
      if (columns > 1) expect((boxes[1]?.x ?? 0) - (boxes[0]?.x ?? 0) - (boxes[0]?.wide ?? 0)).toBeCloseTo(24, 0);
    }).toPass({ timeout: 30_000 });
    expect(await cards(page).count()).toBeLessThan(total);
  }
}

/** On a phone, where one compares many: each a line with its words and its signature (screens, 'Dense where one compares'). */
async function expectLines(page: Page, address: string, total: number): Promise<void> {
  const size = must(page.viewportSize(), 'a size');
  await page.setViewportSize({ width: 390, height: 900 });
  await visit(page, address);
  await expect(page.getByText(`${total} foods`, { exact: true })).toBeVisible();
  await expect(page.locator('[data-testid=virtuoso-item-list]')).toBeVisible();
  await expect(
    cards(page)
      .first()
      .getByRole('img', { name: /^(Sweet|Salty|Umami|Spicy|Bitter|Sour) / }),
  ).toBeVisible();
  const boxes = await cards(page).evaluateAll((all) =>
    all.slice(0, 8).map((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  for (const [at, { top, bottom }] of boxes.entries()) {
    expect(bottom - top).toBeGreaterThan(60);
    expect(bottom - top).toBeLessThan(150);
    if (at > 0) expect(top).toBeCloseTo(must(boxes[at - 1], 'the line above').bottom, 0);
  }
  expect(await cards(page).count()).toBeLessThan(total);
  await page.setViewportSize(size);
}

test.describe('advanced search (spec 2 §2.11)', () => {
  test(
    'offers discoveries, finds while typing, filters, and keeps all of it in the address',
    { tag: '@both' },
    async ({ page }) => {
      await page.goto('/advanced-search');
      await expect(page.getByRole('heading', { level: 1, name: 'Discover Amazing Foods' })).toBeVisible();
      for (const heading of ['On the table today', 'Recently Added', 'Discovery Stats'])
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Recently Added' }).getByRole('article')).toHaveCount(6);
      await box(page).fill('tirmaisu');
      await expect(cards(page).first()).toContainText('Tiramisù');
      await expect(page.getByText(/^[1-3] foods?$/)).toBeVisible();
      await box(page).fill('');
      await page.getByRole('button', { name: /^Filters/ }).click();
      const unratedAreOut = page.getByText('Foods that nobody rated yet are left out.');
      await expect(unratedAreOut, 'not said where they are in').toHaveCount(0);
      await page.getByRole('slider', { name: 'Minimum rating' }).press('ArrowRight');
      await expect(unratedAreOut).toBeVisible();
      await page.getByRole('slider', { name: 'Minimum rating' }).press('ArrowLeft');
      await expect(unratedAreOut).toHaveCount(0);
      await page.getByLabel('Cuisine', { exact: true }).selectOption('Thai');
      await page
        .getByRole('group', { name: 'Not among the stated allergens' })
        .getByRole('button', { name: 'fish', exact: true })
        .click();
      await page.getByRole('button', { name: /^Show/ }).click();
      await expect(page).toHaveURL(/cuisine=Thai&without=fish/);
      // Of the twenty Thai dishes, those of which fish is stated to be no allergen.
      const total = await page.getByText(/^1?\d foods?$/).textContent();
      await page.reload();
      await expect(page.getByText(total ?? '', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Remove Fish: not among its stated allergens' }).click();
      await expect(page.getByText(/^2\d foods$/)).toBeVisible();
      await page.getByRole('button', { name: /^Filters/ }).click();
      const sour = page.getByRole('group', { name: 'Sour', exact: true });
      await sour.getByRole('slider', { name: 'At most' }).fill('1');
      await sour.getByRole('slider', { name: 'At least' }).fill('3');
      await expect(sour.getByRole('slider', { name: 'At most' }), 'is taken along').toHaveValue('3');
      // From one value both thumbs can be had: which is meant is told by the way the hand goes.
      const [least, most] = [
        sour.getByRole('slider', { name: 'At least' }),
        sour.getByRole('slider', { name: 'At most' }),
      ];
      const drag = async (from: number, to: number) => {
        const { x, y, width, height } = must(await most.boundingBox(), 'the slider on screen');
        const placeOf = (level: number) => x + 14 + (level / 5) * (width - 28);
        await page.mouse.move(placeOf(from), y + height / 2);
        await page.mouse.down();
        await page.mouse.move(placeOf(to), y + height / 2, { steps: 8 });
        await page.mouse.up();
      };
      await most.scrollIntoViewIfNeeded();
      await drag(3, 1);
      await expect(most).toHaveValue('3');
      await expect(least).toHaveValue('1');
      await drag(1, 3);
      await expect(least).toHaveValue('3');
      await drag(3, 4);
      await expect(most).toHaveValue('4');
      await drag(4, 3);
      await expect(most).toHaveValue('3');
      const show = page.getByRole('button', { name: /^Show \d+ foods?$/ });
      await show.click();
      await expect(page).toHaveURL(/sour=3-3/);
      await expect(sour).toBeHidden();
      await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
      await expect(page.getByLabel('Sort by')).toBeVisible();
      await page.getByRole('button', { name: /^Filters/ }).click();
      await expect(show, 'counts what the results hold').toHaveText(
        `Show ${await page.getByText(/^\d+ foods?$/).textContent()}`,
      );
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect(page.getByRole('button', { name: 'Reset' })).toBeDisabled();
      await sour.getByRole('slider', { name: 'At most' }).press('Escape');
      await expect(sour).toBeHidden();
      await expect(page.getByRole('heading', { name: 'On the table today' })).toBeVisible();
    },
  );

  test(
    'saves a search on the device; when nothing fits, everything that narrows the search is named and can be dropped by itself',
    { tag: '@phone' },
    async ({ page }) => {
      await test.step('saves a search on the device', async () => {
        await page.goto('/advanced-search?q=a&cuisine=Thai&flavour=sour');
        const saved = page.getByRole('list', { name: 'Saved searches' });
        await page.getByRole('button', { name: 'Save search' }).tap();
        await expect(page.getByLabel('Name')).toHaveValue('a, Thai, Tastes sour');
        await page.getByLabel('Name').fill('');
        await page.getByRole('button', { name: 'Save', exact: true }).tap();
        await expect(page.getByText('Please give it a name.')).toBeVisible();
        await page.getByLabel('Name').fill('Sour and Thai');
        await page.getByRole('button', { name: 'Save', exact: true }).tap();
        await expect(saved).toContainText('Sour and Thai');
        await visit(page, '/advanced-search');
        await saved.getByRole('button', { name: 'Sour and Thai', exact: true }).tap();
        await expect(page).toHaveURL(/\?q=a&cuisine=Thai&flavour=sour$/);
        await expect(page.getByText(/^[1-9]\d? foods?$/)).toBeVisible();
        await expect(page.getByRole('button', { name: 'Save search' }), 'it is saved').toBeHidden();
        await saved.getByRole('button', { name: 'Remove Sour and Thai' }).tap();
        await expect(saved).toBeHidden();
        await page.getByRole('button', { name: 'Undo' }).tap();
        await expect(saved).toContainText('Sour and Thai');
      });
      await test.step('when nothing fits, everything that narrows the search is named and can be dropped by itself', async () => {
        await visit(
          page,
          '/advanced-search?q=tiramisu&cuisine=Thai&rating=4.5&spicy=4-5&without=fish&diet=vegan&mood=evening',
        );
        await expect(page.getByRole('heading', { name: 'No foods found' })).toBeVisible();
        const parts = [
          'tiramisu',
          'Mood: evening',
          'Thai',
          'Rated 4.5 or better',
          'Spicy 4–5',
          'Fish: not among its stated allergens',
          'Vegan',
        ];
        await expect(page.getByRole('button', { name: /^Drop/ })).toHaveText(parts.map((part) => `Drop “${part}”`));
        for (const part of parts.slice(1)) await page.getByRole('button', { name: `Drop “${part}”` }).click();
        await expect(cards(page).first()).toContainText('Tiramisù');
        await expect(page).toHaveURL(/\?q=tiramisu$/);
        await page.goBack();
        await page.getByRole('button', { name: 'Drop “tiramisu”' }).click();
        await expect(page).toHaveURL(/\?diet=vegan$/);
        await box(page).fill('zzzz');
        await page.getByRole('button', { name: 'Start over' }).click();
        await expect(page.getByRole('heading', { name: 'Recently Added' })).toBeVisible();

        // Over the results, filters are applied when they are closed, in whatever way: all that was chosen is one step back.
        await page.getByRole('button', { name: 'Filters', exact: true }).click();
        const filters = page.getByRole('dialog', { name: 'Filters' });
        await filters.getByLabel('Cuisine', { exact: true }).selectOption('Thai');
        await filters.getByRole('slider', { name: 'Minimum rating' }).press('ArrowRight');
        await filters.getByRole('slider', { name: 'Minimum rating' }).press('ArrowLeft');
        await filters
          .getByRole('group', { name: 'Flavours' })
          .getByRole('button', { name: 'sour', exact: true })
          .click();
        // A finger that pulls it down far enough closes it.
        const hand = await finger(page);
        const title = must(
          await filters.getByRole('heading', { name: 'Filters' }).boundingBox(),
          'the title on screen',
        );
        await hand.pullDown(16, title.y);
        await expect(filters).toBeVisible();
        await hand.pullDown(300, title.y);
        await expect(filters).toBeHidden();
        await expect(page).toHaveURL(/\?cuisine=Thai&flavour=sour$/);
        await page.getByRole('button', { name: 'Filters (2)' }).click();
        await expect(filters).toBeVisible();
        await page.goBack();
        await expect(filters).toBeHidden();
        await expect(page).toHaveURL(/\?cuisine=Thai&flavour=sour$/);
        await expect(cards(page).first()).toBeVisible();
        await page.goBack();
        await expect(page).toHaveURL(/advanced-search$/);
        await expect(page.getByRole('heading', { name: 'Recently Added' })).toBeVisible();
      });
    },
  );

  test('lays many foods out in a grid (spec 2 §9), on a phone in lines, takes mood and sort from the tiles of Explore, and finds the foods of a member by name (spec 2 §5, search matching)', async ({
    page,
    app,
  }) => {
    const api = openApi(app);
    const mina = await api.join('mina');
    const [food] = (
      await api.call('GET', `/api/collections/foods/records?filter=${encodeURIComponent('name="Pad Thai"')}`)
    ).body.items;
    await api.call('POST', '/api/collections/reviews/records', {
      token: mina.token,
      body: { food: food?.id, user: mina.id, rating: 5 },
    });
    await test.step('the grid has 2 to 3 columns by its width, rows of 520 px and 24 px between; of many results only those in view are there (spec 2 §9)', async () => {
      const desktop = page.viewportSize();
      for (const [address, total] of manyFoods) await expectGrid(page, address, total);
      await page.setViewportSize(must(desktop, 'a size'));
    });
    await test.step('on a phone they are lines, each with its taste', async () => {
      await expectLines(page, '/advanced-search?sort=name', starter.length);
    });
    await test.step('takes mood and sort from the tiles of Explore', async () => {
      await visit(page, '/explore');
      await page.getByRole('link', { name: 'Feeling adventurous?' }).click();
      await expect(page).toHaveURL(/mood=adventure/);
      await expect(cards(page).first()).toContainText('Pad Thai');
      await expect(cards(page).filter({ hasText: 'Croissant' })).toHaveCount(0);
      await page.goBack();
      await page.getByRole('link', { name: 'The highest rated' }).click();
      await expect(page).toHaveURL(/sort=rating/);
      await expect(cards(page).first()).toContainText('Pad Thai');
      await expect(page.getByText(`${starter.length} foods`, { exact: true })).toBeVisible();
      expect(await cards(page).count()).toBeLessThan(60);
    });
    await test.step('finds the foods of a member by name (spec 2 §5, search matching)', async () => {
      const cook = await api.join('minapark');
      await api.call('POST', '/api/collections/foods/records', {
        token: cook.token,
        body: { name: 'Bossam', uploaded_by: cook.id },
      });
      await visit(page, '/advanced-search?q=minapa');
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page)).toContainText('Bossam');
    });
  });

  installedTest('says so when nothing is found, and which filter to take away; offline, too', async ({ page }) => {
    await page.goto('/advanced-search');
    await expect(page.getByRole('region', { name: 'Recently Added' }).getByRole('article')).toHaveCount(6);
    await goOffline(page);
    await visit(page, '/advanced-search?q=tiramisu&cuisine=Thai');
    await expect(page.getByRole('heading', { name: 'No foods found' })).toBeVisible();
    await page.getByRole('button', { name: 'Drop “Thai”' }).click();
    await expect(cards(page).first()).toContainText('Tiramisù');
    const similar = page.getByRole('region', { name: 'Similar to Tiramisù' });
    await expect(similar.getByRole('article').nth(2), 'a name finds one food').toBeVisible();
    await visit(page, '/advanced-search?q=tiramisu&cuisine=Italian');
    await expect(cards(page).first()).toContainText('Tiramisù');
    await expect(similar, 'what tastes alike may break a filter').toHaveCount(0);
    await visit(page, '/advanced-search?rating=9&mood=hungry&spicy=7-1');
    await expect(page.getByRole('heading', { name: 'Recently Added' })).toBeVisible();
  });
});
