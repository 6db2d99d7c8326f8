import { expect } from '@playwright/test';
import { type Action, type ActionRun, goTo, writeOnScreen } from '#tests/soak/write-step.ts';

/** Answers the one review of the chef's own food, or says the answer anew. */
export const answerReview: Action = async (run) => {
  const { page, words, device, world } = run;
  await goTo(run, `/food/${world.kitchen.food}`);
  const main = page.getByRole('main');
  const [first, options] = [
    main.getByRole('button', { name: 'Answer', exact: true }),
    main.getByRole('button', { name: 'Options for your answer' }),
  ];
  const form = main.getByRole('textbox', { name: 'Your answer' });
  await expect(first.or(options).or(form).first()).toBeVisible({ timeout: 20_000 });
  // What a dead tab had begun is open still.
  if (!(await form.isVisible())) {
    const isThere = await options.isVisible();
    await (isThere ? options : first).click();
    if (isThere) await page.getByRole('button', { name: 'Edit', exact: true }).last().click();
  }
  await form.fill(words);
  return writeOnScreen(run, {
    writes: [[`answer|${device.name}`, words]],
    act: () => main.getByRole('button', { name: /^(Publish answer|Save Changes)$/ }).click(),
    sign: main.locator('p', { hasText: words }),
  });
};

/** Pins that review before all others, or lets it go. */
export const pinReview: Action = async (run) => {
  const { page, device, world } = run;
  await goTo(run, `/food/${world.kitchen.food}`);
  const [pin, unpin] = ['Pin to the top', 'Unpin'].map((name) =>
    page.getByRole('main').getByRole('button', { name, exact: true }),
  );
  if (pin === undefined || unpin === undefined) return 'nothing to do';
  await expect(pin.or(unpin).first()).toBeVisible({ timeout: 20_000 });
  const isPinned = await unpin.isVisible();
  return writeOnScreen(run, {
    writes: [[`pin|${device.name}`, isPinned ? null : 'pinned']],
    act: () => (isPinned ? unpin : pin).click(),
    sign: isPinned ? pin : unpin,
  });
};

/** Where the chef's place is. */
export const editPlace: Action = (run) =>
  editKept(run, { name: run.world.kitchen.place, sheet: 'Edit place', field: 'Address', key: 'place' });

/** What happens at the chef's event. */
export const editEvent: Action = (run) =>
  editKept(run, { name: run.world.kitchen.event, sheet: 'Edit event', field: 'What happens', key: 'event' });

interface Kept {
  readonly name: string;
  readonly sheet: string;
  readonly field: string;
  readonly key: string;
}

async function editKept(run: ActionRun, { name, sheet, field, key }: Kept): ReturnType<Action> {
  const { page, words, device } = run;
  await goTo(run, '/user-settings?tab=professional');
  const edit = page.getByRole('button', { name: `Edit ${name}`, exact: true });
  await expect(edit).toBeVisible({ timeout: 20_000 });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: sheet });
  await dialog.getByRole('textbox', { name: field }).fill(words);
  return writeOnScreen(run, {
    writes: [[`${key}|${device.name}`, words]],
    act: () => dialog.getByRole('button', { name: 'Save' }).click(),
    sign: page.getByRole('article', { name }).locator('p', { hasText: words }),
  });
}
