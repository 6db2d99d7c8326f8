import { expect, type Page } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { cameraPhoto } from '#tests/e2e/support/camera-photo.ts';
import { beginFood, openStep, sendFood } from '#tests/e2e/support/form-steps.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi } from '#tests/support/server/open-api.ts';

test.use({ seed: false });

const section = (page: Page, title: string) => page.locator('details', { hasText: title });

/** Writes a food as far as its safety. */
async function writeAsFarAsSafety(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page
    .locator('[data-field=photo] input[type=file]')
    .first()
    .setInputFiles(await cameraPhoto(page, { width: 300, height: 200 }));
  await openStep(page, 'Make it richer');
}

test.describe('what the texts of a food name and its answers leave out (R28)', () => {
  test(
    'is asked beside the fields, added with one press, and never in the way',
    { tag: '@both' },
    async ({ page, app }) => {
      await test.step('is asked beside the fields, added with one press, and never in the way', async () => {
        await signIn(page, await openApi(app).join('mina'), '/contribute');
        await writeAsFarAsSafety(page, 'Glass noodles');
        const safety = section(page, 'Allergens and diet');
        await expect(safety.getByText('Please confirm')).toBeVisible();
        const making = section(page, 'Making it');
        await making.locator('summary').click();
        await making
          .getByLabel('Ingredients', { exact: true })
          .fill('satay sauce, soy sauce, prawns, Butter, Weizenmehl, honey');
        await page.keyboard.press('Enter');

        await expect(making.getByText('“Butter”: usually contains milk.')).toBeVisible();
        await making.getByRole('button', { name: 'Add milk', exact: true }).click();
        await expect(making.getByRole('button', { name: 'Add milk', exact: true })).toBeHidden();

        await expect(safety.getByText('Please check')).toBeVisible();
        await safety.locator('summary').click();
        await expect(safety.getByRole('button', { name: 'milk', exact: true }).first()).toHaveAttribute(
          'aria-pressed',
          'true',
        );
        await safety.getByRole('group', { name: 'Vegan', exact: true }).getByText('Yes').click();
        await safety.getByRole('button', { name: 'Not vegan' }).click();
        await expect(
          safety.getByRole('group', { name: 'Vegan', exact: true }).getByRole('radio', { name: 'No', exact: true }),
        ).toBeChecked();
        await safety.getByRole('button', { name: 'Not nut free' }).click();
        await safety.getByRole('button', { name: /^Add all/ }).click();
        await expect(safety.getByText('Please check')).toHaveCount(0);

        await sendFood(page);
        await page.waitForURL('**/food/*');
        await expect
          .poll(async () => (await openApi(app).call('GET', '/api/collections/foods/records')).body.items[0], {
            timeout: 30_000,
          })
          .toMatchObject({
            allergens: expect.arrayContaining(['milk', 'gluten', 'shellfish', 'peanut', 'soy']),
            dietary_info: { nut_free: false, vegan: false },
          });
      });
      await test.step('does not keep a food from being sent', async () => {
        await beginFood(page);
        await writeAsFarAsSafety(page, 'Peanut noodles');
        const safety = section(page, 'Allergens and diet');
        await safety.locator('summary').click();
        await safety.getByRole('group', { name: 'Allergens' }).getByText('None').click();
        await safety.getByRole('button', { name: 'Yes, it is nut free' }).click();
        await expect(page.getByRole('button', { name: 'Add peanut', exact: true })).toBeVisible();
        await sendFood(page);
        await page.waitForURL('**/food/*');
        // What it says of itself is not told as a promise.
        await expect(page.getByText('May contain peanut').first()).toBeVisible();
        await expect(page.getByText('May not be nut free')).toBeVisible();
      });
    },
  );
});
