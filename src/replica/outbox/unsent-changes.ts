import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';

/** The signed-in member's changes that the server has not acknowledged, in the order in which they were made. */
export async function unsentChanges(replica: Replica): Promise<OutboxEntry[]> {
  const member = (await session(replica))?.memberId ?? '';
  return replica.database.outbox.where('member').equals(member).sortBy('order');
}
