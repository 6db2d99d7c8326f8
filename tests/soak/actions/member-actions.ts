import { expect } from '@playwright/test';
import { must } from '#prelude/must.ts';
import { heal } from '#tests/soak/faults.ts';
import { possibleOf } from '#tests/soak/write-ledger.ts';
import { type Action, type ActionRun, goTo, writeOnScreen } from '#tests/soak/write-step.ts';

export const message: Action = async (run) => {
  const { page, device, words, world } = run;
  const to = device.name === 'ada' ? world.devices.ben : world.devices.ada;
  if (device.name === 'admin') return 'nothing to do';
  await goTo(run, `/messages?with=${to.member.id}`);
  const box = page.getByRole('textbox', { name: 'Message' });
  await expect(box).toBeVisible({ timeout: 20_000 });
  await box.fill(words);
  return writeOnScreen(run, {
    writes: [[`message|${device.name}|${words}`, words]],
    act: () => page.getByRole('button', { name: 'Send' }).click(),
    sign: page.getByRole('region', { name: /^Messages with/ }).getByText(words, { exact: true }),
  });
};

export const follow: Action = async (run) => {
  const { page, device, world } = run;
  const whom = must(world.others[0], 'somebody to follow');
  if (!(await openMember(run, whom.username))) return 'nothing to do';
  const [start, stop] = ['Follow', 'Unfollow'].map((verb) =>
    page.getByRole('button', { name: `${verb} ${whom.username} Example`, exact: true }).first(),
  );
  if (start === undefined || stop === undefined) return 'nothing to do';
  await expect(start.or(stop).first()).toBeVisible({ timeout: 20_000 });
  const isFollowing = await stop.isVisible();
  return writeOnScreen(run, {
    writes: [[`follow|${device.name}|${whom.username}`, isFollowing ? null : 'followed']],
    act: () => (isFollowing ? stop : start).click(),
    sign: isFollowing ? start : stop,
  });
};

export const editProfile: Action = async (run) => {
  const { page, device, words } = run;
  await goTo(run, '/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByRole('form', { name: 'Edit profile' }).getByRole('textbox', { name: 'Bio' }).fill(words);
  return writeOnScreen(run, {
    writes: [[`bio|${device.name}`, words]],
    act: () => page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click(),
    sign: page.getByRole('main').locator('p', { hasText: words }),
  });
};

interface Preference {
  readonly role: 'switch' | 'checkbox';
  readonly label: string;
  /** Of the ledger, before the name of the walker. */
  readonly key: string;
  /** What the server has where it is switched on, and off. */
  readonly on: string | null;
  readonly off: string | null;
}

/** Turns one of the preferences round. */
const turn =
  ({ role, label, key, on, off }: Preference): Action =>
  async (run) => {
    const { page, device } = run;
    await goTo(run, '/user-settings?tab=preferences');
    const one = page.getByRole(role, { name: label });
    await expect(one).toBeVisible({ timeout: 20_000 });
    if (await one.isDisabled()) return 'nothing to do';
    const isOn = await one.isChecked();
    return writeOnScreen(run, {
      writes: [[`${key}|${device.name}`, isOn ? off : on]],
      act: () => one.click(),
      sign: page.getByRole(role, { name: label, checked: !isOn }),
    });
  };

export const setPreference = turn({
  role: 'switch',
  label: 'Likes of your foods',
  key: 'muted',
  on: null,
  off: 'muted',
});

export const leaveMatches = turn({
  role: 'switch',
  label: 'Compare my taste with others’',
  key: 'unmatched',
  on: null,
  off: 'left out',
});

/** What no device is woken for (R49). */
export const chooseWakeKinds = turn({
  role: 'checkbox',
  label: 'New followers',
  key: 'unwoken',
  on: null,
  off: 'follow',
});

export const setQuietHours = turn({
  role: 'switch',
  label: 'Quiet hours',
  key: 'quiet hours',
  on: '1320-420',
  off: null,
});

export const setDailyMail = turn({
  role: 'switch',
  label: 'Daily digest by e-mail',
  key: 'daily mail',
  on: 'wanted',
  off: null,
});

export const editTaste: Action = async (run) => {
  const { page, device } = run;
  await goTo(run, '/taste-profile?tab=edit');
  const milk = page.getByRole('group', { name: 'Allergens' }).getByRole('button', { name: 'milk' });
  await expect(milk).toBeVisible({ timeout: 20_000 });
  const isAvoided = (await milk.getAttribute('aria-pressed')) === 'true';
  await milk.click();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  // What a dead tab had begun is taken back by the same tap.
  await expect(
    page.getByRole('group', { name: 'Allergens' }).getByRole('button', { name: 'milk', pressed: !isAvoided }),
  ).toBeVisible();
  if (await save.isDisabled()) return 'nothing to do';
  return writeOnScreen(run, {
    writes: [[`avoids|${device.name}`, isAvoided ? null : 'milk']],
    act: () => save.click(),
    sign: page.getByRole('tab', { name: 'Dashboard', selected: true }),
  });
};

/** Somebody to eat with, saved by two presses of an impatient finger: one person is to come of it. */
export const addPerson: Action = async (run) => {
  const { page, device, words } = run;
  await goTo(run, '/taste-profile?tab=table');
  const add = page.getByRole('button', { name: 'Add a person' });
  await expect(add).toBeVisible({ timeout: 20_000 });
  await add.click();
  const form = page.getByRole('dialog', { name: 'Add a person' });
  await form.getByLabel('Name').fill(words);
  await form.getByRole('button', { name: 'milk', exact: true }).click();
  return writeOnScreen(run, {
    writes: [[`person|${device.name}|${words}`, '["milk"]']],
    act: () => form.getByRole('button', { name: 'Save', exact: true }).dblclick(),
    sign: page.getByText('Person saved'),
  });
};

/** Two walkers at each other's tables (R46): one asks the other, who agrees, ends it, and now and then thinks better of it at once. */
export const eatTogether: Action = async (run) => {
  const { page, device, world, step } = run;
  const other = device.name === 'ada' ? world.devices.ben : world.devices.ada;
  const name = `${other.member.username} Example`;
  await goTo(run, '/taste-profile?tab=table');
  const open = page.getByRole('button', { name: 'Invite a member' });
  await expect(open).toBeVisible({ timeout: 20_000 });
  const asked = page.getByRole('region', { name: 'At others’ tables' });
  const [agree, end] = ['Agree', 'End it'].map((verb) => asked.getByRole('button', { name: verb, exact: true }));
  const person = page.getByRole('button', { name: `More about ${name}`, exact: true });
  const key = `told|${device.name}|${other.name}`;
  if (agree === undefined || end === undefined) return 'nothing to do';
  const asks = !(await person.isVisible()) && step.pick < 0.4;
  if (!asks && (await agree.isVisible()))
    return writeOnScreen(run, { writes: [[key, 'told']], act: () => agree.click(), sign: end });
  if (!asks && (await end.isVisible())) {
    const ended = await writeOnScreen(run, {
      writes: [[key, null]],
      act: () => end.click(),
      sign: page.getByText(`${name} is not told any more`),
    });
    if (ended !== 'saved' || step.other < 0.2) return ended;
    const undo = page.getByRole('button', { name: 'Undo' }).last();
    return writeOnScreen(run, { writes: [[key, 'told']], act: () => undo.click(), sign: end });
  }
  if ((await person.isVisible()) || !(await open.isEnabled())) return 'nothing to do';
  await open.click();
  const sheet = page.getByRole('dialog', { name: 'Invite a member' });
  const invite = sheet.getByRole('button', { name: `Invite ${name}`, exact: true });
  await expect(invite.or(sheet.getByText('Whom you follow is listed here')).first()).toBeVisible({ timeout: 20_000 });
  if (!(await invite.isVisible())) return 'nothing to do';
  return writeOnScreen(run, {
    writes: [[`asked|${device.name}|${other.name}`, name]],
    act: () => invite.dblclick(),
    sign: person,
  });
};

export const block: Action = async (run) => {
  const { page, device, world } = run;
  const whom = must(world.others[1], 'somebody to block');
  const key = `block|${device.name}|${whom.username}`;
  if (possibleOf(world.ledger, key).includes('blocked')) {
    await goTo(run, '/user-settings?tab=privacy');
    const button = page.getByRole('button', { name: /^Unblock/ });
    await expect(button.or(page.getByText('Nobody. You can block')).first()).toBeVisible({ timeout: 20_000 });
    if (!(await button.isVisible())) return 'nothing to do';
    return writeOnScreen(run, {
      writes: [[key, null]],
      act: () => button.click(),
      sign: page.getByText('Nobody. You can block'),
    });
  }
  if (!(await openMember(run, whom.username))) return 'nothing to do';
  const name = `${whom.username} Example`;
  await page.getByRole('button', { name: `Report ${name}, and more` }).click();
  await page.getByRole('button', { name: `Block ${name}` }).click();
  return writeOnScreen(run, {
    writes: [[key, 'blocked']],
    act: () => page.getByRole('button', { name: 'Block', exact: true }).click(),
    sign: page.getByText(`${name} is blocked`),
  });
};

export const report: Action = async (run) => {
  const { page, device, world, words } = run;
  const whom = must(world.others[2], 'somebody to report');
  const name = `${whom.username} Example`;
  if (!(await openMember(run, whom.username))) return 'nothing to do';
  await page.getByRole('button', { name: `Report ${name}, and more` }).click();
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Report ${name}` });
  await dialog.getByLabel('What is wrong with it?').selectOption('spam');
  await dialog.getByLabel('Anything we should know?').fill(words);
  return writeOnScreen(run, {
    writes: [[`report|${device.name}|${whom.id}`, words]],
    act: () => dialog.getByRole('button', { name: 'Send report' }).click(),
    sign: page.getByText('Thank you for reporting this'),
  });
};

export const moderate: Action = async (run) => {
  const { page, device } = run;
  if (device.name !== 'admin') return 'nothing to do';
  await goTo(run, '/admin/moderation');
  const card = page.getByRole('article', { name: /^Review: / }).first();
  const nothing = page.getByRole('heading', { name: 'Nothing to decide' });
  await expect(nothing.or(page.getByRole('article').first()).first()).toBeVisible({ timeout: 20_000 });
  if (!(await card.isVisible())) await page.getByText('Decided', { exact: true }).click();
  const hide = card.getByRole('button', { name: 'Hide' });
  const restore = card.getByRole('button', { name: 'Restore' });
  await expect(hide.or(restore).first()).toBeVisible({ timeout: 20_000 });
  const isHidden = !(await hide.isVisible());
  return writeOnScreen(run, {
    writes: [['decision', isHidden ? 'restored' : 'hidden']],
    act: () => (isHidden ? restore : hide).click(),
    // What was to decide is decided, and stands no more among what is.
    sign: card.getByText(isHidden ? 'Restored' : 'Hidden', { exact: true }).or(nothing),
  });
};

/** Opens a member's page; false where the device has never heard of the member. */
async function openMember(run: ActionRun, username: string): Promise<boolean> {
  await goTo(run, `/profile/${username}`);
  const { page } = run;
  const here = page.getByRole('heading', { level: 1, name: `${username} Example` });
  await expect(
    here.or(page.getByRole('heading', { name: /^(Member not found|This member is not on this device)$/ })).first(),
  ).toBeVisible({ timeout: 20_000 });
  return here.isVisible();
}

/** Signs out with whatever is unsent, and in again: needs the server, so everything is made well before. */
export const signOutAndIn: Action = async (run) => {
  const { page, device, world } = run;
  if (world.isServerDown) return 'nothing to do';
  // Who cannot come in again would only watch for the rest of the walk.
  await heal(world, device);
  await goTo(run, '/explore');
  await page
    .getByRole('button', { name: /^(Account|Menu)/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const keep = page.getByRole('button', { name: 'Keep and sign out' });
  const out = page.getByText('Signed Out', { exact: true });
  await expect(keep.or(out).first()).toBeVisible();
  if (await keep.isVisible()) await keep.click();
  await expect(out.last()).toBeVisible();
  await device.signInAgain(page);
  return 'done';
};
