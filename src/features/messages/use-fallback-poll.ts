import { useEffect } from 'react';
import { useReplica } from '#replica/database/replica-context.tsx';
import { wakeSync } from '#replica/feed/request-sync.ts';
import { syncReport } from '#replica/feed/sync-status.ts';
import { useLive } from '#replica/database/use-live.ts';

/** spec 2 §7 and §9: messages every 5 s. Milliseconds. */
const EVERY = 5_000;

/** While a thread is open and the event stream is down, asks for news at the documented rate (R26); the stream makes it idle. */
export function useFallbackPoll(): void {
  const replica = useReplica();
  const report = useLive(syncReport, []);
  const isNeeded = report !== undefined && report.connection === 'online' && !report.isStreaming;
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setInterval(() => void wakeSync(replica), EVERY);
    return () => clearInterval(timer);
  }, [replica, isNeeded]);
}
