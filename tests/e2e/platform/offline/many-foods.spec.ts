import { expect as expectIn, type Locator, type Page } from '@playwright/test';
import { generateFood } from '#tests/bench/support/generate-food.ts';
import { must } from '#prelude/must.ts';
import { seedFoods } from '#tests/bench/support/seed-foods.ts';
import { installedTest as test } from '#tests/e2e/support/app-test.ts';
import { deviceRows } from '#tests/e2e/support/device-rows.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

/** More than a device holds the rows of. */
const FOODS = 5000;
const FIRST = 1000;

test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(180_000);
const expect = expectIn.configure({ timeout: 45_000 });

/** Foods that are asked for partners: not every made food has one. */
const PAIRED = 12;

/** More than the front page itself asks for. */
const AHEAD = 48;

/** The foods whose rows are on the device. */
const foodsHere = async (page: Page) => (await deviceRows(page, ['foods'])).map((row) => (row as { id: string }).id);

/** The page grows while it is scrolled: what comes into view is drawn then. */
async function scrollToEnd(page: Page, last: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return last.isVisible();
    })
    .toBe(true);
}

test('of a large catalogue a device finds every food offline, says which are not here, and fetches them when it can', async ({
  page,
  app,
}) => {
  await seedFoods(app, { count: FOODS, generate: generateFood });
  const api = openApi(app);
  const { parts } = (await api.call('GET', '/api/sync/snapshot?rows=first')).body as unknown as {
    parts: readonly { readonly hash: string }[];
  };
  const texts = await Promise.all(
    parts.map(async ({ hash }) => (await fetch(`${app.url}/api/sync/snapshot/${hash}`)).text()),
  );
  const here = texts.join('');
  const everyFar = Array.from({ length: FOODS }, (_, n) => `bf${String(n).padStart(13, '0')}`).filter(
    (id) => !here.includes(id),
  );
  const far = must(everyFar[0], 'a food without a row');
  const oldest = async (filter: string) => {
    const query = new URLSearchParams({ sort: 'created,id', perPage: '1', filter });
    const { body } = await api.call('GET', `/api/collections/foods/records?${query}`);
    return String(must(body.items[0], 'a food')['name']);
  };
  const { name, origin } = (await api.call('GET', `/api/collections/foods/records/${far}`)).body as unknown as {
    name: string;
    origin: string;
  };

  await page.goto('/advanced-search?q=dish');
  await expect(page.getByText('5,000 foods', { exact: true })).toBeVisible();
  await expect.poll(async () => (await foodsHere(page)).length).toBeGreaterThanOrEqual(FIRST);
  expect((await foodsHere(page)).length).toBeLessThan(FIRST + 200);

  await goOffline(page);
  await page.goto(`/advanced-search?q=${encodeURIComponent(name)}`);
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(card.getByText('This food is not on this device')).toBeVisible();
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This food is not on this device' })).toBeVisible();

  // Whole lists, in their order: to the last food of the catalogue, and of a cuisine.
  for (const { address, filter } of [
    { address: '/explore?all', filter: '' },
    { address: `/explore?${new URLSearchParams({ cuisine: origin })}`, filter: `origin='${origin}'` },
  ]) {
    await visit(page, address);
    await expect(page.getByRole('article').first()).toBeVisible();
    await scrollToEnd(page, page.getByRole('link', { name: await oldest(filter), exact: true }));
  }
  await visit(page, '/explore');
  const table = page.locator('section').filter({ has: page.getByRole('heading', { name: 'On the table today' }) });
  await expect(table.getByRole('article')).toHaveCount(8);
  await expect(table.getByText('This food is not on this device').first()).toBeVisible();
  // Its page says its taste and what it states, and it pairs, with foods that are here and others.
  const notHere = 'This food is not on this device';
  const partners = page.getByRole('region', { name: 'Suggestions' }).getByRole('article').filter({ hasText: notHere });
  for (const id of everyFar.slice(0, PAIRED)) {
    await visit(page, `/flavor-pairing?food=${id}`);
    await expect(page.getByRole('region', { name: 'Your food' }).getByText(notHere)).toBeVisible();
    await expect(page.getByText('Computing...')).toBeHidden();
    if (await partners.first().isVisible()) break;
  }
  await expect(partners.first()).toBeVisible();
  await visit(page, `/food/${far}`);
  await expect(page.getByRole('heading', { name: 'This food is not on this device' })).toBeVisible();
  const known = page.getByRole('region', { name: 'What this device knows of it' });
  await expect(known.getByRole('heading', { name })).toBeVisible();
  await expect(known.getByText(/^(Contains|May contain|Allergens not stated|States none)/u).first()).toBeVisible();

  await goOnline(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  // While nothing else is wanted, rows come that the member may want next: pages that were never opened are there without a connection.
  await visit(page, '/explore');
  await expect(table.getByRole('article')).toHaveCount(8);
  const before = new Set(await foodsHere(page));
  await expect.poll(async () => (await foodsHere(page)).length).toBeGreaterThanOrEqual(before.size + AHEAD);
  const ahead = (await foodsHere(page)).filter((id) => !before.has(id)).slice(-2);
  await goOffline(page);
  for (const id of ahead) {
    await visit(page, `/food/${id}`);
    await expect(page.getByRole('tab', { name: 'Reviews' })).toBeVisible();
  }
});
