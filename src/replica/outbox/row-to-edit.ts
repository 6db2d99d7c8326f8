import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { SyncedCollection } from '#replica/database/synced-collections.ts';
import { session } from '#replica/session/session.ts';
import { entriesOf } from './entries-of.ts';
import { overlayMutations } from './overlay-mutations.ts';

/** A row with what the server refused of the signed-in member's changes of it, to be corrected [S6]; null where there is none. */
export async function rowToEdit(
  replica: Replica,
  { collection, id }: { readonly collection: SyncedCollection; readonly id: string },
): Promise<{ readonly row: SyncedRow; readonly isRefused: boolean } | null> {
  const { database } = replica;
  const member = (await session(replica))?.memberId;
  const refused = (await entriesOf(database, { collection, record: id })).filter(
    (entry) => entry.member === member && entry.state === 'parked',
  );
  const before = (await database.rows(collection).get(id)) ?? null;
  const row = overlayMutations(
    before,
    refused.map((entry) => ({ ...entry, state: 'waiting' as const })),
  );
  return row === null ? null : { row, isRefused: refused.length > 0 };
}
