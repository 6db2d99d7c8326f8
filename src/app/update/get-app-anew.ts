import { isServed } from './reload-once-on-stale-chunk.ts';

/** What the service worker keeps of the app itself; pictures and films have caches of their own. */
const PARTS = /precache/;

/**
 * For a service worker whose copy of the app is incomplete or broken: reloads the page without it, and lets a new worker fetch everything. If the
 * server does not answer, that copy is all there is, and the page is merely reloaded.
 */
export async function getAppAnew(): Promise<void> {
  if (await isServed()) await letGoOfCopy().catch(() => undefined);
  location.reload();
}

async function letGoOfCopy(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = 'caches' in globalThis ? await caches.keys() : [];
  await Promise.all(names.filter((name) => PARTS.test(name)).map((name) => caches.delete(name)));
}
