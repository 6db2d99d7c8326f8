import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepsPlace } from '#ui/keep-place.ts';

/** Where each history entry was left, for as long as the tab lives. */
const positions = new Map<string, number>();

/**
 * A new page begins at its top (or at its #target); back and forward return to where the page was left. A step within a page stays where
 * it is: one that takes the place of its entry, or says so (`keepPlace`).
 */
export function ScrollRestoration() {
  const location = useLocation();
  const { key } = location;
  const kind = useNavigationType();
  const page = useRef(location.pathname);

  // In the layout phase, so that the scrolling of the change itself is never noted for the page that was left.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const onScroll = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [key]);

  const onArrival = useEffectEvent(({ key: entry, hash, pathname, state }: Location) => {
    const isSamePage = page.current === pathname && (kind === NavigationType.Replace || keepsPlace(state));
    page.current = pathname;
    const left = positions.get(entry);
    if (kind !== NavigationType.Pop) {
      if (isSamePage) positions.set(entry, window.scrollY);
      else if (hash === '') window.scrollTo(0, 0);
      return undefined;
    }
    if (left === undefined || left === 0) return undefined;
    return scrollWhenTallEnough(left);
  });
  useLayoutEffect(() => onArrival(location), [location]);

  return null;
}

/** The page grows while its rows and chunks come: tries with every change of height for a second, until a hand scrolls. */
function scrollWhenTallEnough(top: number): () => void {
  const attempt = () => window.scrollTo(0, top);
  const observer = new ResizeObserver(attempt);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchstart', stop);
    window.removeEventListener('keydown', stop);
  };
  const timer = setTimeout(stop, 1_000);
  observer.observe(document.body);
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchstart', stop, { passive: true });
  window.addEventListener('keydown', stop);
  attempt();
  return stop;
}
