import { isStill } from '#ui/device/device-preferences.ts';
import { beginPull, movePull, type Pull } from '#ui/layout/pull-gesture.ts';

/** A sheet that was dragged so far down, in pixels, closes. */
const FAR = 120;
/** So does one that is flicked: pixels in a millisecond, over at least as many pixels as tell a flick from a tremble. */
const FAST = 0.6;
const FLICK = 24;
/** Milliseconds that it takes to leave, or to spring back. */
const GOING = 180;

/** Whether a sheet that was let go of leaves. `distance` down in pixels; `took` milliseconds. */
export function isLetGo({ distance, took }: { readonly distance: number; readonly took: number }): boolean {
  return distance >= FAR || (distance >= FLICK && distance / Math.max(took, 1) >= FAST);
}

/** What moves under a finger by itself: text in a field, a slider, a part that is scrolled down. */
function movesItself(target: EventTarget | null, sheet: HTMLElement): boolean {
  if (!(target instanceof Element) || target.closest('input, textarea, select, video, [role=slider]')) return true;
  if (target.closest('dialog') !== sheet) return true;
  for (let one: Element | null = target; one !== null; one = one.parentElement) if (one.scrollTop > 0) return true;
  return false;
}

/**
 * Lets a sheet follow a finger that pulls it down, and close when it was pulled far or fast; else it springs back.
 *
 * @returns the way to stop
 */
export function dragToClose(sheet: HTMLElement, onClose: () => void): () => void {
  const stop = new AbortController();
  let drag: { readonly pull: Pull; readonly at: number } | null = null;
  const moveTo = (distance: number) => sheet.style.setProperty('translate', distance === 0 ? '' : `0 ${distance}px`);
  const lift = ({ type, timeStamp }: TouchEvent) => {
    if (drag?.pull.kind !== 'pulling') return;
    const { distance } = drag.pull;
    const leaves = type === 'touchend' && isLetGo({ distance, took: timeStamp - drag.at });
    drag = null;
    if (!leaves) {
      moveTo(0);
      if (!isStill()) sheet.animate({ translate: [`0 ${distance}px`, '0 0'] }, { duration: GOING, easing: 'ease-out' });
      return;
    }
    if (isStill()) {
      onClose();
      return;
    }
    const away = sheet.animate(
      { translate: [`0 ${distance}px`, '0 100%'] },
      { duration: GOING, easing: 'ease-in', fill: 'forwards' },
    );
    away.addEventListener('finish', () => {
      onClose();
      // Whoever keeps it open, to ask whether what was written may go, finds it where it was.
      away.cancel();
      moveTo(0);
    });
  };
  sheet.addEventListener(
    'touchstart',
    ({ touches, target, timeStamp }) => {
      const [touch] = touches;
      const isFree = touch !== undefined && touches.length === 1 && !movesItself(target, sheet);
      if (drag?.pull.kind === 'pulling') moveTo(0);
      drag = isFree ? { pull: beginPull({ x: touch.clientX, y: touch.clientY }), at: timeStamp } : null;
    },
    { passive: true, signal: stop.signal },
  );
  // Not passive: what lies in the sheet must not scroll while the sheet is pulled.
  sheet.addEventListener(
    'touchmove',
    (event) => {
      const [touch] = event.touches;
      if (drag === null || touch === undefined) return;
      drag = { ...drag, pull: movePull(drag.pull, { x: touch.clientX, y: touch.clientY }) };
      if (drag.pull.kind !== 'pulling') return;
      if (event.cancelable) event.preventDefault();
      moveTo(drag.pull.distance);
    },
    { passive: false, signal: stop.signal },
  );
  sheet.addEventListener('touchend', lift, { signal: stop.signal });
  sheet.addEventListener('touchcancel', lift, { signal: stop.signal });
  return () => stop.abort();
}
