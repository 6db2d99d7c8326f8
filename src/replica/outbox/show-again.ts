import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import { refreshRow } from './refresh-row.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';

/** Shows an entry that no command wrote just now (it was put back or adopted), on top of the row that is there [S4]. Call it inside a transaction over all rows. */
export async function showAgain(
  database: ReplicaDatabase,
  { collection, record }: Pick<OutboxEntry, 'collection' | 'record'>,
): Promise<void> {
  if ((await database.shadows.get([collection, record])) === undefined) {
    const server = (await database.rows(collection).get(record)) ?? null;
    await database.shadows.put({ collection, record, server, seq: 0, epoch: null });
  }
  await refreshRow(database, { collection, record });
}
