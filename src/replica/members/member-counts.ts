import { decodeMemberStats } from '#domain/members/decode-member-stats.ts';
import { followIdFor } from '#domain/members/follow-id-for.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { MemberStats } from '#domain/members/member-stats.ts';
import { shownCount } from '#domain/values/shown-count.ts';
import { followRow } from './follow-row.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';

/** A member's counts as they are on screen, the reader's own follows in them at once [S4]; null while they are not on this device. */
export async function memberCounts(replica: Replica, member: MemberId): Promise<MemberStats | null> {
  const { database } = replica;
  const reader = (await session(replica))?.memberId ?? null;
  const decoded = decodeMemberStats(await database.rows('member_stats').get(member));
  if (decoded.kind === 'refused') return null;
  const stats = decoded.value;
  if (reader === null) return stats;
  // Every follow of the reader is on the device.
  if (reader === member)
    return { ...stats, following: await database.rows('user_follows').where('follower').equals(member).count() };
  const follow = await followRow(database, { follower: reader, following: member });
  const shadow = await database.shadows.get([
    'user_follows',
    follow?.id ?? followIdFor({ follower: reader, following: member }),
  ]);
  const underWay = shadow === undefined ? null : { serverHasIt: shadow.server !== null, seq: shadow.seq };
  return {
    ...stats,
    followers: shownCount({
      counted: stats.followers,
      countedSeq: stats.followersSeq,
      isOwn: follow !== undefined,
      underWay,
    }),
  };
}
