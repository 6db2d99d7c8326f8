import { LOOKED_AT_LOCK } from '#domain/values/looked-at-lock.ts';

/** Holds a lock while this page is looked at, so that the worker that syncs for all pages keeps an event stream only then [S14]. */
export function holdLookedAt(locks: Pick<LockManager, 'request'> | undefined, page: Document = document): void {
  let letGo: (() => void) | null = null;
  const follow = () => {
    const isLookedAt = page.visibilityState === 'visible';
    if (isLookedAt === (letGo !== null)) return;
    letGo?.();
    letGo = null;
    if (!isLookedAt) return;
    const isOver = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    void locks?.request(LOOKED_AT_LOCK, { mode: 'shared' }, () => isOver).catch(() => undefined);
  };
  page.addEventListener('visibilitychange', follow);
  follow();
}
