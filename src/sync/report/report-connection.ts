import type { Replica } from '#replica/database/replica.ts';
import { reportSync, syncReport } from '#replica/feed/sync-status.ts';

/** Whether the server answered this time; any answer of its own counts. */
export async function reportConnection(replica: Replica, result: { readonly kind: string }): Promise<void> {
  const now = replica.clock();
  if (result.kind === 'unreachable') {
    await reportSync(replica, { connection: 'offline', lastFailureAt: now });
    return;
  }
  const { connection, onlineSince } = await syncReport(replica);
  if (result.kind === 'outdated' || result.kind === 'current')
    await reportSync(replica, { isOutdated: result.kind === 'outdated' });
  await reportSync(replica, { connection: 'online', onlineSince: connection === 'online' ? onlineSince : now });
}
