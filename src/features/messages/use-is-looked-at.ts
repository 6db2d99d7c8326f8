import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the page is in view: what comes in behind another tab has not been read. */
export function useIsLookedAt(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}
