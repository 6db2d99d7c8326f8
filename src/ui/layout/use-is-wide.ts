import { useCallback, useSyncExternalStore } from 'react';

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    // Where a document is written without a window.
    () => false,
  );
}

/** Whether the window is at least 768 px wide, no phone (spec 1 §9): for what differs in number, where style props cannot say it. */
export function useIsWide(): boolean {
  return useMedia('(min-width: 768px)');
}

/** Whether the window is at least 1024 px wide: there is room for a panel beside the page's content. */
export function useIsDesktop(): boolean {
  return useMedia('(min-width: 1024px)');
}
