import { expect, type Page } from '@playwright/test';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { cameraPhoto } from '#tests/e2e/support/camera-photo.ts';
import { goOffline } from '#tests/e2e/support/go-offline.ts';

/** What Chromium does for an app that can be installed; its own question is out of a test's reach. */
async function offerInstallation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.body.dataset['asked'] = 'yes';
        return { outcome: 'accepted' };
      },
    });
    dispatchEvent(offer);
    document.body.dataset['own'] = String(offer.defaultPrevented);
  });
}

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const card = (page: Page) => page.getByRole('region', { name: 'Install Foretaste' });

test('offers to install half a minute after the browser does, once; the menu keeps the offer (spec 2 §2.17, §4)', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/verification-guidelines');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await offerInstallation(page);
  await expect(page.locator('body')).toHaveAttribute('data-own', 'true');
  // Not in a first visit.
  await page.clock.runFor(60_000);
  await expect(card(page)).toBeHidden();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await offerInstallation(page);
  await page.clock.runFor(29_000);
  await expect(card(page)).toBeHidden();
  await page.clock.runFor(2_000);
  await expect(card(page)).toBeVisible();
  await card(page).getByRole('button', { name: 'Not now' }).click();
  await expect(card(page)).toBeHidden();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await offerInstallation(page);
  await page.clock.runFor(60_000);
  await expect(card(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Install app' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-asked', 'yes');
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
  });

  test('the steps are written out, on the card and from the menu', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => localStorage.setItem('install_moment', '2'));
    await page.goto('/verification-guidelines');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(31_000);
    await expect(card(page).getByRole('listitem')).toHaveText([
      'Tap Share in the browser’s bar.',
      'Choose Add to Home Screen.',
      'Tap Add.',
    ]);
    // Over a form it is away.
    await page.getByRole('link', { name: 'Sign In' }).first().click();
    await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
    await expect(card(page)).toBeHidden();
    await page.goBack();
    await card(page).getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Install app' }).click();
    await expect(page.getByRole('dialog', { name: 'Install Foretaste' }).getByRole('listitem')).toHaveCount(3);
  });
});

installedTest('a photo that another app shares opens a draft with it, offline too', async ({ page }) => {
  await page.goto('/contribute');
  const photo = await cameraPhoto(page, { width: 800, height: 600 });
  await goOffline(page);
  await page.evaluate(
    (bytes) => {
      const form = Object.assign(document.createElement('form'), {
        method: 'POST',
        action: '/contribute/shared',
        enctype: 'multipart/form-data',
      });
      const title = Object.assign(document.createElement('input'), { name: 'title', value: 'Soup of the day' });
      const picked = Object.assign(document.createElement('input'), { name: 'photo', type: 'file' });
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(bytes)], 'IMG_1.jpg', { type: 'image/jpeg' }));
      picked.files = files.files;
      form.append(title, picked);
      document.body.append(form);
      form.submit();
    },
    [...photo.buffer],
  );
  // What it shows, only the member can tell.
  await page.getByRole('button', { name: 'A food' }).click();
  await expect(page).toHaveURL(/\/contribute\?draft=/);
  await expect(nameField(page)).toHaveValue('Soup of the day');
  await expect(page.getByRole('img', { name: /photo/i }).first()).toBeVisible();
  await page.reload();
  await expect(nameField(page)).toHaveValue('Soup of the day');
});
