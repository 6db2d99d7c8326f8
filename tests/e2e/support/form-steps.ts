import { expect, type Page } from '@playwright/test';

type Step = 'The food' | 'Taste' | 'Make it richer' | 'Summary';

/** Opens a step of the form for a food. */
export async function openStep(page: Page, name: Step): Promise<void> {
  const step = page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name });
  await step.click();
  await expect(step).toHaveAttribute('aria-current', 'step');
}

/** Sends the form for a food: on a phone from the summary, which is its last step there. */
export async function sendFood(page: Page, label = 'Submit food'): Promise<void> {
  const button = page.getByRole('button', { name: label });
  if ((page.viewportSize()?.width ?? 0) < 768) await openStep(page, 'Summary');
  await button.click();
}
