import { isServed } from './reload-once-on-stale-chunk.ts';

/** What the service worker keeps of the app itself; pictures and films have caches of their own. */
const PARTS = /precache/;

/**
 * Reloads the page past the service worker, whose copy of the app lacks something or is broken, and has a new worker fetch all of it. Only from a
 * server that answers: without one the copy is all there is, and the page is merely reloaded.
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
