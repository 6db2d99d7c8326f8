import { expect, type Locator, type Page } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { axeViolations } from '#tests/e2e/support/axe-violations.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

// A search is among many.
test.use({ seed: true });

test('the quick search finds while one types, works by keyboard, says what its words leave out (R29), leads to all, and hears what comes', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  const member = await api.join('mina');
  await test.step('finds foods by name or origin while they are typed, at most six (spec 1 §2, quick search)', async () => {
    await page.goto('/explore');
    const box = page.getByRole('combobox', { name: 'Search foods by name or origin' });
    const found = page.getByRole('listbox', { name: 'Foods found' }).getByRole('option');
    await box.fill('KOREAN');
    await expect(found).toHaveCount(6);
    await expect(page.getByText('6 foods found')).toBeAttached();
    await expect(page.getByRole('heading', { name: 'On the table today' })).toBeHidden();
    await box.fill('tiramisu');
    await expect(found.first()).toContainText('Tiramisù');
    await expect(found.first(), 'its taste is told, and is no part of its name').toHaveAccessibleDescription(
      /^Sweet .*As stated\.$/,
    );
    await expect(found.first()).not.toHaveAccessibleName(/As stated/);
    await box.fill('zzzz');
    await expect(page.getByText('Nothing found for “zzzz”')).toBeVisible();
    await expect(found).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(box).toHaveValue('');
    await expect(box).toBeFocused();
    await expect(page.getByRole('heading', { name: 'On the table today' })).toBeVisible();
  });
  await test.step('works by keyboard, and the way back leads to the same search', async () => {
    await visit(page, '/explore');
    await expect(page.getByRole('button', { name: 'Sync status: Synced' }), 'the catalogue stands still').toBeVisible();
    const box = page.getByRole('combobox', { name: 'Search foods by name or origin' });
    const options = page.getByRole('option');
    await box.focus();
    await page.keyboard.type('thai');
    await expect(options).toHaveCount(6);
    await expect(page.getByRole('listbox', { name: 'Foods found' }), 'the list answers the whole word').toHaveAttribute(
      'aria-busy',
      'false',
    );
    await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(options.nth(5)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '');
    const name = await options.nth(1).locator('bdi').first().textContent();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: name ?? '', exact: true })).toBeVisible();
    await page.goBack();
    await expect(box).toHaveValue('thai');
    await expect(options).toHaveCount(6);
    await box.press('Escape');
    await expect(box).toHaveValue('');
    await expect(page).toHaveURL(/\/explore$/);
  });
  await test.step('every quick search says what its words leave out, and takes it off by itself (R29)', async () => {
    await visit(page, '/explore');
    const boxes = [
      { scope: page.getByRole('main'), name: 'Search foods by name or origin' },
      { scope: page.getByRole('dialog', { name: 'Search foods' }), name: 'Search all foods' },
    ];
    for (const { scope, name } of boxes) {
      if (name === 'Search all foods') await page.keyboard.press('Control+k');
      const box = scope.getByRole('combobox', { name });
      const chips = scope.getByRole('list', { name: 'What your words leave out' }).getByRole('listitem');
      const peanutDish = scope.getByRole('option', { name: 'Pad Thai' });
      await box.fill('thai without peanuts or milk');
      await expect(chips).toHaveText(['Avoiding: peanut', 'Avoiding: milk']);
      await expect(scope.getByRole('option').first()).toBeVisible();
      await expect(peanutDish).toHaveCount(0);
      await scope.getByRole('button', { name: 'Remove Avoiding: peanut' }).click();
      await expect(box).toHaveValue('thai');
      await expect(box, 'the focus goes back to what was written').toBeFocused();
      await expect(chips).toHaveText(['Avoiding: milk']);
      await box.fill('pad thai');
      await expect(chips, 'and stays while more is written').toHaveText(['Avoiding: milk']);
      await expect(peanutDish).toHaveCount(1);
      await box.fill('pad thai');
      if (name !== 'Search all foods') {
        await peanutDish.click();
        await expect(page.getByRole('heading', { level: 1, name: 'Pad Thai' })).toBeVisible();
        await page.goBack();
        await expect(chips, 'also on the way back').toHaveText(['Avoiding: milk']);
      }
      await box.press('Escape');
      await expect(chips).toHaveCount(0);
    }
  });
  await test.step('a short list leads to all that is found, as many as it says', async () => {
    await visit(page, '/explore');
    for (const name of ['Search foods by name or origin', 'Search all foods']) {
      if (name === 'Search all foods') await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name }).fill('thai without milk');
      const seeAll = page.getByRole('link', { name: /^See all \d+ results$/ });
      const total = /\d+/.exec((await seeAll.textContent()) ?? '')?.[0] ?? 'none';
      await seeAll.click();
      await expect(page).toHaveURL(/\/advanced-search\?q=thai\+without\+milk$/);
      await expect(page.getByRole('status').filter({ hasText: /^\d+ foods$/ })).toHaveText(`${total} foods`);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
  await test.step('finds what came while it was open, and shows its words as words', async () => {
    await visit(page, '/explore');
    const box = page.getByRole('combobox', { name: 'Search foods by name or origin' });
    await box.fill('onerror');
    await expect(page.getByText('Nothing found for “onerror”')).toBeVisible();
    const name = '<img src=x onerror=alert(1)>';
    await api.create('foods', member, { name, uploaded_by: member.id });
    await expect(page.getByRole('option', { name })).toBeVisible();
  });
  await test.step('keeps the choice on its food when another one comes above it', async () => {
    await visit(page, '/explore');
    await page.getByRole('combobox', { name: 'Search foods by name or origin' }).fill('zqen');
    await expect(page.getByText('Nothing found for “zqen”')).toBeVisible();
    const contribute = (name: string) => api.create('foods', member, { name, uploaded_by: member.id });
    await contribute('Zqenelle');
    await contribute('Zqenelle of pike');
    const options = page.getByRole('option');
    await expect(options).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    const chosen = (await options.nth(1).textContent()) ?? '';
    await contribute('Zqen');
    await expect(options).toHaveCount(3);
    await expect(page.getByRole('option', { selected: true })).toHaveText(chosen);
  });
});

interface Box {
  readonly where: string;
  readonly path: string;
  readonly open?: (page: Page) => Promise<void>;
  readonly box: (page: Page) => Locator;
  /** Where the nearest food leads. */
  readonly leadsTo: RegExp;
}

const combobox = (name: string) => (page: Page) => page.getByRole('combobox', { name });
const newName = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Name', exact: true });
const searchBoxes: readonly Box[] = [
  { where: 'Explore', path: '/explore', box: combobox('Search foods by name or origin'), leadsTo: /\/food\// },
  {
    where: 'Ctrl+K',
    path: '/community',
    open: (page) => page.keyboard.press('Control+k'),
    box: combobox('Search all foods'),
    leadsTo: /\/food\//,
  },
  {
    where: 'the header',
    path: '/community',
    open: (page) => page.getByRole('button', { name: 'Search foods' }).first().click(),
    box: combobox('Search all foods'),
    leadsTo: /\/food\//,
  },
  {
    where: 'pairing',
    path: '/flavor-pairing',
    box: (page) => page.getByRole('main').getByRole('combobox').first(),
    leadsTo: /\/flavor-pairing\?food=/,
  },
  {
    where: 'compare',
    path: '/compare',
    box: (page) => page.getByRole('main').getByRole('combobox').first(),
    leadsTo: /\/compare\?/,
  },
  {
    where: 'the advanced search',
    path: '/advanced-search',
    box: (page) => page.getByRole('searchbox', { name: 'Search foods' }),
    leadsTo: /\/food\//,
  },
];

test('what finds nothing offers the nearest names and a new food of that name, wherever one searches', async ({
  page,
}) => {
  for (const { where, path, open = () => Promise.resolve(), box, leadsTo } of searchBoxes)
    await test.step(where, async () => {
      const begin = async () => {
        await visit(page, path);
        await expect(page.getByRole('button', { name: 'Sync status: Synced' }), 'the catalogue is here').toBeVisible();
        await open(page);
      };
      await begin();
      await box(page).fill('my favourite pad thai');
      const near = page.getByRole('list', { name: 'Did you mean …' }).getByRole('link', { name: /Pad Thai/ });
      await expect(near).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await near.click();
      await expect(page).toHaveURL(leadsTo);
      await begin();
      await box(page).fill('Zqenelle of pike & "dill"');
      await expect(page.getByRole('list', { name: 'Did you mean …' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Add “Zqenelle of pike & "dill"”' }).click();
      await expect(newName(page)).toHaveValue('Zqenelle of pike & "dill"');
    });
  await page.reload();
  await expect(newName(page), 'the name is in the address until something is written').toHaveValue(
    'Zqenelle of pike & "dill"',
  );
});
