const storageKey = 'foretaste.reloaded-for-chunk';
/** A second failure so soon is no stale version: then the error fallback is the truth. */
const onceWithin = 60_000;
/** For the server's answer, in milliseconds. */
const patience = 5_000;
/** Never answered by the service worker, which has the document also when the server is out of reach. */
const server = '/api/sync/health';

let leaving: Promise<boolean> = Promise.resolve(false);

/** Whether the page is on its way to a reload, so that a failed chunk is no error any more. */
export function isReloading(): Promise<boolean> {
  return leaving;
}

/** A page that is still there so long after it was about to be left has been stayed on, in milliseconds. */
const leavingTakes = 10_000;
/** When the browser last was on its way to another page, which ends every chunk that is still coming. */
let leftAt = -Infinity;

/**
 * A chunk that is gone means that a newer version was deployed: reloads once to get it. Only from a server that answers: a reload
 * from one that does not would take the page away with all that is on it.
 */
export function reloadOnceOnStaleChunk(): void {
  window.addEventListener('beforeunload', () => {
    leftAt = Date.now();
  });
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(storageKey) ?? 0);
    if (Date.now() - last >= onceWithin) leaving = reloadIfServed();
  });
}

async function reloadIfServed(): Promise<boolean> {
  const answer = await fetch(server, { cache: 'no-store', signal: AbortSignal.timeout(patience) }).catch(() => null);
  if (answer?.ok !== true || Date.now() - leftAt < leavingTakes) return false;
  sessionStorage.setItem(storageKey, String(Date.now()));
  location.reload();
  return true;
}
