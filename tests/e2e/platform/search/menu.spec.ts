import { type BrowserContext, expect } from '@playwright/test';
import { goOffline, untilServedByWorker } from '#tests/e2e/support/go-offline.ts';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';

test('a pasted menu is read without a network; of a guess nothing is said about allergens (R48)', async ({
  page,
  context,
}) => {
  await page.goto('/menu');
  await expect(page.getByText('Which menu is in front of you?')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'The menu' });
  const dishes = page.getByRole('main').getByRole('list').getByRole('listitem');
  await field.fill('Pho Bo 9,50');
  await expect(dishes).toContainText('Contains');
  await context.setOffline(true);
  await field.fill('MAINS\nPad Thai (A, C) 12,50 €\nPad Tahi w/ prawns 13,50\nSoup of the day 6,00');
  await expect(page.getByRole('heading', { name: '3 dishes' })).toBeVisible();
  const [named, guessed, unknown] = [dishes.nth(0), dishes.nth(1), dishes.nth(2)];
  await expect(named).toContainText('Contains');
  await expect(named).toContainText('The menu marks this dish with A, C');
  await expect(guessed).toContainText('Guessed: it may be another dish');
  await expect(guessed).toContainText('Nothing is said about allergens');
  await expect(guessed.getByRole('link', { name: /Pad Thai/ })).toBeVisible();
  await expect(guessed).not.toContainText(/contain/i);
  await expect(unknown).toContainText('Not in the catalogue.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(dishes).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dishes).toHaveCount(3);
  await page.reload();
  await expect(dishes).toHaveCount(3);
  await named.getByRole('link', { name: /Pad Thai/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pad Thai' })).toBeVisible();
});

installedTest(
  'a photographed menu is read on the device, also offline; until it is compared nothing is said about allergens (R48)',
  async ({ page, context }) => {
    await page.goto('/menu');
    await untilServedByWorker(page);
    // Another app shares the text of a page: what it is, only the member can tell.
    await page.evaluate(async () => {
      const form = new FormData();
      form.set('text', 'Starters\nTom Yum 7,90\nTom Kha Gai 8,90');
      await fetch('/contribute/shared', { method: 'POST', body: form });
    });
    await page.goto('/contribute?shared=1');
    await page.getByRole('button', { name: 'A menu' }).click();
    await expect(page.getByRole('heading', { name: '2 dishes' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    const photo = page.getByLabel('Photo', { exact: true });
    const dishes = page
      .getByRole('main')
      .getByRole('list')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await photo.setInputFiles(
      await photoOfMenu(context, [
        ['Pad Thai', '12,50 €'],
        ['Moules Marinières', '19'],
        ['Gulasch', '14'],
        ['Pho Bo', '11'],
      ]),
    );
    await expect(dishes).toHaveCount(4, { timeout: 30_000 });
    const padThai = dishes.first();
    await expect(padThai).toContainText('12,50 €');
    await expect(padThai.getByRole('link', { name: /Pad Thai/ })).toBeVisible();
    await expect(padThai).toContainText('Nothing is said about allergens');
    await expect(padThai).not.toContainText('Contains');
    await goOffline(page);
    await photo.setInputFiles(await photoOfMenu(context, [['Bibimbap', '13']]));
    await expect(dishes).toHaveCount(5, { timeout: 30_000 });
    await page.reload();
    await expect(dishes).toHaveCount(5);
    await expect(padThai).not.toContainText('Contains');
    await page.getByRole('button', { name: 'The text is right' }).click();
    await expect(padThai).toContainText('Contains');
    await photo.setInputFiles({ name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await expect(page.getByText('This is no picture', { exact: true })).toBeVisible();
    await photo.setInputFiles(await photoOfMenu(context, []));
    await expect(page.getByText('No text found on this photo', { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(dishes).toHaveCount(5);
  },
);

/** A sheet with dishes and prices, a little askew, as a phone would take it. */
async function photoOfMenu(context: BrowserContext, dishes: readonly (readonly [dish: string, price: string])[]) {
  const sheet = await context.newPage();
  await sheet.setViewportSize({ width: 900, height: 700 });
  const rows = dishes.map(([dish, price]) => `<tr><td>${dish}</td><td>${price}</td></tr>`).join('');
  await sheet.setContent(
    `<body style="background:#e9dfc8"><table style="font:32px serif;color:#333;margin:80px;width:700px;transform:rotate(-2deg)">${rows}</table>`,
  );
  const buffer = await sheet.screenshot({ type: 'jpeg', quality: 70 });
  await sheet.close();
  return { name: 'menu.jpg', mimeType: 'image/jpeg', buffer };
}
