import { useEffect, useEffectEvent } from 'react';

type Refresher = () => Promise<void>;

const refreshers = new Set<Refresher>();

/** What a screen asks for again when its lists are refreshed, besides the sync that every refresh is. */
export function useRefresher(refresh: Refresher): void {
  const run = useEffectEvent(refresh);
  useEffect(() => {
    const one = () => run();
    refreshers.add(one);
    return () => void refreshers.delete(one);
  }, []);
}

/** Asks for all that the screens in sight have named. */
export async function runRefreshers(): Promise<void> {
  await Promise.all(Array.from(refreshers, (refresh) => refresh()));
}
