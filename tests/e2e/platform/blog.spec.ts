import { expect, type Page } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { openApi } from '#tests/support/open-api.ts';
import type { PocketBaseServer } from '#tests/support/pocket-base-server.ts';

/** Has the server write three stories. */
async function writeStories(app: PocketBaseServer): Promise<readonly { readonly slug: string; readonly title: string }[]> {
  const api = openApi(app);
  const answer = await api.call('POST', '/api/admin/generate-daily-blogs', { token: await api.asSuperuser(), body: { manual_trigger: true } });
  expect(answer.body['count']).toBe(3);
  return answer.body['posts'] as readonly { slug: string; title: string }[];
}
const card = (page: Page, title: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

test('stories arrive while the blog is looked at, and what was read can be read again offline (spec 2 §2.15)', async ({ page, app, context }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { name: 'No Blog Posts Yet' })).toBeVisible();
  const [first, second] = await writeStories(app);
  if (first === undefined || second === undefined) throw new Error('no stories');
  await expect(card(page, first.title)).toBeVisible();
  await expect(card(page, first.title).getByRole('list', { name: 'Keywords' }).getByRole('listitem')).toHaveCount(3);
  await expect(card(page, first.title)).toContainText('min read');
  await page.getByRole('link', { name: first.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
  await expect(page).toHaveTitle(`${first.title} · Foretaste`);
  await expect(page.getByText('Recipes differ, so ask whoever cooks.')).toBeVisible();
  await page.getByRole('complementary', { name: 'The food of this story' }).getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Back to Foods' })).toBeVisible();

  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByText('Recipes differ, so ask whoever cooks.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await page.getByRole('link', { name: second.title }).click();
  await expect(page.getByRole('heading', { name: 'This story is not on this device' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Recipes differ, so ask whoever cooks.')).toBeVisible();
});

test('a link to a story opens on a new device, and one to none says so', async ({ page, app }) => {
  const [story] = await writeStories(app);
  await page.goto(`/blog/${story?.slug ?? ''}`);
  await expect(page.getByRole('heading', { level: 1, name: story?.title ?? '' })).toBeVisible();
  await expect(page.getByText('Recipes differ, so ask whoever cooks.')).toBeVisible();
  await page.goto('/blog/no-such-story');
  await expect(page.getByRole('heading', { name: 'Post not found' })).toBeVisible();
  await expect(page.getByText('The blog post you\'re looking for doesn\'t exist or has been removed.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
});
