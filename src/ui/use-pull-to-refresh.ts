import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';

/** spec 2 §2.16: pull-to-refresh threshold. */
export const pullThreshold = 80;

interface PullToRefresh {
  readonly ref: RefCallback<HTMLElement>;
  /** How far the finger has pulled, in pixels; at most 1.5 times the threshold. */
  readonly pulled: number;
  readonly isRefreshing: boolean;
}

/**
 * Pulling the element down from the top of the page by 80 px refreshes when the finger lifts.
 * A refusal of `onRefresh` is only logged (spec 2 §2.16).
 */
export function usePullToRefresh(onRefresh: () => Promise<void>): PullToRefresh {
  const [pulled, setPulled] = useState(0);
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = useRef(onRefresh);
  useEffect(() => {
    refresh.current = onRefresh;
  });

  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    let startY: number | null = null;
    let distance = 0;
    const onStart = (event: TouchEvent) => {
      startY = window.scrollY <= 0 && event.touches.length === 1 ? (event.touches[0]?.clientY ?? null) : null;
      distance = 0;
    };
    const onMove = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (startY === null || touch === undefined) return;
      distance = touch.clientY - startY;
      if (distance <= 0 || window.scrollY > 0) {
        setPulled(0);
        return;
      }
      event.preventDefault();
      setPulled(Math.min(distance, pullThreshold * 1.5));
    };
    const onEnd = () => {
      if (startY === null) return;
      startY = null;
      setPulled(0);
      if (distance < pullThreshold) return;
      setRefreshing(true);
      refresh.current()
        .catch((error: unknown) => console.warn('Refresh failed', error))
        .finally(() => setRefreshing(false));
    };
    element.addEventListener('touchstart', onStart, { passive: true });
    // Not passive: the page must not scroll while the list is pulled.
    element.addEventListener('touchmove', onMove, { passive: false });
    element.addEventListener('touchend', onEnd);
    element.addEventListener('touchcancel', onEnd);
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('touchend', onEnd);
      element.removeEventListener('touchcancel', onEnd);
    };
  }, []);

  return { ref, pulled, isRefreshing };
}
