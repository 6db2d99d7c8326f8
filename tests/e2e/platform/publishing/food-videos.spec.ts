import { expect } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { anMp4 } from '#tests/support/a-film.ts';
import { type Api, type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import { visit } from '#tests/e2e/support/visit.ts';

test.use({ seed: false });

const film = new Blob([anMp4()], { type: 'video/mp4' });

async function aVideo(api: Api, member: ApiMember, columns: Readonly<Record<string, string>>): Promise<void> {
  const body = new FormData();
  for (const [column, value] of Object.entries({ user: member.id, ...columns })) body.set(column, value);
  body.set('file', film, 'film.mp4');
  expect((await api.call('POST', '/api/collections/videos/records', { token: member.token, body })).status).toBe(200);
}

test('shows the videos of a food in four categories and one at a time (spec 1 §2, R12)', async ({ page, app }) => {
  const api = openApi(app);
  const member = await api.join('kai');
  const food = (
    await api.call('POST', '/api/collections/foods/records', {
      token: member.token,
      body: { name: 'Afang soup', uploaded_by: member.id },
    })
  ).body.id;
  await page.goto(`/food/${food}`);
  await expect(
    page.getByRole('tab', { name: 'Reviews' }),
    'reviews are open where there is no video (R41)',
  ).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Videos' }).click();
  await expect(page.getByRole('heading', { name: 'No videos yet' })).toBeVisible();
  await aVideo(api, member, { food, title: 'The first spoonful', category: 'taste', duration: '185' });
  await aVideo(api, member, { food, title: 'Grinding the seeds', category: 'cooking' });
  const kinds = page.getByRole('tablist', { name: 'Kinds of videos' }).getByRole('tab');
  await expect(kinds).toHaveText(['Taste Descriptions', 'Cooking Demos', 'Cultural Stories', 'User Reviews']);
  await expect(page.getByText('3:05')).toBeVisible();
  await page.getByRole('tab', { name: 'Cultural Stories' }).click();
  await expect(page.getByText('No cultural stories yet')).toBeVisible();
  await page.getByRole('tab', { name: 'Cooking Demos' }).click();
  await page.getByRole('button', { name: 'Grinding the seeds' }).click();
  await expect(page.locator('video')).toHaveAttribute('src', /^\/api\/files\/videos\/.+\.mp4$/);
  await expect(page.getByRole('button', { name: 'Back to Gallery' })).toBeFocused();
  await expect(page).toHaveURL(/\?video=[a-z0-9]{15}$/);
  const address = page.url();
  await page.getByRole('button', { name: 'Back to Gallery' }).click();
  await expect(kinds).toHaveCount(4);
  await expect(page.getByRole('tab', { name: 'Cooking Demos' })).toHaveAttribute('aria-selected', 'true');
  await visit(page, address);
  await expect(page.getByRole('heading', { name: 'Grinding the seeds' })).toBeVisible();
  await visit(page, address.replace(/=.*$/, '=nosuchvideo0000'));
  await expect(page.getByText('That video is not here any more.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in to add a video' })).toHaveAttribute('href', /^\/auth\?next=/);
});
