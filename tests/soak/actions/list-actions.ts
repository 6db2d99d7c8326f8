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

/** Lists that a walker has in files. */
const FILES = 12;

/** Brings a list in from a file, and now and then takes it back; what was brought in before brings nothing a second time. */
export const importList: Action = async (run) => {
  const { page, device, world, step } = run;
  const name = `File ${1 + Math.floor(step.pick * FILES)} of ${device.name}`;
  await goTo(run, '/lists');
  await page.getByRole('button', { name: 'Export and import' }).click();
  const files = page.getByRole('dialog', { name: 'Export and import' });
  const rows = world.foods.map((food) => JSON.stringify({ list: name, food: food.name, food_id: food.id }));
  const buffer = Buffer.from(`[${rows.join()}]`);
  await files.locator('input[type=file]').setInputFiles({ name: 'lists.json', mimeType: 'application/json', buffer });
  const add = files.getByRole('button', { name: /^Add / });
  await expect(files.getByText(/^(No new lists|1 new list) · /)).toBeVisible({ timeout: 20_000 });
  if (!(await add.isVisible())) return 'nothing to do';
  const writes = (value: string | null) => [
    [`imported|${device.name}|${name}`, value] as const,
    ...world.foods.map((food) => [`listed|${device.name}|${name}|${food.id}`, value] as const),
  ];
  const outcome = await writeOnScreen(run, {
    writes: writes('private'),
    act: () => add.dblclick(),
    sign: files.getByText(`${world.foods.length} foods were put on your lists`),
  });
  if (outcome !== 'saved' || step.other < 0.4) return outcome;
  return writeOnScreen(run, {
    writes: writes(null),
    act: () => files.getByRole('button', { name: 'Undo' }).click(),
    sign: page.getByText('The import was taken back'),
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
