const LOCK = 'foretaste-sync';

/**
 * At most one tab leads [S8]: waits for the lock, calls `lead`, and holds the lock until stopped. The browser gives it to the next
 * tab the moment this one dies. `lead` returns how to step down.
 */
export function holdLeadership(locks: Pick<LockManager, 'request'>, lead: () => () => void): () => void {
  const waiting = new AbortController();
  let stepDown = () => waiting.abort();
  locks
    .request(LOCK, { signal: waiting.signal }, () => {
      const stop = lead();
      return new Promise<void>((resolve) => {
        stepDown = () => {
          stop();
          resolve();
        };
      });
    })
    .catch((error: unknown) => {
      // Stopped while it waited.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    });
  return () => stepDown();
}
