import { pocketBaseRemote } from '#remote/pocketbase-remote.ts';
import { openReplica } from '#replica/open-replica.ts';
import { holdLeadership } from '#sync/hold-leadership.ts';
import { startSync, type SyncEngine } from '#sync/sync-engine.ts';

/**
 * Sync lives in a worker of its own, so that parsing and storing thousands of rows never holds up a screen. Rows can be had again
 * from the server, so this connection to the replica does not wait for the disk; the page's does.
 */
const replica = openReplica({ durability: 'relaxed' });
const world = { replica, remote: pocketBaseRemote({ baseUrl: self.location.origin }) };

let engine: SyncEngine | null = null;

const stepDown = holdLeadership(navigator.locks, () => {
  engine = startSync(world);
  return () => engine?.stop();
});

// A newer version has the replica: its tab leads from now on [S8][S9].
replica.database.standing.subscribe(() => {
  if (replica.database.standing.current() === 'outdated') stepDown();
});

self.addEventListener('online', () => engine?.wake());
