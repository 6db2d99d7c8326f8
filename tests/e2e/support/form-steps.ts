import { expect, type Page } from '@playwright/test';
import { visit } from './visit.ts';

type Step = 'The food' | 'Taste' | 'Make it richer' | 'Summary';

/** The form for a food, empty: what was half written stays a draft. From within the form an address without a draft would be a step back in the same one. */
export async function beginFood(page: Page, step: 'food' | 'taste' = 'food'): Promise<void> {
  await visit(page, '/help');
  await visit(page, step === 'food' ? '/contribute?new' : `/contribute?new&step=${step}`);
  if (step === 'food') await expect(page.locator('[data-field=name] input')).toHaveValue('');
}

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
