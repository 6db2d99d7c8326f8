import { isStill } from '#ui/device/device-preferences.ts';

/** A finger goes at least so far sideways, in pixels, and twice as far as up or down: a scroll is not a swipe. */
const FAR = 60;
/** Longer than this, in milliseconds, it is no swipe but somebody who reads with a finger on the page. */
const QUICK = 600;
/** At the edges of the window a swipe is the browser's own, in pixels. */
const EDGE = 24;

export interface Stroke {
  readonly across: number;
  readonly down: number;
  /** Milliseconds. */
  readonly took: number;
  /** Where it began, in pixels from the left edge of the window. */
  readonly from: number;
  /** Width of the window, in pixels. */
  readonly width: number;
}

/** Where a stroke leads: 1 to what is further right, -1 to what is further left, 0 nowhere. What is pulled to the left comes from the right. */
export function swipeOf({ across, down, took, from, width }: Stroke): 1 | -1 | 0 {
  if (Math.abs(across) < FAR || Math.abs(across) < 2 * Math.abs(down) || took > QUICK) return 0;
  if (from < EDGE || from > width - EDGE) return 0;
  return across < 0 ? 1 : -1;
}

/** What moves sideways under a finger by itself: a row that scrolls, a slider, text in a field. */
function movesItself(target: EventTarget | null, area: HTMLElement): boolean {
  if (!(target instanceof Element) || target.closest('input, textarea, select, video, dialog, [role=slider]'))
    return true;
  for (let one: Element | null = target; one !== null && one !== area; one = one.parentElement)
    if (one.scrollWidth > one.clientWidth && /auto|scroll/.test(getComputedStyle(one).overflowX)) return true;
  return false;
}

/**
 * Follows swipes on `area` by touch, not for whoever asked for less motion.
 *
 * @param onSwipe true: it led somewhere, and no area around this one hears of it
 * @returns the way to stop
 */
export function followSwipes(area: HTMLElement, onSwipe: (step: 1 | -1) => boolean): () => void {
  const stop = new AbortController();
  const listen = { passive: true, signal: stop.signal } as const;
  let begun: { readonly x: number; readonly y: number; readonly at: number } | null = null;
  area.addEventListener(
    'touchstart',
    ({ touches, target, timeStamp }) => {
      const [touch] = touches;
      const isZoomed = (visualViewport?.scale ?? 1) > 1.01;
      begun =
        touch === undefined || touches.length > 1 || isZoomed || isStill() || movesItself(target, area)
          ? null
          : { x: touch.clientX, y: touch.clientY, at: timeStamp };
    },
    listen,
  );
  area.addEventListener(
    'touchend',
    (event) => {
      const [touch] = event.changedTouches;
      if (begun === null || touch === undefined) return;
      const step = swipeOf({
        across: touch.clientX - begun.x,
        down: touch.clientY - begun.y,
        took: event.timeStamp - begun.at,
        from: begun.x,
        width: innerWidth,
      });
      begun = null;
      if (step !== 0 && getSelection()?.isCollapsed !== false && onSwipe(step)) event.stopPropagation();
    },
    listen,
  );
  area.addEventListener('touchcancel', () => (begun = null), listen);
  return () => stop.abort();
}
