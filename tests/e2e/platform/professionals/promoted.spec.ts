import { expect } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { openApi } from '#tests/support/server/open-api.ts';

test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

test('the header’s search places one food of a verified chef before its equals, and never above a better match (R34)', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  const chef = await api.join('chef', { role: 'professional_chef', professional: { business_name: 'Chez Chef' } });
  const superuser = await api.asSuperuser();
  await api.create('user_roles', superuser, { user: chef.id, role: 'professional_chef', is_verified: true });
  for (const kind of ['pie', 'jam', 'soup', 'salad', 'cake', 'wine'])
    await api.create('foods', superuser, { name: `Plum ${kind}` });
  await api.create('foods', superuser, { name: 'Plum' });
  await api.create('foods', chef, { name: 'Plum tart', uploaded_by: chef.id });
  await page.goto('/blog');
  const box = page.getByRole('combobox');
  // The shortcut is there once the page is awake.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(box).toBeVisible({ timeout: 2000 });
  }).toPass();
  await box.fill('plum');
  const options = page.getByRole('option');
  await expect(options).toHaveCount(8);
  await expect(options.first()).toContainText(/^Plum(?! tart)/);
  await expect(options.nth(1)).toContainText('Plum tart');
});
