import type { MemberId } from '#domain/values/ids/ids.ts';
import { newestOf } from '#replica/database/newest-of.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { textColumn } from '#replica/database/text-column.ts';

/**
 * Topics of followed members that a device keeps whatever else is opened [S18]: those followed last. With the topics that were looked at
 * they stay below what one pull may ask for.
 */
const FOLLOWED_LIMIT = 150;

/** Whom the signed-in member follows, the latest first, at most `FOLLOWED_LIMIT`; null for a visitor. */
export async function followedMembers(replica: Replica): Promise<readonly MemberId[] | null> {
  const current = await session(replica);
  if (current === null) return null;
  const follows = newestOf(replica.database, {
    collection: 'user_follows',
    column: 'follower',
    value: current.memberId,
  });
  const rows = await follows.limit(FOLLOWED_LIMIT).toArray();
  return rows.map((row) => textColumn(row, 'following') as MemberId);
}
