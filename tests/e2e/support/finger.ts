import type { Page } from '@playwright/test';

/** A finger on the page, which moves in steps as a real one does. */
export async function finger(page: Page): Promise<{ readonly pullDown: (distance: number) => Promise<void> }> {
  const device = await page.context().newCDPSession(page);
  return {
    /** From the upper part of the window down by `distance` pixels, and off the glass. */
    async pullDown(distance) {
      const at = (y: number) => ({ touchPoints: [{ x: 200, y }] });
      await device.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(200) });
      for (let step = 1; step <= 10; step += 1)
        await device.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(200 + (distance * step) / 10) });
      await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
  };
}
