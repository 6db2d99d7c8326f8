import { expect } from '@playwright/test';
import { installedTest } from '#tests/e2e/support/app-test.ts';
import { axeViolations } from '#tests/e2e/support/axe-violations.ts';
import { reportThing } from '#tests/e2e/support/report-thing.ts';
import { twoMembers } from '#tests/e2e/support/two-members.ts';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { visit } from '#tests/e2e/support/visit.ts';

installedTest.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

installedTest(
  '[S1] [S2] [S17] a photo added without a network is shown at once, survives a reload, arrives once and is credited; others report it, its member deletes it and thinks again',
  async ({ app, browser, page }) => {
    const { api, ada, ben } = await twoMembers({ app, browser, page });
    const food = await api.create('foods', ada.member, { name: 'Laksa', uploaded_by: ada.member.id });
    const rows = async () => (await api.call('GET', '/api/collections/food_photos/records')).body.items;
    await ada.page.goto(`/food/${food}`);
    await expect(ada.page.getByRole('heading', { name: 'Laksa', level: 1 })).toBeVisible();
    await ada.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await app.kill();

    await ada.page.getByRole('button', { name: 'Add a photo' }).first().click();
    const form = ada.page.getByRole('dialog', { name: 'Add a photo of Laksa' });
    await form.getByRole('button', { name: 'Add the photo' }).click();
    await expect(form.getByText('Please choose a photo.')).toBeVisible();
    await expect(form.getByText('Only photos of your own can be shown here.')).toBeVisible();
    const file = {
      name: 'bowl.png',
      mimeType: 'image/png',
      buffer: Buffer.from(aPngPicture({ width: 64, height: 48 })),
    };
    await form.locator('input[type=file]').first().setInputFiles(file);
    await expect(form.getByRole('img', { name: 'Your photo' })).toBeVisible();
    await form.getByLabel('What is to be seen (optional)').fill('From above');
    await form.getByLabel('Shown under').selectOption('cc-by');
    await form.getByText('It is my own photo').click({ position: { x: 2, y: 2 } });
    await form.getByRole('button', { name: 'Add the photo' }).click();
    const picture = ada.page.getByRole('img', { name: 'From above: photo of Laksa by Ada Okafor' }).first();
    await expect(picture).toBeVisible();
    await expect(picture).toHaveAttribute('src', /^blob:/);
    await ada.page.reload();
    await expect(picture).toHaveAttribute('src', /^blob:/);
    await expect(ada.page.getByText('Waiting to be sent').first()).toBeVisible();

    await app.restart();
    await expect.poll(async () => (await rows()).length, { timeout: 30_000 }).toBe(1);
    await expect(picture).toHaveAttribute('src', /^\/api\/files\/food_photos\//);

    await visit(ben.page, `/food/${food}`);
    await ben.page.getByRole('button', { name: 'Photo: Ada Okafor · CC BY 4.0' }).click();
    const whole = ben.page.getByRole('dialog', { name: 'Photo of Laksa' });
    await expect(whole.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('href', /creativecommons\.org/);
    expect(await axeViolations(ben.page)).toEqual([]);
    await ben.page.keyboard.press('Escape');
    await reportThing(ben.page, api, {
      name: 'the photo by Ada Okafor',
      reason: 'copyright',
      told: { kind: 'photo', excerpt: 'From above' },
    });

    await ada.page.getByRole('button', { name: 'Photo: Ada Okafor · CC BY 4.0' }).click();
    await ada.page.getByRole('button', { name: 'Delete the photo' }).click();
    await expect(picture).toBeHidden();
    await ada.page.getByRole('button', { name: 'Undo' }).click();
    await expect(picture).toBeVisible();
    expect((await rows()).map((row) => row['caption'])).toEqual(['From above']);
  },
);
