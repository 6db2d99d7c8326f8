import { expect } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { appTest } from './support/app-test.ts';
import { visit } from './support/visit.ts';

appTest(
  'says on every screen of a demo that nobody is real, in both languages, and never elsewhere',
  async ({ app, page }) => {
    const mark = page.getByText('Sample data: nobody here is real');
    await page.goto('/explore');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(mark).toHaveCount(0);

    await writeFile(path.join(app.dataDir, 'sample-data.json'), '{}');
    await app.restart();
    await page.reload();
    for (const address of ['/', '/explore', '/auth', '/messages', '/no/such/page']) {
      await visit(page, address);
      await expect(mark, address).toBeVisible();
    }
    await page.evaluate(() => localStorage.setItem('foretaste.device', '{"language":"de"}'));
    await page.goto('/explore');
    await expect(page.getByText('Beispieldaten: niemand hier ist echt')).toBeVisible();
  },
);
