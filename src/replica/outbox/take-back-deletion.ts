import { discardEntries } from './discard-entries.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';

/**
 * Takes back the deletion of a record that was not sent yet: what the server holds shows again, and nothing is sent [S13]. false when there is no
 * such deletion. Call it inside a transaction.
 */
export async function takeBackDeletion(database: ReplicaDatabase, record: string): Promise<boolean> {
  const last = (await database.outbox.where('record').equals(record).sortBy('order')).at(-1);
  if (last?.kind !== 'delete' || (last.attempts > 0 && last.state === 'waiting')) return false;
  await discardEntries(database, [last]);
  return true;
}
