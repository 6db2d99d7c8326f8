import { expect } from '@playwright/test';
import { installedTest as test } from '#tests/e2e/support/app-test.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { openApi } from '#tests/support/server/open-api.ts';

test.use({ seed: false });

test('a food that was changed offline is marked, with the picture that waits on the device, until the server has it', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  const member = await api.join('mina');
  const food = (
    await api.call('POST', '/api/collections/foods/records', {
      token: member.token,
      body: { name: 'Afang soup', uploaded_by: member.id },
    })
  ).body.id;
  await signIn(page, member, `/food/${food}/edit`);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue('Afang soup');
  await goOffline(page);
  await name.fill('Afang and spinach soup');
  await page
    .locator('[data-field=photo] input[type=file]')
    .first()
    .setInputFiles({
      name: 'soup.png',
      mimeType: 'image/png',
      buffer: Buffer.from(aPngPicture({ width: 400, height: 300 })),
    });
  await expect(page.getByText('Analysis complete!').last()).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Afang and spinach soup' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Waiting to be sent')).toBeVisible();
  await expect(main.getByAltText('Picture of Afang and spinach soup')).toHaveAttribute('src', /^blob:/);
  await page.getByRole('link', { name: 'Explore More' }).click();
  const card = main.getByRole('article').filter({ hasText: 'Afang and spinach soup' });
  await expect(card.getByText('Waiting to be sent')).toBeVisible();
  await expect(card.getByText('@mina')).toBeVisible();

  await goOnline(page);
  await expect(card.getByText('Waiting to be sent')).toBeHidden({ timeout: 30_000 });
  await expect(card).toBeVisible();
  expect((await api.call('GET', `/api/collections/foods/records/${food}`)).body['name']).toBe('Afang and spinach soup');
});
