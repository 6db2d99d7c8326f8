import type { Replica } from '#replica/database/replica.ts';
import { syncReport } from '#replica/feed/sync-status.ts';

/** Whether the server is known to be out of reach: what sync last saw, or a device that says itself that it is offline [S7]. */
export async function isOutOfReach(replica: Replica): Promise<boolean> {
  return !navigator.onLine || (await syncReport(replica)).connection === 'offline';
}
