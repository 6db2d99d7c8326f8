import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';

/**
 * The changes of one record, in the order in which they were made. An id alone does not name a record: a
 * member's profile, contact and taste profile all have the member's own id.
 */
export async function entriesOf(
  database: ReplicaDatabase,
  { collection, record }: Pick<OutboxEntry, 'collection' | 'record'>,
): Promise<OutboxEntry[]> {
  const entries = await database.outbox.where('record').equals(record).sortBy('order');
  return entries.filter((entry) => entry.collection === collection);
}
