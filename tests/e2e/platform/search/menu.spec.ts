import { expect } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';

test('a pasted menu is read without a network; of a guess nothing is said about allergens (R48)', async ({
  page,
  context,
}) => {
  await page.goto('/menu');
  await expect(page.getByText('Which menu is in front of you?')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'The menu' });
  const dishes = page.getByRole('main').getByRole('list').getByRole('listitem');
  await field.fill('Pho Bo 9,50');
  await expect(dishes).toContainText('Contains');
  await context.setOffline(true);
  await field.fill('MAINS\nPad Thai (A, C) 12,50 €\nPad Tahi w/ prawns 13,50\nSoup of the day 6,00');
  await expect(page.getByRole('heading', { name: '3 dishes' })).toBeVisible();
  const [named, guessed, unknown] = [dishes.nth(0), dishes.nth(1), dishes.nth(2)];
  await expect(named).toContainText('Contains');
  await expect(named).toContainText('The menu marks this dish with A, C');
  await expect(guessed).toContainText('Guessed: it may be another dish');
  await expect(guessed).toContainText('Nothing is said about allergens');
  await expect(guessed.getByRole('link', { name: /Pad Thai/ })).toBeVisible();
  await expect(guessed).not.toContainText(/contain/i);
  await expect(unknown).toContainText('Not in the catalogue.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(dishes).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dishes).toHaveCount(3);
  await page.reload();
  await expect(dishes).toHaveCount(3);
  await named.getByRole('link', { name: /Pad Thai/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pad Thai' })).toBeVisible();
});
