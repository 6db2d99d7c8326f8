/** Less than this, in pixels, is a browser's own bar that comes and goes. */
const SMALLEST_KEYBOARD = 120;

interface Viewports {
  /** Height of the window, as the layout sees it. */
  readonly windowHeight: number;
  /** Height of what can be seen of it. */
  readonly visibleHeight: number;
  /** By how much fingers have zoomed in; 1: not at all. */
  readonly scale: number;
}

/**
 * How high the page may be, in pixels, to end above the on-screen keyboard; null where no keyboard covers the window. Only iOS lays its keyboard over
 * the page; elsewhere the window itself becomes lower (`interactive-widget=resizes-content`).
 */
export function heightAboveKeyboard({ windowHeight, visibleHeight, scale }: Viewports): number | null {
  const isZoomed = Math.abs(scale - 1) > 0.01;
  return isZoomed || windowHeight - visibleHeight < SMALLEST_KEYBOARD ? null : Math.round(visibleHeight);
}
