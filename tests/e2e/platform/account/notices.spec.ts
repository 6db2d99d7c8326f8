import { expect } from '@playwright/test';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { axeViolations } from '#tests/e2e/support/axe-violations.ts';
import { goOffline } from '#tests/e2e/support/go-offline.ts';
import { visit } from '#tests/e2e/support/visit.ts';

test.describe('what an operator owes', () => {
  test.use({ seed: false, contextOptions: { reducedMotion: 'reduce' } });

  test('is led to by the foot of every page, tells what is kept and how long, and what the operator has not stated; nobody joins by chance', async ({
    page,
  }) => {
    await test.step('the foot of every page leads to it, and it says what the operator has not stated', async () => {
      await page.goto('/blog');
      for (const name of ['Help', 'Privacy', 'Terms', 'Imprint']) {
        await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
        await expect(page.getByText('The operator has not stated this.')).toHaveCount(name === 'Help' ? 0 : 3);
        expect(await axeViolations(page), name).toEqual([]);
      }
    });
    await test.step('the privacy notice tells what is kept, and how long', async () => {
      await visit(page, '/privacy');
      const told = (what: string) => page.getByRole('row', { name: what }).getByRole('cell').last();
      await expect(told('Documents of a verification')).toHaveText('90 days after the decision');
      await expect(told('The log of requests: time, page, kind of browser, no network address')).toHaveText('5 days');
      await expect(page.getByText('This server asks no AI service')).toBeVisible();
      await expect(page.getByText('This server sends no mail.')).toBeVisible();
    });
    await test.step('nobody joins by chance: the box is empty, and without it nothing is sent', async () => {
      await visit(page, '/auth?tab=sign-up');
      const form = page.getByRole('form', { name: 'Sign up' });
      const box = form.getByRole('checkbox', { name: /^I am at least 16 years old and accept the terms/ });
      await expect(box).not.toBeChecked();
      for (const [label, value] of [
        ['E-mail', 'noor@foretaste.test'],
        ['Username', 'noor'],
        ['Full Name', 'Noor'],
        ['Password', 'a-test-password'],
        ['Confirm Password', 'a-test-password'],
      ] as const)
        await form.getByRole('textbox', { name: label, exact: true }).fill(value);
      await form.getByRole('button', { name: 'Create Account' }).click();
      await expect(box).toBeFocused();
      await expect(box).toHaveAccessibleDescription('Please confirm your age and accept the terms.');
      expect(await axeViolations(page)).toEqual([]);
      // A look at the terms costs nothing of what was typed, but for passwords.
      await form.getByRole('link', { name: 'terms' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
      await page.goBack();
      await expect(form.getByRole('textbox', { name: 'Username' })).toHaveValue('noor');
    });
  });
});

installedTest('help is read without a connection, and who runs the server is said to be missing', async ({ page }) => {
  await page.goto('/');
  await goOffline(page);
  await page.goto('/help');
  await page.getByText('Who sees what I do?').click();
  await expect(page.getByText('Likes, saved foods and your taste profile are for you alone.')).toBeVisible();
  expect(await page.getByRole('group').count(), 'ten questions').toBe(10);
  await visit(page, '/imprint');
  await expect(page.getByText('It does not answer now.')).toBeVisible();
});
