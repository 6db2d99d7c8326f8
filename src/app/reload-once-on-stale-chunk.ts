const storageKey = 'foretaste.reloaded-for-chunk';
/** A second failure so soon is no stale version: then the error fallback is the truth. */
const onceWithin = 60_000;

/** A chunk that is gone means that a newer version was deployed: reloads once to get it. */
export function reloadOnceOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(storageKey) ?? 0);
    if (!navigator.onLine || Date.now() - last < onceWithin) return;
    event.preventDefault();
    sessionStorage.setItem(storageKey, String(Date.now()));
    location.reload();
  });
}
