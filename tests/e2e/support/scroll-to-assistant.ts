import { expect, type Page } from '@playwright/test';

/**
 * Scrolls Explore down to the assistant, which is fetched when a reader comes near it. What lies above it grows while it is laid out, so that it does
 * not stand still for long: Playwright's own scrolling would wait for that. `name` is the section's in the language of the page.
 */
export async function scrollToAssistant(page: Page, name = 'Ask about food'): Promise<void> {
  const assistant = page.getByRole('region', { name });
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await assistant.evaluate((element) => element.scrollIntoView(), null, { timeout: 1000 });
    await expect(assistant).toBeInViewport({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}
