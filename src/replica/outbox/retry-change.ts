import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import { refreshRow } from './refresh-row.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { wakeDependents } from './wake-dependents.ts';
import { transactionOverRows } from './write-transaction.ts';

/** Tries a refused change again as it is [S6]. */
export function retryChange(replica: Replica, { order }: Pick<OutboxEntry, 'order'>): Promise<void> {
  const { database } = replica;
  return transactionOverRows(replica, async () => {
    const entry = await database.outbox.get(order);
    if (entry === undefined) return;
    await database.outbox.update(order, { state: 'waiting', rejection: null, notBefore: 0 });
    await refreshRow(database, entry);
    await wakeDependents(database, entry.record);
    // What belongs to another record goes out with it.
    if (entry.rejection?.because !== undefined) await wakeOwner(database, entry.rejection.because);
  });
}

async function wakeOwner(database: ReplicaDatabase, record: string): Promise<void> {
  for (const owner of await database.outbox.where('record').equals(record).toArray()) {
    if (owner.state !== 'parked') continue;
    await database.outbox.update(owner.order, { state: 'waiting', rejection: null, notBefore: 0 });
    await refreshRow(database, owner);
  }
}
