import { expect } from '@playwright/test';
import { sendFood } from '#tests/e2e/support/form-steps.ts';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { picked } from '#tests/soak/walk-plan.ts';
import type { OwnFood } from '#tests/soak/walk-world.ts';
import { takenAway } from '#tests/soak/write-ledger.ts';
import { type Action, type ActionRun, goTo, writeOnScreen } from '#tests/soak/write-step.ts';

export const contribute: Action = async (run) => {
  const { page, device, words, world } = run;
  await goTo(run, '/contribute');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toBeVisible({ timeout: 20_000 });
  await name.fill(words);
  const photo = {
    name: 'stew.png',
    mimeType: 'image/png',
    buffer: Buffer.from(aPngPicture({ width: 64, height: 48 })),
  };
  await page.locator('[data-field=photo] input[type=file]').first().setInputFiles(photo);
  await expect(page.getByText('Analysis complete!').last()).toBeVisible({ timeout: 20_000 });
  const outcome = await writeOnScreen(run, {
    // Its id is the device's to choose: it is known as soon as its page is there.
    writes: [[`food|${device.name}|${words}`, words]],
    act: () => sendFood(page),
    sign: page.getByRole('heading', { level: 1, name: words }),
  });
  if (outcome !== 'saved') return outcome;
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  world.ownFoods.push({ owner: device.name, name: words, id, isGone: false });
  return outcome;
};

function anOwnFood({ world, device, step }: ActionRun): OwnFood | undefined {
  return picked(
    world.ownFoods.filter(({ owner, isGone }) => owner === device.name && !isGone),
    step.pick,
  );
}

export const editFood: Action = async (run) => {
  const { page, words } = run;
  const food = anOwnFood(run);
  if (food === undefined) return 'nothing to do';
  await goTo(run, `/food/${food.id}/edit`);
  const description = page.getByLabel('Description');
  await expect(description).toBeVisible({ timeout: 20_000 });
  await description.fill(words);
  return writeOnScreen(run, {
    writes: [[`food-words|${food.id}`, words]],
    act: () => sendFood(page, 'Save changes'),
    sign: page.getByRole('main').locator('p', { hasText: words }),
  });
};

export const deleteFood: Action = async (run) => {
  const { page, device, world } = run;
  const food = anOwnFood(run);
  if (food === undefined) return 'nothing to do';
  await goTo(run, `/food/${food.id}`);
  await page.getByRole('button', { name: 'Edit or delete this food' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('dialog', { name: /^Delete / });
  const outcome = await writeOnScreen(
    { ...run, step: { ...run.step, isCutShort: false } },
    {
      writes: [[`food|${device.name}|${food.name}`, null]],
      act: () => question.getByRole('button', { name: 'Delete' }).click(),
      sign: page.getByText('Food deleted', { exact: true }),
    },
  );
  if (outcome === 'refused') return outcome;
  food.isGone = true;
  world.ledger = takenAway(world.ledger, food.id);
  return outcome;
};
