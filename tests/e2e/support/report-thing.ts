import { expect, type Page } from '@playwright/test';
import { type Api, recordsPath } from '#tests/support/server/open-api.ts';

interface Report {
  /** What the menu says of it: 'The first spoon'. */
  readonly name: string;
  readonly reason: string;
  /** Of the one report that the server has then. */
  readonly told: Readonly<Record<string, unknown>>;
}

/** Reports what stands on the page by the menu beside it, and waits until it has arrived. */
export async function reportThing(page: Page, api: Api, { name, reason, told }: Report): Promise<void> {
  await page.getByRole('button', { name: `Report ${name}, and more` }).click();
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await page.getByLabel('What is wrong with it?').selectOption(reason);
  await page.getByRole('button', { name: 'Send report' }).click();
  const token = await api.asSuperuser();
  await expect
    .poll(async () => (await api.call('GET', recordsPath('reports'), { token })).body.items)
    .toMatchObject([told]);
}
