import { discardEntries } from './discard-entries.ts';
import { isSendingAhead, type OutboxEntry } from '#replica/database/outbox-entry.ts';
import type { Replica } from '#replica/database/replica.ts';
import { transactionOverRows } from './write-transaction.ts';

/**
 * Gives a change up: what is on screen falls back to the server's state. Refused while it may be on its way:
 * what was sent cannot be called back. Parts of a large file that went ahead of it do not count, for they have no effect by themselves.
 */
export function discardChange(
  replica: Replica,
  { order }: Pick<OutboxEntry, 'order'>,
): Promise<'discarded' | 'on-its-way'> {
  const { database } = replica;
  return transactionOverRows(replica, async () => {
    const entry = await database.outbox.get(order);
    if (entry === undefined) return 'discarded';
    if (entry.state === 'waiting' && entry.attempts > 0 && !isSendingAhead(entry)) return 'on-its-way';
    await discardEntries(database, [entry]);
    return 'discarded';
  });
}
