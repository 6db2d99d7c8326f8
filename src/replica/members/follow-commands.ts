import { followIdFor } from '#domain/members/follow-id-for.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { topicOfMember } from '#replica/database/audiences.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { followRow } from './follow-row.ts';
import { openTopic } from '#replica/topics/open-topic.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';

/**
 * Follows a member (spec 2 §4, follow). At most one row per pair, by a derived id [S12]; following again what is followed changes
 * nothing, and 'missing' is the answer to following oneself (spec 2 §5).
 */
export async function follow(replica: Replica, following: MemberId): Promise<WriteOutcome> {
  const outcome = await writeCommand(replica, async ({ memberId }) => {
    if (following === memberId) return { kind: 'missing' };
    const { row, about } = await lookAt(replica, { follower: memberId, following });
    if (row !== undefined) return { mutations: [], saved: {} };
    const id = followIdFor({ follower: memberId, following });
    const columns = { follower: memberId, following };
    return {
      mutations: [{ member: memberId, collection: 'user_follows', record: id, kind: 'create', columns, about }],
      saved: {},
    };
  });
  if (outcome.kind === 'saved') await openTopic(replica, topicOfMember(following));
  return outcome;
}

/**
 * Stops following a member; unfollowing what is not followed changes nothing. A follow that was not sent yet is taken back [S13].
 *
 * @param heldFor milliseconds that it waits on the device: followed again meanwhile, the follow is as it was, and nobody is told twice
 */
export function unfollow(replica: Replica, following: MemberId, heldFor = 0): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const { row, about } = await lookAt(replica, { follower: memberId, following });
    if (row === undefined) return { mutations: [], saved: {} };
    return {
      mutations: [{ member: memberId, collection: 'user_follows', record: row.id, kind: 'delete', about, heldFor }],
      saved: {},
    };
  });
}

async function lookAt(
  { database }: Replica,
  pair: { follower: MemberId; following: MemberId },
): Promise<{ row: SyncedRow | undefined; about: string }> {
  const [row, profile] = await Promise.all([followRow(database, pair), database.rows('profiles').get(pair.following)]);
  return { row, about: textColumn(profile, 'full_name') || textColumn(profile, 'username') };
}
