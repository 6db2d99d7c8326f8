import { markViewsSent, unsentViews } from '#replica/foods/unsent-views.ts';
import { session } from '#replica/session/session.ts';
import type { SyncWorld } from '#sync/session/sync-world.ts';

/**
 * Tells the server which foods were looked at, a day at a time. Nothing depends on it: what did not arrive is told another time, and what
 * arrives twice counts once [S2].
 */
export async function sendViews({ replica, remote }: SyncWorld): Promise<void> {
  for (const { day, waiting } of await unsentViews(replica)) {
    const current = await session(replica);
    const outcome = await remote.countViews(
      { day, foods: waiting },
      current === null || current.expired ? null : current.token,
    );
    if (outcome.kind !== 'counted') return;
    await markViewsSent(replica, { day, waiting });
  }
}
