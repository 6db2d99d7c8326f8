import type { Locator, Page } from '@playwright/test';
import { must } from '#prelude/must.ts';

/** A finger on the page, which moves in steps as a real one does. */
export async function finger(page: Page): Promise<{
  readonly pullDown: (distance: number, y?: number) => Promise<void>;
  readonly swipe: (distance: number, y: number) => Promise<void>;
  readonly rest: (on: Locator) => Promise<void>;
  readonly lift: (as?: 'touchEnd' | 'touchCancel') => Promise<void>;
}> {
  const device = await page.context().newCDPSession(page);
  const draw = async (at: (part: number) => { readonly x: number; readonly y: number }) => {
    await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
    for (let step = 1; step <= 10; step += 1)
      await device.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(step / 10)] });
    await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  return {
    /** From the upper part of the window, or a height of `y`, down by `distance` pixels, and off the glass. */
    pullDown: (distance, y = 200) => draw((part) => ({ x: 200, y: y + distance * part })),
    /** From the middle of the window sideways, to the left where `distance` is negative, at a height of `y`. */
    swipe: (distance, y) => draw((part) => ({ x: 195 + distance * part, y })),
    /** Onto the middle of something in the window, where it stays until it is lifted. */
    rest: async (on) => {
      const { x, y, width, height } = must(await on.boundingBox(), 'a place on the screen');
      const middle = { x: x + width / 2, y: y + height / 2 };
      await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] });
    },
    /** 'touchCancel': as the system takes a finger away, which presses nothing. */
    lift: async (as = 'touchEnd') => {
      await device.send('Input.dispatchTouchEvent', { type: as, touchPoints: [] });
    },
  };
}
