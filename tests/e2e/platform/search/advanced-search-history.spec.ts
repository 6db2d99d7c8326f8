import { expect, type Page } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { visit } from '#tests/e2e/support/visit.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search foods' });
const flavours = (page: Page) => page.getByRole('group', { name: 'Flavours' });
const openFilters = (page: Page) => page.getByRole('button', { name: /^Filters/ }).click();

test('the history holds what was chosen, step by step, and loses no letter (spec 2 §2.11)', async ({ page }) => {
  await test.step('Back and Forward step through what was chosen, and typing is one step (spec 2 §2.11)', async () => {
    await page.goto('/explore');
    await page.getByRole('link', { name: 'Advanced search' }).click();
    await box(page).pressSequentially('noodle');
    await expect(page).toHaveURL(/\?q=noodle$/);
    await openFilters(page);
    await page.getByLabel('Cuisine', { exact: true }).selectOption('Thai');
    await expect(page).toHaveURL(/\?q=noodle&cuisine=Thai$/);
    await page.getByLabel('Sort by').selectOption('name');
    await expect(page).toHaveURL(/&sort=name$/);

    await page.goBack();
    await expect(page).toHaveURL(/\?q=noodle&cuisine=Thai$/);
    await expect(page.getByLabel('Sort by')).toHaveValue('relevance');
    await page.goBack();
    await expect(page).toHaveURL(/\?q=noodle$/);
    await expect(page.getByRole('button', { name: 'Remove Thai' })).toBeHidden();
    await expect(box(page)).toHaveValue('noodle');
    await page.goForward();
    await expect(page.getByRole('button', { name: 'Remove Thai' })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/explore$/);
  });
  await test.step('a drag of a slider is one step', async () => {
    await visit(page, '/advanced-search?q=a');
    await openFilters(page);
    const rating = page.getByLabel('Minimum rating');
    await rating.evaluate((slider: HTMLInputElement) => {
      for (const value of ['0.5', '1', '1.5', '2']) {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, value);
        slider.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
    await expect(page).toHaveURL(/rating=2$/);
    await page.goBack();
    await expect(page).toHaveURL(/\?q=a$/);
    await expect(rating).toHaveValue('0');
  });
  await test.step('a filter that is chosen far down leaves the page where it is', async () => {
    await visit(page, '/advanced-search?q=a');
    const umami = flavours(page).getByRole('button', { name: 'umami', exact: true });
    await umami.evaluate((button) => window.scrollTo(0, window.scrollY + button.getBoundingClientRect().top - 150));
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(0);
    await umami.click();
    await expect(page).toHaveURL(/flavour=umami/);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
  await test.step('letters that are not in the address yet are not lost: neither by a choice, nor by leaving, nor by a reload', async () => {
    await visit(page, '/advanced-search');
    await box(page).fill('curry');
    await page.getByLabel('Cuisine', { exact: true }).selectOption('Thai');
    await expect(page).toHaveURL(/\?q=curry&cuisine=Thai$/);
    await page.goBack();
    await expect(box(page)).toHaveValue('curry');
    await expect(page).toHaveURL(/\?q=curry$/);

    // Typed and left at once: in one task, so that no pause can have passed.
    const typeAndGo = (text: string, go: 'back' | 'reload') =>
      box(page).evaluate(
        (input: HTMLInputElement, [typed, way]) => {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
          input.dispatchEvent(new Event('input', { bubbles: true }));
          if (way === 'back') history.back();
          else location.reload();
        },
        [text, go] as const,
      );
    await page.goForward();
    await expect(page).toHaveURL(/cuisine=Thai$/);
    await typeAndGo('curry paste', 'back');
    await expect(page).toHaveURL(/\?q=curry$/);
    await expect(box(page)).toHaveValue('curry');
    await page.goForward();
    await expect(box(page)).toHaveValue('curry paste');
    await expect(page).toHaveURL(/\?q=curry\+paste&cuisine=Thai$/);
    await typeAndGo('curry leaf', 'reload');
    await expect(page).toHaveURL(/\?q=curry\+leaf&cuisine=Thai$/);
    await expect(box(page)).toHaveValue('curry leaf');
  });
  await test.step('a link within the pause after a letter leads where it says', async () => {
    await page.clock.install();
    await page.goto('/explore');
    await page.getByRole('link', { name: 'The highest rated' }).click();
    await expect(page).toHaveURL(/sort=rating$/);
    await box(page).fill('ramen');
    await expect(page).toHaveURL(/\?q=ramen&sort=rating$/);
    await box(page).fill('ramen bowl');
    await page.goBack();
    await expect(page).toHaveURL(/\/explore$/);
    // Longer than the pause: a letter that was still under way is written now.
    await page.clock.runFor(500);
    await expect(page).toHaveURL(/\/explore$/);
    await page.goForward();
    await expect(box(page)).toHaveValue('ramen bowl');
  });
});
