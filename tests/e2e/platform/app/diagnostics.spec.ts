import { expect } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { axeViolations } from '#tests/e2e/support/axe-violations.ts';
import { openApi, recordsPath } from '#tests/support/server/open-api.ts';

test('an error that no screen caught is kept here and reaches the team (R22), and the page tells how this device is doing', async ({
  page,
  app,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/verification-guidelines');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.click(5, 5);
  await page.evaluate(() => {
    for (let turn = 0; turn < 3; turn += 1)
      setTimeout(() => {
        throw new TypeError('The soup boiled over');
      }, 0);
  });
  const api = openApi(app);
  const admin = await api.asSuperuser();
  const reports = async () =>
    (await api.call('GET', recordsPath('error_reports'), { token: admin })).body.items.map((report) => [
      report['message'],
      report['route'],
    ]);
  await expect.poll(reports).toEqual([['TypeError: The soup boiled over', '/verification-guidelines']]);

  await page.goto('/diagnostics');
  await expect(page.getByText('TypeError: The soup boiled over', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /\(LCP\)/ })).toContainText(/\d+ ms/);
  await expect(page.getByRole('row', { name: /\(LCP\)/ })).toContainText(/Good|better|Poor/);
  await expect(page.getByRole('row', { name: /first byte/ })).toContainText(/\d+ ms, [\d,]+ ms, [\d,]+ ms/);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Copy report' }).click();
  const report = await page.evaluate(async () => JSON.parse(await navigator.clipboard.readText()));
  expect(report).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    errors: [{ message: 'TypeError: The soup boiled over' }],
    sync: { connection: 'online', pending: 0 },
  });
});
