/**
 * A browser that cleared what the service worker had cached leaves the worker itself, which then has nothing to answer from: without a network
 * nothing would open, and it would stay so until the next release. The worker is told to fetch its parts again (public/own-answers.js) [S21].
 */
export async function mendAppCache(): Promise<void> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker || !navigator.onLine) return;
  const document = await caches.match('/index.html', { ignoreSearch: true }).catch(() => null);
  if (document === undefined) worker.postMessage({ type: 'MEND' });
}
