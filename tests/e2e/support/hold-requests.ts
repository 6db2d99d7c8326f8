import type { Page } from '@playwright/test';

/** Keeps back what the page and its workers ask for at such addresses, until the function that is given back is called. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((open) => {
    letGo = open;
  });
  await page.context().route(addresses, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return letGo;
}
