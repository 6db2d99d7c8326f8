import type { MemberId } from '#domain/values/ids/ids.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';

/**
 * The row that says that a member follows another. Looked up by the pair: a row that another program made may have any id. Only the
 * follower's devices hold such rows, so that few name the same member.
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
