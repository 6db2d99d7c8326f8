import { expect, type Page } from '@playwright/test';

/** A style of pairing by its tab; on a phone in the sheet, which shows the pairings when it closes. */
export async function chooseStyle(page: Page, style: string): Promise<void> {
  const tab = page.getByRole('tab', { name: style });
  const refine = page.getByRole('button', { name: /^Refine Preferences/ });
  await expect(tab.or(refine).first()).toBeVisible();
  if (await tab.isVisible()) return tab.click();
  await refine.click();
  await page.getByRole('radio', { name: style }).check();
  await page.getByRole('button', { name: 'Show pairings' }).click();
}
