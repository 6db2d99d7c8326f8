import type { OutboxEntry } from './outbox-entry.ts';
import { refreshRow } from './refresh-row.ts';
import type { Replica } from './replica.ts';
import { transactionOverRows } from './write-transaction.ts';

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
