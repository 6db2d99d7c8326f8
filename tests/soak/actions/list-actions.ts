import { expect } from '@playwright/test';
import { must } from '#prelude/must.ts';
import { picked } from '#tests/soak/walk-plan.ts';
import { type Action, goTo, writeOnScreen } from '#tests/soak/write-step.ts';

/** What a walker says of a food on the list that all of them make together. */
export const noteOnList: Action = async (run) => {
  const { page, device, words, world, step } = run;
  const food = must(picked(world.foods, step.pick), 'a food');
  await goTo(run, `/list/${world.shared}`);
  const open = page.getByRole('button', { name: `Your note on ${food.name}`, exact: true });
  await expect(open.or(page.getByText('This list is not on this device')).first()).toBeVisible({ timeout: 20_000 });
  if (!(await open.isVisible())) return 'nothing to do';
  await open.click();
  const sheet = page.getByRole('dialog', { name: `Your note on ${food.name}` });
  await sheet.getByRole('textbox', { name: 'Note' }).fill(words);
  return writeOnScreen(run, {
    writes: [[`list-note|${device.name}|${food.id}`, words]],
    act: () => sheet.getByRole('button', { name: 'Save' }).click(),
    sign: page.getByRole('main').locator('li', { hasText: words }),
  });
};

/** Keeps a list of somebody else's, or takes it away again. */
export const keepList: Action = async (run) => {
  const { page, device, world } = run;
  await goTo(run, `/list/${world.shown}`);
  const [keep, away] = ['Keep this list', 'Take away'].map((name) =>
    page.getByRole('main').getByRole('button', { name, exact: true }),
  );
  if (keep === undefined || away === undefined) return 'nothing to do';
  const absent = page.getByText('This list is not on this device');
  await expect(keep.or(away).or(absent).first()).toBeVisible({ timeout: 20_000 });
  if (await absent.isVisible()) return 'nothing to do';
  await expect(keep.or(away).first()).toBeEnabled();
  const isKept = await away.isVisible();
  return writeOnScreen(run, {
    writes: [[`kept|${device.name}`, isKept ? null : 'kept']],
    act: () => (isKept ? away : keep).click(),
    sign: isKept ? keep : away,
  });
};
