import { expect, type Page } from '@playwright/test';
import { must } from '#prelude/must.ts';
import { anotherDevice } from '#tests/e2e/support/another-device.ts';
import { installedTest } from '#tests/e2e/support/app-test.ts';
import { axeViolationsInBothSchemes } from '#tests/e2e/support/axe-violations.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi, recordsPath } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

installedTest.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

const names = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });

/** Collects each order of the lines that is drawn from here on: the first name of each. */
async function collectOrders(page: Page): Promise<void> {
  await page.evaluate(() => {
    const orders: string[] = [];
    Object.assign(window, { orders });
    new MutationObserver(() => {
      const lines = [...document.querySelectorAll('main ol > li')].map(
        (line) => line.querySelector('bdi')?.textContent,
      );
      if (orders.at(-1) !== lines.join()) orders.push(lines.join());
    }).observe(document.querySelector('main ol') as Element, { childList: true });
  });
}

const collectedOrders = (page: Page) => page.evaluate(() => (window as unknown as { orders: string[] }).orders);

installedTest(
  'R46: made from a card without a network, ordered by keys and by hand, a list is on the second device as it was left, and on a visitor’s once it is for everyone',
  async ({ page, app, browser }) => {
    const api = openApi(app);
    const mina = await api.join('mina');
    for (const name of ['Afang soup', 'Borscht', 'Cendol'])
      await api.create('foods', mina, { name, uploaded_by: mina.id });
    await signIn(page, mina, '/lists');
    await expect(page.getByRole('heading', { name: 'No lists of your own yet' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Nothing yet', { exact: true })).toHaveCount(2);
    await visit(page, '/explore');
    const add = (name: string) => page.getByRole('button', { name: `Add ${name} to a list` }).first();
    // What opens on demand is on the device from here on.
    await add('Afang soup').click();
    const sheet = page.getByRole('dialog', { name: 'Add to a list' });
    await sheet.getByRole('button', { name: 'Close' }).click();
    await goOffline(page);
    await add('Afang soup').click();
    await sheet.getByRole('button', { name: 'Make the list' }).click();
    await expect(sheet.getByText('Please give the list a name.')).toBeVisible();
    await sheet.getByLabel('Name of a new list').fill('For guests');
    // Pressed twice before the device has answered, it makes one.
    await sheet.locator('form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    const box = sheet.getByRole('checkbox');
    await expect(box).toBeChecked();
    await expect(box).toHaveAccessibleName(/^For guests/);
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Close' }).click();
    for (const name of ['Borscht', 'Cendol']) {
      await add(name).click();
      await box.check();
      await sheet.getByRole('button', { name: 'Close' }).click();
    }
    await visit(page, '/lists');
    await page.getByRole('link', { name: 'For guests' }).click();
    await expect(names(page)).toContainText(['Afang soup', 'Borscht', 'Cendol']);
    await page.getByRole('button', { name: 'Take Borscht off the list' }).click();
    await expect(names(page)).toContainText(['Afang soup', 'Cendol']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(names(page)).toContainText(['Afang soup', 'Borscht', 'Cendol']);

    const tools = ['Make it together', 'Change the order'].map((name) => page.getByRole('button', { name }));
    const size = must(page.viewportSize(), 'a size');
    await page.setViewportSize({ width: 390, height: 844 });
    const [together, order] = await Promise.all(tools.map((tool) => tool.boundingBox()));
    expect(order?.y, 'the tools stand in one row on a phone').toBe(together?.y);
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Change the order' }).click();
    const handle = (name: string) => page.getByRole('button', { name: `Move ${name}` });
    await handle('Afang soup').focus();
    await collectOrders(page);
    for (const key of ['End', 'ArrowUp', 'ArrowUp', 'End']) await page.keyboard.press(key);
    await expect(names(page)).toContainText(['Borscht', 'Cendol', 'Afang soup']);
    await expect(page.getByText('Afang soup: place 3 of 3')).toBeAttached();
    await expect(handle('Afang soup')).toBeFocused();
    // Keys that come faster than the device writes: no line jumps back to where an earlier one had left it.
    expect(await collectedOrders(page)).toEqual([
      'Borscht,Cendol,Afang soup',
      'Borscht,Afang soup,Cendol',
      'Afang soup,Borscht,Cendol',
      'Borscht,Cendol,Afang soup',
    ]);
    await handle('Afang soup').press('ArrowUp');
    await expect(names(page)).toContainText(['Borscht', 'Afang soup', 'Cendol']);
    await handle('Cendol').hover();
    await page.mouse.down();
    // Put anew into the document, as when another device's change is drawn meanwhile, a handle loses the pointer that it held.
    await handle('Cendol').evaluate((button) => {
      const line = button.closest('li');
      line?.parentElement?.append(line);
    });
    await handle('Borscht').hover({ force: true });
    await page.mouse.up();
    await expect(names(page)).toContainText(['Cendol', 'Borscht', 'Afang soup']);
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    await page.reload();
    await expect(names(page)).toContainText(['Cendol', 'Borscht', 'Afang soup']);
    await visit(page, '/lists');
    await page.getByRole('button', { name: 'Export and import' }).click();
    const files = page.getByRole('dialog', { name: 'Export and import' });
    const rows = 'list,food\nFor guests,Cendol\nBroths,Borscht\nBroths,Soup of stones\n,Cendol\n';
    const chosen = { name: 'lists.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
    await files.locator('input[type=file]').setInputFiles(chosen);
    await expect(files.getByRole('status')).toContainText('1 new list · 1 food');
    await expect(files.getByText('Soup of stones (on ‘Broths’)')).toBeVisible();
    await expect(files.getByText('Line 5: it does not say on which list')).toBeVisible();
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    await files.getByRole('button', { name: 'Add 1 food' }).click();
    await expect(files.getByText('1 food was put on your lists')).toBeVisible();
    await expect(page.locator('article').filter({ hasText: 'Broths' })).toBeAttached();
    await files.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The import was taken back').last()).toBeVisible();
    await expect(page.locator('article').filter({ hasText: 'Broths' })).toHaveCount(0);
    await files.locator('input[type=file]').setInputFiles(chosen);
    await files.getByRole('button', { name: 'Add 1 food' }).click();
    await expect(page.locator('article').filter({ hasText: 'Broths' })).toBeAttached();
    await goOnline(page);
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0);

    const second = await anotherDevice(browser, app);
    await signIn(second, mina, '/lists');
    // What the first device brought in is here, and the same file brings nothing.
    const broths = second.locator('article').filter({ hasText: 'Broths' });
    await expect(broths).toContainText('1 food');
    await second.getByRole('button', { name: 'Export and import' }).click();
    const filesThere = second.getByRole('dialog', { name: 'Export and import' });
    await filesThere.locator('input[type=file]').setInputFiles(chosen);
    await expect(filesThere.getByRole('status')).toContainText('No new lists');
    await expect(filesThere.getByRole('button', { name: /^Add / })).toHaveCount(0);
    await filesThere.getByRole('button', { name: 'Close' }).click();
    await expect(broths).toHaveCount(1);
    await second.getByRole('link', { name: 'For guests' }).click();
    await expect(names(second)).toContainText(['Cendol', 'Borscht', 'Afang soup']);
    const more = second.getByRole('button', { name: 'More about For guests' });
    await more.click();
    await second.getByRole('button', { name: 'Edit', exact: true }).click();
    const form = second.getByRole('dialog', { name: 'Edit list' });
    await form.getByText('Everyone', { exact: true }).click();
    await expect(form.getByText('It has a page for everyone')).toBeVisible();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(second.getByText('for everyone to see')).toBeVisible();

    const visitor = await (await browser.newContext({ baseURL: app.url })).newPage();
    await visitor.goto(new URL(second.url()).pathname);
    await expect(visitor.getByRole('heading', { level: 1, name: 'For guests' })).toBeVisible();
    await expect(visitor.getByRole('main').getByRole('listitem')).toContainText(['Cendol', 'Borscht', 'Afang soup']);
    expect(await axeViolationsInBothSchemes(visitor)).toEqual([]);
    await visitor.getByRole('link', { name: 'mina Example' }).click();
    await visitor.getByRole('tab', { name: 'Lists (1)' }).click();
    await expect(visitor.getByRole('link', { name: 'For guests' })).toBeVisible();
    await visitor.getByRole('link', { name: 'For guests' }).click();
    await visitor.getByRole('button', { name: 'Keep this list' }).click();
    await expect(visitor.getByText('Please sign in first.').last()).toBeVisible();
    const noor = await api.join('noor');
    await signIn(visitor, noor, new URL(second.url()).pathname);
    const keep = visitor.getByRole('button', { name: 'Keep this list' });
    await expect(keep).toBeVisible();
    await goOffline(visitor);
    await keep.click();
    await expect(visitor.getByRole('button', { name: 'Take away' })).toBeVisible();
    await visitor.getByRole('link', { name: 'kept lists' }).click();
    const kept = visitor.getByRole('region', { name: 'Kept lists' });
    await expect(kept.getByText('by mina Example · 3 foods')).toBeVisible();
    expect(await axeViolationsInBothSchemes(visitor)).toEqual([]);
    await goOnline(visitor);
    await expect(visitor.getByText('Waiting to be sent')).toHaveCount(0);
    const secondOfNoor = await anotherDevice(browser, app);
    await signIn(secondOfNoor, noor, '/lists');
    await expect(secondOfNoor.getByRole('region', { name: 'Kept lists' })).toContainText('by mina Example · 3 foods');
    await secondOfNoor.context().close();

    await more.click();
    await second.getByRole('button', { name: 'Delete' }).click();
    await expect(broths).toHaveCount(1);
    await expect(second.getByRole('link', { name: 'For guests' })).toHaveCount(0);
    await second.getByRole('button', { name: 'Undo' }).click();
    await expect(second.getByRole('link', { name: 'For guests' })).toBeVisible();
    await second.context().close();

    const id = (await api.call('GET', recordsPath('food_lists'))).body.items[0]?.id ?? '';
    await api.call('PATCH', recordsPath('food_lists', id), { token: mina.token, body: { visibility: 'private' } });
    await expect(kept.getByText('This list is no longer shared.')).toBeVisible();
    await kept.getByRole('button', { name: 'Take away For guests' }).click();
    await expect(kept).toBeHidden();
    await visitor.getByRole('button', { name: 'Undo' }).click();
    await expect(kept.getByRole('heading', { name: 'For guests' })).toBeVisible();
    await visitor.context().close();
  },
);
