/*
 * Part of the service worker: a version's parts live as long as its tabs [S25]. Before a newer version comes in, the scripts and styles of the
 * one that is there are put aside, for Workbox deletes them when the newer one takes over, and a tab that goes on being used would lose every
 * screen that it has not opened yet. scripts/pwa-options.mjs answers from here what the newer version does not have.
 *
 * Each tab holds a lock that is named after a part of its version (src/app/update/watch-for-updates.ts): what no lock names is let go.
 */
const OLDER = 'older-parts-';
const LOCK = 'foretaste.part:';
/** Milliseconds. */
const LOOK_AT_MOST_EVERY = 60_000;

addEventListener('install', (event) =>
  event.waitUntil(keepActiveVersion().catch((error) => console.warn('The older version was not kept', error))),
);

let lookedAt = 0;
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || Date.now() - lookedAt < LOOK_AT_MOST_EVERY) return;
  lookedAt = Date.now();
  event.waitUntil(letGoOfUnused().catch(() => undefined));
});

async function keepActiveVersion() {
  if (!registration.active) return;
  const precache = (await caches.keys()).find((name) => name.startsWith('workbox-precache'));
  if (precache === undefined) return;
  const there = await caches.open(precache);
  const parts = (await there.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'));
  const name = OLDER + Date.now();
  const kept = await caches.open(name);
  try {
    for (const part of parts) {
      const response = await there.match(part);
      if (response !== undefined) await kept.put(part.url, response);
    }
  } catch (error) {
    // Without room for all of it a part of it is of little use.
    await caches.delete(name);
    throw error;
  }
}

/** A tab of a release that held no lock yet may need anything: then all stays. */
async function letGoOfUnused() {
  if (registration.installing || registration.waiting) return;
  const { held } = await navigator.locks.query();
  const parts = held.filter(({ name }) => name.startsWith(LOCK)).map(({ name }) => name.slice(LOCK.length));
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length > parts.length) return;
  for (const name of (await caches.keys()).filter((each) => each.startsWith(OLDER))) {
    const cache = await caches.open(name);
    const isUsed = (await Promise.all(parts.map((part) => cache.match(part)))).some((part) => part !== undefined);
    if (!isUsed) await caches.delete(name);
  }
}
