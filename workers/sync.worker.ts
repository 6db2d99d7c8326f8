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

holdLeadership(navigator.locks, () => {
  engine = startSync(world);
  return () => engine?.stop();
});

self.addEventListener('online', () => engine?.wake());
