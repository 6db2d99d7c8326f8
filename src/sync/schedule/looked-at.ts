import { LOOKED_AT_LOCK } from '#domain/values/looked-at-lock.ts';

/**
 * Whether somebody looks at any page of this device. A page that is looked at holds a lock (`src/app/update/hold-looked-at.ts`), and every worker can see locks.
 * Before the first lock is seen the answer is yes: the page that started this worker may still be loading.
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
