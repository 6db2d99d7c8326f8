import { isSendingAhead, type OutboxEntry } from '#replica/database/outbox-entry.ts';
import type { Replica } from '#replica/database/replica.ts';
import { takeOut } from './take-out.ts';
import { transactionOverRows } from './write-transaction.ts';

/** `undo` puts the change back as it was; false where it was written anew meanwhile. */
export type DiscardOutcome =
  | { readonly kind: 'discarded'; readonly undo: () => Promise<boolean> }
  | { readonly kind: 'on-its-way' };

/**
 * Gives a change up: what is on screen falls back to the server's state. Refused while it may be on its way:
 * what was sent cannot be called back. Parts of a large file that went ahead of it do not count, for they have no effect by themselves.
 */
export function discardChange(replica: Replica, { order }: Pick<OutboxEntry, 'order'>): Promise<DiscardOutcome> {
  const { database } = replica;
  return transactionOverRows<DiscardOutcome>(replica, async () => {
    const entry = await database.outbox.get(order);
    if (entry?.state === 'waiting' && entry.attempts > 0 && !isSendingAhead(entry)) return { kind: 'on-its-way' };
    return { kind: 'discarded', undo: await takeOut(replica, entry === undefined ? [] : [entry]) };
  });
}
