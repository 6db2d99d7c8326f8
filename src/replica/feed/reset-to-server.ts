import { forgetFoodsElsewhere } from './foods-elsewhere.ts';
import { refreshRow } from '#replica/outbox/refresh-row.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { syncedCollectionNames } from '#replica/database/synced-collections.ts';

/** When this device last learned that the server's history is another one, by its own clock. */
export const HISTORY_LOST_AT = 'historyLostAt';

/**
 * Forgets all server state and starts from nothing, because the server's history is another one than this replica read [S9].
 * The outbox, drafts and photos stay; what is pending stays on screen as far as it stands without the server's rows.
 * Call it inside a transaction.
 */
export async function resetToServer(database: ReplicaDatabase): Promise<void> {
  await Promise.all(syncedCollectionNames.map((collection) => database.rows(collection).clear()));
  await database.memberships.clear();
  await database.questions.clear();
  await database.shadows.clear();
  await database.blockedRows.clear();
  await database.keyed.delete('snapshot');
  await forgetFoodsElsewhere(database);
  await database.cursors.toCollection().modify({ seq: 0, pulledAt: 0 });
  for (const entry of await database.outbox.toArray()) {
    await database.shadows.put({
      collection: entry.collection,
      record: entry.record,
      server: null,
      seq: 0,
      epoch: null,
    });
    await refreshRow(database, entry);
  }
}
