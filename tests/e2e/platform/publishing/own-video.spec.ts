import { expect } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { axeViolations } from '#tests/e2e/support/axe-violations.ts';
import { reportThing } from '#tests/e2e/support/report-thing.ts';
import { twoMembers } from '#tests/e2e/support/two-members.ts';
import { anMp4 } from '#tests/support/a-film.ts';
import { visit } from '#tests/e2e/support/visit.ts';

test.use({ seed: false });

test('an author edits and deletes a video, anybody else reports it, and a file that does not play is refused', async ({
  app,
  browser,
  page,
}) => {
  const { api, ada, ben } = await twoMembers({ app, browser, page });
  const food = await api.create('foods', ada.member, { name: 'Laksa', uploaded_by: ada.member.id });
  const form = new FormData();
  for (const [key, value] of Object.entries({
    food,
    user: ada.member.id,
    title: 'The first spoon',
    category: 'taste',
    duration: '65',
  }))
    form.set(key, value);
  form.set('file', new Blob([anMp4()]), 'spoon.mp4');
  const video = await api.create('videos', ada.member, form);

  await ben.page.goto(`/food/${food}?video=${video}`);
  await reportThing(ben.page, api, {
    name: 'The first spoon',
    reason: 'misleading',
    told: { kind: 'video', excerpt: 'The first spoon', item_owner: ada.member.id },
  });

  await visit(ada.page, `/food/${food}?video=${video}`);
  await ada.page.getByRole('button', { name: 'Edit or delete your video' }).click();
  await ada.page.getByRole('button', { name: 'Edit', exact: true }).click();
  const edit = ada.page.getByRole('dialog', { name: 'Edit your video' });
  await edit.getByLabel('Title').fill('The second spoon');
  await edit.getByLabel('Category').selectOption('cultural');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(ada.page.getByRole('heading', { name: 'The second spoon' })).toBeVisible();
  await expect(ben.page.getByRole('heading', { name: 'The second spoon' })).toBeVisible();
  expect(await axeViolations(ben.page)).toEqual([]);
  await ada.page.getByRole('button', { name: 'Back to Gallery' }).click();
  await expect(ada.page.getByRole('tab', { name: 'Cultural Stories' })).toHaveAttribute('aria-selected', 'true');

  await ada.page.getByRole('button', { name: 'Add a video' }).click();
  const add = ada.page.getByRole('dialog', { name: 'Add a video' });
  await add
    .locator('input[type=file]')
    .setInputFiles({ name: 'broken.mp4', mimeType: 'video/mp4', buffer: Buffer.from(anMp4(5_000)) });
  await expect(add.getByText('This browser cannot play this video, so others could not either.')).toBeVisible();
  await add.getByRole('button', { name: 'Add video' }).click();
  await expect(add.getByText('Please give the video a title.')).toBeVisible();
  expect(await axeViolations(ada.page)).toEqual([]);
  await add.getByRole('button', { name: 'Cancel' }).click();

  await ada.page.getByRole('button', { name: 'The second spoon' }).click();
  await ada.page.getByRole('button', { name: 'Edit or delete your video' }).click();
  await ada.page.getByRole('button', { name: 'Delete', exact: true }).click();
  await ada.page.getByRole('dialog', { name: 'Delete this video?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(ada.page.getByRole('heading', { name: 'No videos yet' })).toBeVisible();
  await expect(ben.page.getByText('That video is not here any more.')).toBeVisible();
});
