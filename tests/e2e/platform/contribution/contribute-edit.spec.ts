import { expect } from '@playwright/test';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { untilKept } from '#tests/e2e/support/until-kept.ts';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import type { PocketBaseServer } from '#tests/support/server/pocket-base-server.ts';
import { visit } from '#tests/e2e/support/visit.ts';

test.use({ seed: false });

async function addFood(app: PocketBaseServer, member: ApiMember): Promise<string> {
  const body = new FormData();
  const columns = { name: 'Ofada rice', origin: 'Nigerian', description: 'Red rice.', uploaded_by: member.id };
  for (const [name, value] of Object.entries(columns)) body.set(name, value);
  body.set('image', new Blob([aPngPicture()], { type: 'image/png' }), 'rice.png');
  const answer = await openApi(app).call('POST', '/api/collections/foods/records', { token: member.token, body });
  expect(answer.status).toBe(200);
  return answer.body.id;
}

test.describe('editing an own food', () => {
  installedTest(
    'sends only what was changed, so that an edit from another device stays [S15]',
    async ({ page, app }) => {
      const api = openApi(app);
      const member = await api.join('mina');
      const food = await addFood(app, member);
      await signIn(page, member, `/food/${food}/edit`);
      await expect(page.getByLabel('Description')).toHaveValue('Red rice.');
      await goOffline(page);
      await page.getByLabel('Description').fill('Smoky red rice.');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Changes saved').last()).toBeVisible();
      await api.call('PATCH', `/api/collections/foods/records/${food}`, {
        token: member.token,
        body: { origin: 'Senegalese' },
      });

      await goOnline(page);
      const onServer = async () => (await api.call('GET', `/api/collections/foods/records/${food}`)).body;
      await expect
        .poll(onServer, { timeout: 30_000 })
        .toMatchObject({ description: 'Smoky red rice.', origin: 'Senegalese', name: 'Ofada rice' });
    },
  );

  test('is refused to other members and to visitors (spec 1 §6), says of what is not there that it is not (spec 1 §2), and goes on with changes that were not saved', async ({
    page,
    app,
  }) => {
    const api = openApi(app);
    const member = await api.join('other');
    await test.step('of a food that is not there says so (spec 1 §2)', async () => {
      await page.goto('/food/nothinghere0001/edit');
      await expect(page.getByRole('heading', { name: 'Food Not Found' })).toBeVisible();
      await expect(page.getByText("The food you're looking for doesn't exist or has been removed")).toBeVisible();
    });
    await test.step('is refused to other members and to visitors (spec 1 §6)', async () => {
      const food = await addFood(app, await api.join('mina'));
      await visit(page, `/food/${food}/edit`);
      await expect(page.getByRole('heading', { name: 'Authentication required' })).toBeVisible();
      await signIn(page, member, `/food/${food}/edit`);
      await expect(page.getByRole('heading', { name: 'This is not yours to edit' })).toBeVisible();
      await expect(page.getByLabel('Description')).toBeHidden();
    });
    await test.step('goes on with changes that were not saved', async () => {
      const food = await addFood(app, member);
      await visit(page, `/food/${food}/edit`);
      await page.getByLabel('Description').fill('Smoky');
      await untilKept(page, /Smoky/);
      await visit(page, '/profile');
      await page.getByRole('region', { name: 'Drafts' }).getByRole('link', { name: 'Ofada rice' }).click();
      await expect(page.getByText('You are back at your unsaved changes')).toBeVisible();
      await expect(page.getByLabel('Description')).toHaveValue('Smoky');
    });
  });
});
