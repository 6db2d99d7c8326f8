import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has before what is looked for. */
const stops = 120;

export interface Keyboard {
  /** Presses Tab, or Shift+Tab with `back`, until the thing has the focus; looks at every stop on the way. */
  reach(thing: Locator, direction?: 'on' | 'back'): Promise<void>;
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses Enter on it. */
  enter(thing: Locator, direction?: 'on' | 'back'): Promise<void>;
}

/**
 * A reader without a pointer. Fails where the focus cannot be seen (WCAG 2.4.7, 2.4.11, 2.4.13: an outline of 2 px with 3:1 to what lies behind it, under
 * nothing else), and where Tab does not come by.
 */
export function byKeyboard(page: Page): Keyboard {
  const keyboard: Keyboard = {
    async reach(thing, direction = 'on') {
      await expect(thing).toBeVisible();
      for (let stop = 0; stop < stops; stop += 1) {
        if (await thing.evaluate((element) => element === document.activeElement)) {
          await expect.poll(() => page.evaluate(unseenFocus), { message: `the focus on ${String(thing)}` }).toBeNull();
          return;
        }
        await page.keyboard.press(direction === 'on' ? 'Tab' : 'Shift+Tab');
      }
      throw new Error(
        `${String(thing)} is not reached by Tab; the focus is on ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))}`,
      );
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    async type(text) {
      await page.keyboard.type(text);
    },
    async enter(thing, direction = 'on') {
      await keyboard.reach(thing, direction);
      await page.keyboard.press('Enter');
    },
  };
  return keyboard;
}

/** Runs in the page: why the focus cannot be seen; null when it can. */
function unseenFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'nothing has the focus';
  const words = focused.outerHTML.slice(0, 160);
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind = (element: Element): string => {
    for (let at: Element | null = element.parentElement; at !== null; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if ((channels(colour)[3] ?? 1) === 1) return colour;
    }
    return 'rgb(255, 255, 255)';
  };
  /** The ring may be drawn around the label of a hidden input, or by what lies over the whole of a card. */
  const rings = [focused, focused.parentElement, focused.parentElement?.parentElement].flatMap((element) =>
    element ? [null, '::after', '::before'].map((part) => ({ element, style: getComputedStyle(element, part) })) : [],
  );
  const ring = rings.find(
    ({ style }) =>
      style.outlineStyle !== 'none' &&
      Number.parseFloat(style.outlineWidth) >= 2 &&
      (channels(style.outlineColor)[3] ?? 1) > 0,
  );
  if (ring === undefined) return `no ring: ${words}`;
  const [dark, light] = [luminance(ring.style.outlineColor), luminance(behind(ring.element))].toSorted(
    (one, other) => one - other,
  ) as [number, number];
  const contrast = (light + 0.05) / (dark + 0.05);
  if (contrast < 3) return `a ring of ${contrast.toFixed(1)}:1: ${words}`;
  const box = ring.element.getBoundingClientRect();
  const points = [
    [0.5, 0.5],
    [0.1, 0.2],
    [0.9, 0.2],
    [0.1, 0.8],
    [0.9, 0.8],
  ] as const;
  const isSeen = points.some(([x, y]) => {
    const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    return top !== null && (ring.element.contains(top) || top.contains(ring.element));
  });
  return isSeen ? null : `covered: ${words}`;
}
