import { LOOKED_AT_LOCK } from '#domain/values/looked-at-lock.ts';

/**
 * Whether any page of this device is looked at: it holds a lock for as long (`src/app/update/hold-looked-at.ts`), and locks are seen from every worker. Before the
 * first one is seen nothing is known, and somebody looks: the page that started this worker may still be loading.
 */
export function lookedAtByLocks(locks: Pick<LockManager, 'query'>): () => Promise<boolean> {
  let hasSeenOne = false;
  return async () => {
    const { held = [] } = await locks.query();
    const isHeld = held.some(({ name }) => name === LOOKED_AT_LOCK);
    hasSeenOne ||= isHeld;
    return isHeld || !hasSeenOne;
  };
}
