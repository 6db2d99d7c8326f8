import { discardEntries } from './discard-entries.ts';
import { isSendingAhead, type OutboxEntry } from './outbox-entry.ts';
import { refreshRow } from './refresh-row.ts';
import type { Replica } from './replica.ts';
import { session } from './session.ts';
import { transactionOverRows } from './write-transaction.ts';

/** The signed-in member's changes that the server has not acknowledged, in the order in which they were made. */
export async function unsentChanges(replica: Replica): Promise<OutboxEntry[]> {
  const member = (await session(replica))?.memberId ?? '';
  return replica.database.outbox.where('member').equals(member).sortBy('order');
}

/** Tries a refused change again as it is [S6]. */
export function retryChange(replica: Replica, { order }: Pick<OutboxEntry, 'order'>): Promise<void> {
  const { database } = replica;
  return transactionOverRows(replica, async () => {
    const entry = await database.outbox.get(order);
    if (entry === undefined) return;
    await database.outbox.update(order, { state: 'waiting', rejection: null, notBefore: 0 });
    await refreshRow(database, entry);
  });
}

/**
 * Gives a change up: what is on screen falls back to the server's state. Refused while it may be on its way, because what has
 * been sent cannot be called back; parts of a large file that went ahead of it have no effect.
 */
export function discardChange(replica: Replica, { order }: Pick<OutboxEntry, 'order'>): Promise<'discarded' | 'on-its-way'> {
  const { database } = replica;
  return transactionOverRows(replica, async () => {
    const entry = await database.outbox.get(order);
    if (entry === undefined) return 'discarded';
    if (entry.state === 'waiting' && entry.attempts > 0 && !isSendingAhead(entry)) return 'on-its-way';
    await discardEntries(database, [entry]);
    return 'discarded';
  });
}
