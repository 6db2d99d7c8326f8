/**
 * A browser may clear the service worker's cache and leave the worker, which then has nothing to answer with: offline nothing would open until the
 * next release. So the worker is told to fetch its parts again (public/own-answers.js) [S21].
 */
export async function mendAppCache(): Promise<void> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker || !navigator.onLine) return;
  const document = await caches.match('/index.html', { ignoreSearch: true }).catch(() => null);
  if (document === undefined) worker.postMessage({ type: 'MEND' });
}
