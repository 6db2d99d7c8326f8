import type { Replica } from '#replica/database/replica.ts';
import { reportSync, syncReport } from '#replica/feed/sync-status.ts';
import { hasPassed } from '#prelude/timing/has-passed.ts';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';

/** Milliseconds. */
const STALLED_AFTER = 30_000;

/**
 * Whether a change has waited longer than 30 s, and none of its files has moved for as long, while the server answers [S7]. A moment
 * in the future was noted before the clock was turned back and tells nothing; where all of them are in the future, the change counts as stalled.
 *
 * @param onlineSince since when the server has been answering
 */
export function hasStalled(
  { state, createdAt, uploads = {} }: Pick<OutboxEntry, 'state' | 'createdAt' | 'uploads'>,
  { onlineSince, now }: { readonly onlineSince: number; readonly now: number },
): boolean {
  const moved = Object.values(uploads).map(({ movedAt }) => movedAt);
  const since = Math.max(...[createdAt, onlineSince, ...moved].filter((at) => at <= now));
  return state === 'waiting' && hasPassed(STALLED_AFTER, { since, now });
}

/** Says whether some change does not get through although the server answers [S7]. */
export async function reportStall(replica: Replica, now: number): Promise<void> {
  const { connection, onlineSince } = await syncReport(replica);
  const entries = await replica.database.outbox.toArray();
  await reportSync(replica, {
    stalled: connection === 'online' && entries.some((entry) => hasStalled(entry, { onlineSince, now })),
  });
}
