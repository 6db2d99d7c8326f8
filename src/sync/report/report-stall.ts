import type { Replica } from '#replica/database/replica.ts';
import { reportSync, syncReport } from '#replica/feed/sync-status.ts';
import { hasStalled } from './has-stalled.ts';

/** Says whether some change does not get through although the server answers [S7]. */
export async function reportStall(replica: Replica, now: number): Promise<void> {
  const { connection, onlineSince } = await syncReport(replica);
  const entries = await replica.database.outbox.toArray();
  await reportSync(replica, {
    stalled: connection === 'online' && entries.some((entry) => hasStalled(entry, { onlineSince, now })),
  });
}
