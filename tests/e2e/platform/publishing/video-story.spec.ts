import { expect, type Page } from '@playwright/test';
import { aRecordedFilm } from '#tests/e2e/support/a-recorded-film.ts';
import { installedTest as test } from '#tests/e2e/support/app-test.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi } from '#tests/support/server/open-api.ts';

test.use({ seed: false });

/** Plays from a place and waits until it has moved on. */
async function playFrom(page: Page, seconds: number): Promise<void> {
  await page.locator('video').evaluate(async (video: HTMLVideoElement, at) => {
    video.muted = true;
    video.currentTime = at;
    await video.play();
  }, seconds);
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(seconds + 0.3);
}

test('a video is added offline, survives a reload, goes out, is watched, counted and kept (R12) [S1][S17]', async ({
  page,
  app,
  browser,
}) => {
  const api = openApi(app);
  const [kai, noor] = [await api.join('kai_films'), await api.join('noor_films')];
  const food = await api.create('foods', kai, { name: 'Afang soup', uploaded_by: kai.id });
  await signIn(page, kai, `/food/${food}`);
  await page.getByRole('tab', { name: 'Videos' }).click();
  await expect(page.getByRole('heading', { name: 'No videos yet' })).toBeVisible();
  const film = await aRecordedFilm(page);
  await page.getByRole('button', { name: 'Add a video' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a video' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'page.mp4', mimeType: 'video/mp4', buffer: Buffer.from('<!doctype html>') });
  await expect(dialog.getByText('This is not an MP4 or WebM video.')).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles(film);
  await expect(dialog.getByAltText('A still of your video')).toBeVisible();
  await goOffline(page);
  await dialog.getByLabel('Title').fill('The first spoonful');
  await dialog.getByLabel('Category').selectOption('cooking');
  await dialog.getByRole('button', { name: 'Add video' }).click();
  await expect(page.getByRole('tab', { name: 'Cooking Demos' })).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await page.getByRole('tab', { name: 'Cooking Demos' }).click();
  await page.getByRole('button', { name: 'The first spoonful' }).click();
  await expect(page.getByText('Only you see this video until it is sent.')).toBeVisible();
  await playFrom(page, 1);

  await goOnline(page);
  await expect(page.getByText('Only you see this video until it is sent.')).toBeHidden({ timeout: 30_000 });
  const [video] = (await api.call('GET', '/api/collections/videos/records')).body.items;
  expect(video).toMatchObject({ title: 'The first spoonful', category: 'cooking', creator_name: 'kai_films Example' });
  expect(Number(video?.['duration'])).toBeGreaterThan(3);

  const other = await browser.newContext({ baseURL: app.url });
  const theirs = await other.newPage();
  await signIn(theirs, noor, `/food/${food}?video=${video?.id}`);
  await playFrom(theirs, 0);
  await expect
    .poll(async () => (await api.call('GET', `/api/collections/videos/records/${video?.id}`)).body['views'])
    .toBe(1);
  // The food has one of its own.
  await theirs
    .getByRole('region', { name: 'Videos and reviews' })
    .getByRole('button', { name: 'Keep offline' })
    .click();
  await expect(theirs.getByText(/^Kept on this device · \d/)).toBeVisible();
  await goOffline(theirs);
  await theirs.reload();
  await expect(theirs.getByText(/^Kept on this device · \d/)).toBeVisible();
  await playFrom(theirs, 2);
  expect(await answerToPlayer(theirs)).toBe(206);
  await theirs.getByRole('button', { name: 'Remove from device' }).click();
  await theirs.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(theirs.getByText(/^Kept on this device · \d/)).toBeVisible();
  await theirs.reload();
  await playFrom(theirs, 1);
  await theirs.getByRole('button', { name: 'Remove from device' }).click();
  await expect(theirs.getByText(/^Kept on this device · \d/)).toBeHidden();
  await theirs.reload();
  await expect(theirs.getByText('This video needs a connection')).toBeVisible();
  await other.close();
});

/** How the player's own last request for the film was answered. */
function answerToPlayer(page: Page): Promise<number | undefined> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => {
    const [last] = performance.getEntriesByName(video.currentSrc).slice(-1);
    return last instanceof PerformanceResourceTiming ? last.responseStatus : undefined;
  });
}
