import type { MemberId } from '#domain/values/ids/ids.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';

/**
 * The row that says that a member follows another. It is looked up by both members and not by its id: a row that another program made may
 * have any id. A device holds only few rows that name the same followed member, so the index of one column is enough.
 */
export function followRow(
  database: ReplicaDatabase,
  { follower, following }: { readonly follower: MemberId; readonly following: MemberId },
): Promise<SyncedRow | undefined> {
  return database
    .rows('user_follows')
    .where('following')
    .equals(following)
    .filter((row) => row.follower === follower)
    .first();
}
