const storageKey = 'foretaste.reloaded-for-chunk';
/** A second failure so soon is no stale version: then the error fallback is the truth. */
const onceWithin = 60_000;

let isLeaving = false;

/** Whether the page is on its way to a reload, so that a failed chunk is no error any more. */
export function isReloading(): boolean {
  return isLeaving;
}

/** A chunk that is gone means that a newer version was deployed: reloads once to get it. */
export function reloadOnceOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(storageKey) ?? 0);
    if (!navigator.onLine || Date.now() - last < onceWithin) return;
    isLeaving = true;
    sessionStorage.setItem(storageKey, String(Date.now()));
    location.reload();
  });
}
