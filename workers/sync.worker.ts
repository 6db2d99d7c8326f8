import { pictureFetcher } from '#remote/fetch-picture.ts';
import { pocketBaseRemote } from '#remote/pocketbase-remote.ts';
import { devicePictures } from '#replica/storage/device-pictures.ts';
import { openReplica } from '#replica/open-replica.ts';
import { holdLeadership } from '#sync/schedule/hold-leadership.ts';
import { type Keeper, startKeeper } from '#sync/offline/keeper.ts';
import { lookedAtByLocks } from '#sync/schedule/looked-at.ts';
import { startSync, type SyncEngine } from '#sync/sync-engine.ts';

/**
 * Sync lives in a worker of its own, so that parsing and storing thousands of rows never holds up a screen. Rows can be had again
 * from the server, so this connection to the replica does not wait for the disk; the page's does.
 */
const replica = openReplica({ durability: 'relaxed' });
const world = {
  replica,
  remote: pocketBaseRemote({ baseUrl: self.location.origin }),
  isLookedAt: lookedAtByLocks(navigator.locks),
};

const device = {
  replica,
  // A page that is not served securely has no caches.
  pictures: devicePictures(Reflect.get(globalThis, 'caches')),
  fetchPicture: pictureFetcher(),
  storageUse: async () => {
    const { usage, quota } = await navigator.storage.estimate();
    return usage === undefined || quota === undefined ? null : { used: usage, allowed: quota };
  },
};

let engine: SyncEngine | null = null;
let keeper: Keeper | null = null;

const stepDown = holdLeadership(navigator.locks, () => {
  engine = startSync(world);
  keeper = startKeeper(device);
  return () => {
    engine?.stop();
    keeper?.stop();
  };
});

// A newer version has the replica: its tab leads from now on [S8][S9].
replica.database.schema.subscribe(() => {
  if (replica.database.schema.current() === 'outdated') stepDown();
});

self.addEventListener('online', () => {
  engine?.wake();
  keeper?.wake();
});

/**
 * The first use of `Intl` in a process lists all locales of the system, which takes a slow phone a tenth of a second. Here it holds up no screen,
 * and the page, which shares this process, has it for nothing. A task of its own: sync has begun by then.
 */
setTimeout(() => new Intl.NumberFormat(), 0);
