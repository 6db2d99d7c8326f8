import { type CDPSession, expect } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** A finger that goes down by `distance` pixels from y = 200 and lifts. */
async function pull(finger: CDPSession, distance: number): Promise<void> {
  const at = (y: number) => ({ touchPoints: [{ x: 200, y }] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(200) });
  for (let step = 1; step <= 10; step += 1) await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(200 + (distance * step) / 10) });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('pulling the page down asks the server for what is new (spec 2 §2.16)', async ({ page }) => {
  await page.goto('/explore');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.waitForTimeout(1_000);
  const finger = await page.context().newCDPSession(page);
  const pulls: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('/api/sync/')) pulls.push(request.url());
  });
  await pull(finger, 60);
  await expect(page.getByText('Refreshing', { exact: true })).toHaveCount(0);
  const before = pulls.length;
  await pull(finger, 320);
  await expect.poll(() => pulls.length).toBeGreaterThan(before);
});
