import { expect, type Locator, type Page } from '@playwright/test';
import { must } from '#prelude/must.ts';
import { reviewPage } from '#tests/e2e/support/review-page.ts';
import { picked } from '#tests/soak/walk-plan.ts';
import type { WalkedFood } from '#tests/soak/walk-world.ts';
import { type Action, type ActionRun, goTo, writeOnScreen } from '#tests/soak/write-step.ts';
import { savedInVain } from '#tests/soak/write-ledger.ts';

/** A food that everybody writes about, or a walker's own; one that is gone now and then, for its writer may not know. */
function aFood({ world, step, device }: ActionRun): WalkedFood & { readonly isGone: boolean } {
  const foods = world.foods.map((food) => ({ ...food, isGone: false }));
  const seen = world.ownFoods.filter(({ owner, isGone }) => (owner === device.name ? !isGone : true));
  return must(picked([...foods, ...seen.slice(-4)], step.pick), 'a food');
}

async function openFood(run: ActionRun): Promise<(WalkedFood & { readonly isGone: boolean }) | null> {
  const food = aFood(run);
  await goTo(run, `/food/${food.id}`);
  const title = run.page.getByRole('heading', { level: 1, name: food.name });
  await expect(
    title.or(run.page.getByRole('heading', { name: /^(Food Not Found|This food is not on this device)$/ })).first(),
  ).toBeVisible({ timeout: 20_000 });
  return (await title.isVisible()) ? food : null;
}

/** What a review is begun with: the form on a desktop's page, the way into the sheet on a phone. */
const beginning = (frame: Locator) =>
  frame.locator('form').or(frame.getByRole('button', { name: /^(Write a review|Continue writing)$/ }));

export const review: Action = async (run) => {
  const { page, step, words, device, world } = run;
  const food = await openFood(run);
  if (food === null) return 'nothing to do';
  const frame = page.getByRole('region', { name: 'Share Your Experience' });
  const edit = frame.getByRole('button', { name: 'Edit Review' });
  await expect(beginning(frame).or(edit).first()).toBeVisible({ timeout: 20_000 });
  if (!(await beginning(frame).isVisible())) await edit.click();
  const reviews = reviewPage(page, food.id);
  await reviews.write({ stars: 1 + Math.floor(step.other * 5), text: words });
  const key = `review|${device.name}|${food.id}`;
  const sign = frame.locator('p', { hasText: words });
  if (!food.isGone) return writeOnScreen(run, { writes: [[key, words]], act: () => reviews.submit.click(), sign });
  await reviews.submit.click();
  await expect(sign).toBeVisible({ timeout: 20_000 });
  world.ledger = savedInVain(world.ledger, key, words);
  return 'saved';
};

export const withdrawReview: Action = async (run) => {
  const { page, device } = run;
  const food = await openFood(run);
  if (food === null || food.isGone) return 'nothing to do';
  const frame = page.getByRole('region', { name: 'Share Your Experience' });
  const reviews = reviewPage(page, food.id);
  await expect(
    beginning(frame)
      .or(frame.getByRole('button', { name: 'Edit Review' }))
      .first(),
  ).toBeVisible({ timeout: 20_000 });
  if (await beginning(frame).isVisible()) return 'nothing to do';
  await reviews.showList();
  const menu = page.getByRole('button', { name: 'Options for your review' });
  await menu.scrollIntoViewIfNeeded();
  await reviews.choose('Delete');
  const question = page.getByRole('dialog', { name: 'Delete review' });
  return writeOnScreen(run, {
    writes: [[`review|${device.name}|${food.id}`, null]],
    act: () => question.getByRole('button', { name: 'Delete' }).click(),
    sign: beginning(frame),
  });
};

export const like: Action = async (run) => {
  const { page, device } = run;
  const food = await openFood(run);
  if (food === null || food.isGone) return 'nothing to do';
  const name = /^Like(, [\d,.]+ likes?)?$/;
  const button = page.getByRole('button', { name }).first();
  const isLiked = (await button.getAttribute('aria-pressed')) === 'true';
  return writeOnScreen(run, {
    writes: [[`like|${device.name}|${food.id}`, isLiked ? null : 'liked']],
    act: () => button.click(),
    sign: page.getByRole('button', { name, pressed: !isLiked }),
  });
};

export const wantToTry: Action = async (run) => {
  const { page, device, step } = run;
  const food = await openFood(run);
  if (food === null || food.isGone) return 'nothing to do';
  if (step.other >= 0.6) return tryFood(run, food.id);
  const [name, value] = ['Want to try', 'want_to_try'];
  const button = page.getByRole('button', { name, exact: true }).first();
  const isSaved = (await button.getAttribute('aria-pressed')) === 'true';
  return writeOnScreen(run, {
    writes: [[`saved|${device.name}|${food.id}`, isSaved ? null : value]],
    act: () => button.click(),
    sign: page.getByRole('button', { name, exact: true, pressed: !isSaved }),
  });
};

/** Writes it into the diary (R44): a food that was tried before gets one entry more. */
async function tryFood(run: ActionRun, food: string): ReturnType<Action> {
  const { page, device, words } = run;
  await page.getByRole('button', { name: 'I tried it', exact: true }).first().click();
  const sheet = page.getByRole('dialog', { name: 'I tried it' });
  await sheet.getByLabel('Note').fill(words);
  const outcome = await writeOnScreen(run, {
    writes: [
      [`saved|${device.name}|${food}`, 'tried'],
      [`diary|${device.name}|${words}`, words],
    ],
    act: () => sheet.getByRole('button', { name: 'Save', exact: true }).click(),
    sign: page.getByText('It is in your diary'),
  });
  if (outcome === 'saved') await answerWhatIsAsked(page);
  return outcome;
}

/** Answers 'Which did you like more?' where it comes (R33). What the server has of it must be what the devices have. */
async function answerWhatIsAsked(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Which did you like more?' });
  await question.waitFor({ timeout: 3_000 }).catch(() => undefined);
  if (!(await question.isVisible())) return;
  await question.getByRole('button', { name: 'About the same' }).click();
  await question
    .getByRole('button', { name: 'Close' })
    .click({ timeout: 3_000 })
    .catch(() => undefined);
  await expect(question).toBeHidden();
}

export const addVideo: Action = async (run) => {
  const { page, device, words, world } = run;
  const food = await openFood(run);
  if (food === null || food.isGone) return 'nothing to do';
  await page.getByRole('tab', { name: 'Videos' }).click();
  await page.getByRole('button', { name: 'Add a video' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a video' });
  await dialog.locator('input[type=file]').setInputFiles(world.film);
  await expect(dialog.getByAltText('A still of your video')).toBeVisible({ timeout: 20_000 });
  await dialog.getByLabel('Title').fill(words);
  await dialog.getByLabel('Category').selectOption('cooking');
  return writeOnScreen(run, {
    writes: [[`video|${device.name}|${food.id}|${words}`, words]],
    act: () => dialog.getByRole('button', { name: 'Add video' }).click(),
    sign: page.getByRole('button', { name: words }),
  });
};
