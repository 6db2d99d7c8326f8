import type { MemberId } from '#domain/values/ids/ids.ts';
import { followRow } from './follow-row.ts';
import { newestOf } from '#replica/database/newest-of.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { textColumn } from '#replica/database/text-column.ts';

/** Whether the signed-in member follows another, with what is not sent yet; null for a visitor. */
export async function isFollowing(replica: Replica, following: MemberId): Promise<boolean | null> {
  const current = await session(replica);
  if (current === null) return null;
  return (await followRow(replica.database, { follower: current.memberId, following })) !== undefined;
}

/** What the reader is to a member, for the button that changes it: oneself is followed by nobody (spec 2 §5). */
export async function followState(
  replica: Replica,
  other: MemberId,
): Promise<'self' | 'visitor' | 'following' | 'not-following'> {
  if ((await session(replica))?.memberId === other) return 'self';
  const following = await isFollowing(replica, other);
  if (following === null) return 'visitor';
  return following ? 'following' : 'not-following';
}

/** Whom a member of this device follows, the latest first; nothing for anybody else, whose follows are not kept here. */
export async function followedBy({ database }: Replica, follower: MemberId): Promise<readonly MemberId[]> {
  const rows = await newestOf(database, { collection: 'user_follows', column: 'follower', value: follower }).toArray();
  return rows.map((row) => textColumn(row, 'following') as MemberId);
}
