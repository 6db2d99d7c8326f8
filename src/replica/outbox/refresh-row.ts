import { entriesOf } from './entries-of.ts';
import { keyedValue } from '#replica/database/keyed-value.ts';
import { overlayMutations } from './overlay-mutations.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import type { Session } from '#replica/session/session.ts';
import type { SyncedCollection } from '#replica/database/synced-collections.ts';

/**
 * Recomputes the row on screen from what the server holds and what the signed-in member has pending [S4]; the pending writes of a
 * member who signed out sleep and are not shown [S5]. Call it inside a transaction.
 */
export async function refreshRow(
  database: ReplicaDatabase,
  { collection, record }: { collection: SyncedCollection; record: string },
): Promise<void> {
  const shadow = await database.shadows.get([collection, record]);
  if (shadow === undefined) return;
  const current = await keyedValue<Session>(database, 'session');
  const entries = await entriesOf(database, { collection, record });
  const row = overlayMutations(
    shadow.server,
    entries.filter(({ member }) => member === null || member === current?.memberId),
  );
  if (row === null) await database.rows(collection).delete(record);
  else await database.rows(collection).put(row);
}
