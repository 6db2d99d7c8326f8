import { expect, type Page } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { cameraPhoto } from '#tests/e2e/support/camera-photo.ts';
import { beginFood } from '#tests/e2e/support/form-steps.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { untilKept } from '#tests/e2e/support/until-kept.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

test.use({ seed: false });

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const draftsOf = (page: Page) => page.getByRole('region', { name: 'Drafts' });

async function writeDraft(page: Page, name: string): Promise<void> {
  await beginFood(page);
  await nameField(page).fill(name);
  await page.waitForURL(/\?draft=/);
}

test.describe('drafts', () => {
  test('are kept, started over, gone once they are submitted, listed, resumed, and survive leaving and a crash of the page, photo and all', async ({
    page,
    app,
    context,
  }) => {
    await test.step("ask the browser once to keep this device's storage", async () => {
      await page.addInitScript(() => {
        StorageManager.prototype.persist = () => {
          document.documentElement.dataset['asked'] = `${Number(document.documentElement.dataset['asked'] ?? 0) + 1}`;
          return Promise.resolve(false);
        };
      });
      await page.goto('/contribute');
      await expect(nameField(page)).toBeVisible();
      expect(await page.locator('html').getAttribute('data-asked')).toBeNull();
      await nameField(page).fill('Kilishi');
      await expect(page.locator('html')).toHaveAttribute('data-asked', '1');
      await page.getByLabel('Description').fill('Skewers of beef.');
      await expect(page.getByText('Draft kept on this device')).toBeVisible();
      await untilKept(page, /Skewers of beef\./);
      await expect(page.locator('html')).toHaveAttribute('data-asked', '1');
    });
    await test.step('start over, with a way back', async () => {
      await page.getByRole('button', { name: 'Start over' }).click();
      await expect(nameField(page)).toHaveValue('');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(nameField(page)).toHaveValue('Kilishi');
      await page.reload();
      await expect(nameField(page)).toHaveValue('Kilishi');
      await page.getByRole('button', { name: 'Start over' }).click();
      await expect(page.getByText('Draft kept on this device')).toBeHidden();
      await visit(page, '/contribute');
      await expect(draftsOf(page)).toBeHidden();
    });
    await test.step('are gone once they are submitted, and an old link to one says so', async () => {
      await signIn(page, await openApi(app).join('mina'), '/explore');
      await writeDraft(page, 'Kilishi');
      const address = page.url();
      await page
        .locator('[data-field=photo] input[type=file]')
        .first()
        .setInputFiles(await cameraPhoto(page, { width: 400, height: 300 }));
      await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
      await page.getByRole('button', { name: 'Submit food' }).click();
      await page.waitForURL('**/food/*');
      await visit(page, address);
      await expect(page.getByText('That draft is not here any more')).toBeVisible();
      await expect(draftsOf(page)).toBeHidden();
    });
    await test.step('are listed, resumed, and discarded with a way back', async () => {
      for (const name of ['Kilishi', 'Afang soup', 'Moi moi', 'Puff puff']) await writeDraft(page, name);
      await beginFood(page);
      await expect(draftsOf(page).getByRole('listitem')).toHaveCount(3);
      await draftsOf(page).getByRole('button', { name: 'Show all 4 drafts' }).click();
      await draftsOf(page).getByRole('button', { name: 'Discard Kilishi' }).click();
      await expect(draftsOf(page).getByRole('link', { name: 'Kilishi' })).toBeHidden();
      await page.getByRole('button', { name: 'Undo' }).click();
      await draftsOf(page).getByRole('link', { name: 'Kilishi' }).click();
      await expect(nameField(page)).toHaveValue('Kilishi');
      await expect(draftsOf(page).getByRole('link', { name: 'Kilishi' })).toBeHidden();
    });
    await test.step('lose nothing when the page is left in the middle of a word', async () => {
      await writeDraft(page, 'Kilishi');
      await page.getByLabel('Description').pressSequentially('Skewers of beef with a ');
      await page.reload();
      await expect(page.getByLabel('Description')).toHaveValue('Skewers of beef with a ');
      await page.getByLabel('Description').press('ControlOrMeta+End');
      await page.getByLabel('Description').pressSequentially('nutty rub');
      await page.getByRole('link', { name: 'Foretaste' }).first().click();
      await page.goBack();
      await expect(page.getByLabel('Description')).toHaveValue('Skewers of beef with a nutty rub');
    });
    await test.step('survive a crash of the page, photo and all', async () => {
      await writeDraft(page, 'Ofada rice');
      await page
        .locator('[data-field=photo] input[type=file]')
        .first()
        .setInputFiles(await cameraPhoto(page, { width: 400, height: 300 }));
      await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
      await page.getByLabel('Description').pressSequentially('Smoky red rice, every grain for itself.', { delay: 15 });
      await untilKept(page, /every grain for itself\./);
      const crashed = page.waitForEvent('crash');
      await page.goto('chrome://crash').catch(() => undefined);
      await crashed;

      const next = await context.newPage();
      await next.goto('/contribute');
      await expect(next.getByText('You are back at your last draft')).toBeVisible();
      await expect(nameField(next)).toHaveValue('Ofada rice');
      await expect(next.getByLabel('Description')).toHaveValue('Smoky red rice, every grain for itself.');
      await expect(next.getByRole('img', { name: 'Your photo' })).toBeVisible();

      await next.getByRole('link', { name: 'Begin a new food' }).click();
      await expect(nameField(next)).toHaveValue('');
      await draftsOf(next).getByRole('link', { name: 'Ofada rice' }).click();
      await expect(nameField(next)).toHaveValue('Ofada rice');
    });
  });
});
