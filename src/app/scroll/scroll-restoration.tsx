import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepsPlace } from '#ui/layout/keep-place.ts';
import { passOverClosed } from '#ui/overlays/use-back-to-close.ts';
import { scrollPositions } from './scroll-positions.ts';
import { scrollWhenTallEnough } from './scroll-when-tall-enough.ts';

const positions = scrollPositions();

/** Whether this document shows what the tab has shown before: after a reload, or back from another site. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && Reflect.get(navigation, 'type') !== 'navigate';
}

/**
 * A new page begins at its top (or at its #target); back, forward and reload return to where the page was left. A step
 * within a page does not scroll: one that replaces its entry of the history, or that says so (`keepPlace`).
 */
export function ScrollRestoration() {
  const location = useLocation();
  const kind = useNavigationType();
  /** null: nothing was shown in this document yet. */
  const page = useRef<string | null>(null);
  /** A page that is still too short would be noted as left too high up. */
  const isReturning = useRef(false);

  // In the layout phase, so that the scrolling of the change itself is never noted for the page that was left.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const onScroll = () => {
      if (!isReturning.current) positions.note(location, window.scrollY);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [location]);

  const onArrival = useEffectEvent((entry: Location) => {
    const isSamePage = page.current === entry.pathname && (kind === NavigationType.Replace || keepsPlace(entry.state));
    const isFirst = page.current === null;
    page.current = entry.pathname;
    if (kind !== NavigationType.Pop) {
      if (isSamePage) positions.note(entry, window.scrollY);
      else if (entry.hash === '') window.scrollTo(0, 0);
      return undefined;
    }
    const left = positions.of(entry) ?? 0;
    if (left === 0 || (isFirst && !isReturn())) return undefined;
    isReturning.current = true;
    const onEnd = () => {
      isReturning.current = false;
    };
    return scrollWhenTallEnough({ top: left, onEnd });
  });
  useLayoutEffect(() => onArrival(location), [location]);
  useEffect(() => {
    // A phone may end a hidden tab without another word.
    const onHidden = () => positions.keep();
    window.addEventListener('pagehide', onHidden);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('pagehide', onHidden);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, []);
  // A sheet that was open when the page was reloaded has left its entry behind.
  useEffect(() => passOverClosed(), []);

  return null;
}
