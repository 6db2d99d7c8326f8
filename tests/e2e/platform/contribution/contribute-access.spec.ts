import { expect } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { cameraPhoto } from '#tests/e2e/support/camera-photo.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { beginFood, openStep } from '#tests/e2e/support/form-steps.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

test.use({ seed: false });

test('a food can be described by keyboard alone; axe finds nothing on the form, empty, refused and with everything open, nor on the profile', async ({
  page,
  app,
}) => {
  await test.step('axe finds nothing on the profile', async () => {
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await signIn(page, await openApi(app).join('mina'), '/contribute');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kilishi');
    await page.waitForURL(/\?draft=/);
    await visit(page, '/profile');
    await expect(page.getByRole('region', { name: 'Drafts' })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('a food can be described by keyboard alone', async () => {
    await beginFood(page);
    await page.getByRole('textbox', { name: 'Name', exact: true }).focus();
    await page.keyboard.type('Kilishi');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'How it tastes' })).toBeFocused();
    await page.getByLabel('Flavours', { exact: true }).focus();
    await page.keyboard.type('smoky');
    await page.keyboard.press('Enter');
    await page.keyboard.type('SMOKY,');
    await expect(page.getByRole('list', { name: 'Flavours, chosen' }).getByRole('listitem')).toHaveCount(1);

    const sweet = page.getByLabel('Sweet', { exact: true });
    await expect(sweet).toHaveAttribute('aria-valuetext', 'not stated');
    await sweet.focus();
    await page.keyboard.press('ArrowRight');
    await expect(sweet).toHaveAttribute('aria-valuetext', 'none, 0 of 5');
    await page.keyboard.press('End');
    await expect(sweet).toHaveAttribute('aria-valuetext', 'intense, 5 of 5');
    await page.keyboard.press('Home');
    await expect(sweet).toHaveAttribute('aria-valuetext', 'not stated');

    await page.getByRole('button', { name: 'Continue' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Make it richer' })).toBeFocused();
    const making = page.locator('summary', { hasText: 'Making it' });
    await making.focus();
    await page.keyboard.press('Enter');
    // Nobody chose it yet (R42).
    await expect(page.getByLabel('Difficulty')).toHaveAttribute('aria-valuetext', 'not stated');
    await page.getByLabel('Difficulty').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByLabel('Difficulty')).toHaveAttribute('aria-valuetext', 'very easy, 1 of 5');
  });
  await test.step('axe finds nothing on the form, empty, refused and with everything open', async () => {
    await beginFood(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Submit food' }).click();
    await expect(page.getByText('A name is required.')).toBeVisible();
    await page
      .locator('[data-field=photo] input[type=file]')
      .first()
      .setInputFiles(await cameraPhoto(page, { width: 400, height: 300 }));
    await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
    await openStep(page, 'Make it richer');
    for (const summary of await page.locator('summary').all()) await summary.click();
    await page.getByRole('group', { name: 'Allergens' }).getByText('Contains').click();
    await expectAccessible(page);
    await openStep(page, 'Taste');
    await page.getByRole('group', { name: 'Suggestions for Flavours' }).getByRole('button').first().click();
    await page.getByLabel('Sweet', { exact: true }).fill('3');
    await expectAccessible(page);
  });
});
