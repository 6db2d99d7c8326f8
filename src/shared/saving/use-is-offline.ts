import { useSyncExternalStore } from 'react';
import { syncReport } from '#replica/feed/sync-status.ts';
import { useLive } from '#replica/database/use-live.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the server is known to be out of reach: what sync last saw, or a device that says itself that it is offline [S7]. */
export function useIsOffline(): boolean {
  const hasNetwork = useSyncExternalStore(subscribe, () => navigator.onLine);
  const report = useLive(syncReport, []);
  return !hasNetwork || report?.connection === 'offline';
}
