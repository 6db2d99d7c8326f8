import { expect } from '@playwright/test';
import { must } from '#prelude/must.ts';
import { chooseStyle } from '#tests/e2e/support/choose-style.ts';
import { picked } from '#tests/soak/walk-plan.ts';
import { type Action, goTo } from '#tests/soak/write-step.ts';

const places = [
  '/',
  '/explore',
  '/advanced-search',
  '/compare',
  '/community',
  '/community?tab=alike',
  '/messages',
  '/profile',
  '/profile/ada',
  '/profile/ben',
  '/dashboard',
  '/diary',
  '/lists',
  '/diary?view=calendar',
  '/diary?view=order',
  '/taste-profile?tab=table',
  '/recap',
  '/user-settings',
  '/diagnostics',
  '/blog',
  '/flavor-pairing',
  '/taste-profile',
  '/verification-guidelines',
  '/no/such/place',
];
const queries = ['ramen', 'spicy', 'chese', 'soft and sweet', 'pho', 'umami'];

export const browse: Action = async (run) => {
  await goTo(run, must(picked(places, run.step.pick), 'a place'));
  await run.page.mouse.wheel(0, 1_200);
  return 'done';
};

export const search: Action = async (run) => {
  await goTo(run, `/advanced-search?q=${encodeURIComponent(must(picked(queries, run.step.pick), 'a query'))}`);
  await expect(run.page.getByRole('main').getByRole('heading').first()).toBeVisible({ timeout: 20_000 });
  return 'done';
};

export const pair: Action = async (run) => {
  const food = must(picked(run.world.foods, run.step.pick), 'a food');
  await goTo(run, `/flavor-pairing?food=${food.id}`);
  await expect(run.page.getByRole('heading', { level: 2, name: food.name })).toBeVisible({ timeout: 20_000 });
  await chooseStyle(run.page, run.step.other < 0.5 ? 'Elevate' : 'Contrast');
  return 'done';
};

/** A menu of two foods of the catalogue: it is read on the device, whatever the network does. */
export const readMenu: Action = async (run) => {
  const { page, world, step } = run;
  const dishes = [step.pick, step.other].map((pick) => must(picked(world.foods, pick), 'a food').name);
  await goTo(run, '/menu');
  await page.getByRole('textbox', { name: 'The menu' }).fill(dishes.map((name) => `${name} 9.50`).join('\n'));
  for (const name of dishes)
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible({ timeout: 20_000 });
  return 'done';
};

export const readBlog: Action = async (run) => {
  await goTo(run, must(picked(run.world.stories, run.step.pick), 'a story'));
  await expect(run.page.getByRole('main').getByRole('heading').first()).toBeVisible({ timeout: 20_000 });
  return 'done';
};

export const askAssistant: Action = async (run) => {
  await goTo(run, '/explore');
  const chat = run.page.getByRole('region', { name: 'Ask about food' });
  await run.page.getByText('Cultures', { exact: true }).scrollIntoViewIfNeeded();
  await chat.scrollIntoViewIfNeeded();
  const question = chat.getByRole('textbox', { name: 'Your question' });
  await question.fill(`What does ${must(picked(queries, run.step.pick), 'a query')} taste like?`);
  await question.press('Enter');
  return 'done';
};

export const compare: Action = async (run) => {
  const [one, two] = run.world.foods;
  await goTo(run, `/compare?foods=${must(one, 'a food').id},${must(two, 'two foods').id}`);
  await expect(run.page.getByRole('main').getByRole('heading').first()).toBeVisible({ timeout: 20_000 });
  return 'done';
};

export const lookAtNotifications: Action = async (run) => {
  const { page } = run;
  await goTo(run, '/explore');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list).toBeVisible();
  const all = list.getByRole('button', { name: 'Mark all read' });
  if ((await all.isVisible()) && (await all.isEnabled())) await all.click();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  return 'done';
};
