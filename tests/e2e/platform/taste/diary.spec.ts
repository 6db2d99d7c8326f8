import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { anotherDevice } from '#tests/e2e/support/another-device.ts';
import { installedTest } from '#tests/e2e/support/app-test.ts';
import { axeViolationsInBothSchemes } from '#tests/e2e/support/axe-violations.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi, recordsPath } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

installedTest.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

installedTest(
  'R44 R46: written by two taps from a card without a network, with a photo, it is on the second device, and no one else has it',
  async ({ page, app, browser }) => {
    const api = openApi(app);
    const [mina, ola] = [await api.join('mina'), await api.join('ola')];
    const food = await api.create('foods', ola, { name: 'Afang soup', uploaded_by: ola.id });
    await api.create('foods', ola, { name: 'Banga soup', uploaded_by: ola.id });
    await signIn(page, mina, '/explore');
    const tried = page.getByRole('button', { name: 'I tried Afang soup' });
    await expect(tried).toBeVisible();
    await visit(page, '/diary');
    await expect(page.getByRole('heading', { name: 'Your diary is empty' })).toBeVisible();
    await visit(page, '/explore');
    await expect(tried).toBeVisible();
    // What opens on demand is on the device from here on.
    await tried.click();
    const sheet = page.getByRole('dialog', { name: 'I tried it' });
    await sheet.getByRole('button', { name: 'Close' }).click();
    await goOffline(page);
    await tried.click();
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('It is in your diary', { exact: true })).toBeVisible();
    await expect(tried).toHaveAttribute('aria-pressed', 'true');
    await visit(page, `/diary`);
    const entry = page.getByRole('article').filter({ hasText: 'Afang soup' });
    await expect(entry).toContainText('Waiting to be sent');
    await entry.getByRole('button', { name: 'More about Afang soup' }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const edit = page.getByRole('dialog', { name: 'Edit entry' });
    await edit.getByLabel('Note').fill('With periwinkles.');
    await edit.getByLabel('With whom').fill('Ngozi');
    await edit.getByRole('radio', { name: '5 stars' }).check();
    await edit.locator('input[type=file]').setInputFiles({
      name: 'plate.png',
      mimeType: 'image/png',
      buffer: Buffer.from(aPngPicture()),
    });
    await expect(edit.getByAltText('Your photo')).toBeVisible();
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit).toBeHidden();
    await expect(entry).toContainText('With periwinkles.');
    await page.reload();
    await expect(entry.getByRole('button', { name: 'Show your photo of Afang soup' })).toBeVisible();
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    await page.getByRole('link', { name: 'Look back' }).click();
    const sentence = '1 food, most loved: Afang soup';
    await expect(page.getByRole('region', { name: 'In a sentence' })).toContainText(sentence);
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    await page.goBack();
    await page.getByRole('button', { name: 'Export and import' }).click();
    const files = page.getByRole('dialog', { name: 'Export and import' });
    const bringIn = (rows: string) =>
      files
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(`food;day;rating\n${rows}`) });
    await installedTest.step('a file that cannot be read is said, and another can be chosen', async () => {
      await files
        .locator('input[type=file]')
        .first()
        .evaluate(async (input: HTMLInputElement) => {
          const folder = await navigator.storage.getDirectory();
          const gone = await folder.getFileHandle('gone.csv', { create: true });
          const stream = await gone.createWritable();
          await stream.write('food\nBorscht\n');
          await stream.close();
          const chosen = new DataTransfer();
          chosen.items.add(await gone.getFile());
          await folder.removeEntry('gone.csv');
          input.files = chosen.files;
          input.dispatchEvent(new Event('change', { bubbles: true }));
        });
      await expect(files.getByText('This device could not read the file.')).toBeVisible();
    });
    await bringIn('Afang soup;3.1.2024;4\nBorscht;2024-02-30;9\n');
    await expect(files.getByText('1 new entry')).toBeVisible();
    await expect(files.getByText(/^Line 3: ‘2024-02-30’ is no day/)).toBeVisible();
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    await files.getByRole('button', { name: 'Add 1 entry' }).click();
    await files.getByRole('button', { name: 'Choose another file' }).click();
    await bringIn('Afang soup;3.1.2024;4\n');
    await expect(files.getByText('1 entry is in your diary already and is not added again.')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      files.getByRole('button', { name: 'Save as CSV' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain('2024-01-03,Afang soup,4,,,');
    await files.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Afang soup' })).toHaveCount(2);
    // R33: the second food that was tried is asked about, also without a network.
    await visit(page, '/explore');
    await page.getByRole('button', { name: 'I tried Banga soup' }).click();
    await sheet.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('dialog', { name: 'Which did you like more?' });
    await expect(question.getByText('Question 1 of at most 3.')).toBeVisible();
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    await question.getByRole('button', { name: 'Banga soup' }).press('Enter');
    await expect(page.getByText(/^\d\.\d of 10 in your order$/)).toBeVisible();
    await visit(page, '/diary?view=order');
    const order = page.getByRole('list', { name: 'Your order' }).getByRole('article');
    await expect(order).toHaveText([
      /Banga soup.*A first guess · 1 comparison/,
      /Afang soup.*4\.5 stars, 1 comparison/,
    ]);
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    await visit(page, '/diary');
    await goOnline(page);
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0);

    const second = await anotherDevice(browser, app);
    await signIn(second, mina, `/food/${food}`);
    await expect(second.getByText(/^You tried it 2 times, last on /)).toBeVisible();
    await visit(second, '/recap');
    await expect(second.getByRole('region', { name: 'In a sentence' })).toContainText(
      '2 foods, most loved: Afang soup',
    );
    await visit(second, '/diary?view=calendar');
    await second.getByRole('button', { name: /: 2 entries$/ }).click();
    const there = second.getByRole('article').filter({ hasText: 'Ngozi' });
    await expect(there.getByRole('button', { name: 'Show your photo of Afang soup' })).toBeVisible();
    // The same file brings nothing on the device that it was not read on.
    await second.getByRole('button', { name: 'Export and import' }).click();
    const filesThere = second.getByRole('dialog', { name: 'Export and import' });
    const chosen = {
      name: 'old.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('food;day;rating\nAfang soup;3.1.2024;4\n'),
    };
    await filesThere.locator('input[type=file]').first().setInputFiles(chosen);
    await expect(filesThere.getByText('1 entry is in your diary already and is not added again.')).toBeVisible();
    await filesThere.getByRole('button', { name: 'Close' }).click();
    await visit(second, '/diary?view=order');
    const orderThere = second.getByRole('list', { name: 'Your order' }).getByRole('article');
    await expect(orderThere).toHaveText([/Banga soup/, /Afang soup/]);
    await orderThere.first().getByRole('button', { name: 'More about Banga soup' }).click();
    await second.getByRole('button', { name: 'Your answers about it' }).click();
    await second.getByRole('button', { name: 'Take back the answer about Afang soup' }).click();
    await expect(orderThere).toHaveText([/Afang soup/]);
    await second.getByRole('button', { name: 'Undo' }).click();
    await expect(orderThere).toHaveText([/Banga soup/, /Afang soup/]);
    await visit(second, '/diary?q=Ngozi');
    await there.getByRole('button', { name: 'More about Afang soup' }).click();
    await second.getByRole('link', { name: 'Make a review of it' }).click();
    await expect(second.getByLabel('Your review (optional)')).toHaveValue('With periwinkles.');
    await second.context().close();
    for (const own of ['diary_entries', 'food_comparisons']) {
      const others = await api.call('GET', recordsPath(own), { token: ola.token });
      expect(others.body.items).toEqual([]);
    }
  },
);
