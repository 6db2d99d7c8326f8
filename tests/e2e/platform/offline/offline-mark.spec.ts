import { expect, type Page } from '@playwright/test';
import { installedTest as test } from '#tests/e2e/support/app-test.ts';
import { axeViolations } from '#tests/e2e/support/axe-violations.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi } from '#tests/support/server/open-api.ts';

test.use({ seed: false });

/** Milliseconds: the next look at the server would come after ten seconds at the earliest. */
const AT_ONCE = 4_000;

const mark = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Sync status:/ });
const note = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Sync status: Synced' });

async function expectMarkWhileOffline(page: Page): Promise<void> {
  await expect(note(page)).toBeVisible();
  await expect(mark(page), 'nothing is said while all is well').toHaveCount(0);
  await goOffline(page);
  await expect(mark(page)).toHaveAccessibleName('Sync status: Offline', { timeout: AT_ONCE });
  await expect(note(page), 'nowhere is said that all is well').toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await goOnline(page);
  await expect(mark(page)).toHaveCount(0, { timeout: AT_ONCE });
  await expect(note(page)).toBeVisible();
}

test(
  '[S7] that the connection is gone is said at once, and that it is back, too',
  { tag: '@both' },
  async ({ page, app }) => {
    await page.goto('/community');
    await expectMarkWhileOffline(page);
    const mina = await openApi(app).join('mina');
    await signIn(page, mina, '/user-settings');
    await expectMarkWhileOffline(page);
  },
);
