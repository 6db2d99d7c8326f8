import { useSyncExternalStore } from 'react';

/** spec 1 §9: the mobile breakpoint is 768 px. */
const wide = () => window.matchMedia('(min-width: 768px)');

function subscribe(onChange: () => void): () => void {
  const query = wide();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is at least 768 px wide: for what differs in number, where style props cannot say it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide().matches);
}
