import { expect, type Page } from '@playwright/test';

/** Scrolls Explore down to the assistant, which is fetched when a reader comes near it: what lies above it grows while it is laid out. */
export async function scrollToAssistant(page: Page): Promise<void> {
  const assistant = page.getByRole('region', { name: 'Ask about food' });
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(assistant).toBeVisible({ timeout: 1000 });
    await assistant.scrollIntoViewIfNeeded();
  }).toPass({ timeout: 30_000 });
}
