import { refreshRow } from './refresh-row.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';

/** What was parked with a record goes out again with it. Call it inside a transaction over all rows. */
export async function wakeDependents(database: ReplicaDatabase, record: string): Promise<void> {
  const dependents = await database.outbox.filter(({ rejection }) => rejection?.because === record).toArray();
  for (const entry of dependents) {
    await database.outbox.update(entry.order, { state: 'waiting', rejection: null, notBefore: 0 });
    await refreshRow(database, entry);
    await wakeDependents(database, entry.record);
  }
}
