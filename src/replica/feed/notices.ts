import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import type { Notice, OverwrittenNotice } from '#replica/database/feed-rows.ts';

/** What happened to the member's changes while nobody looked, oldest first. */
export async function notices(replica: Replica): Promise<Notice[]> {
  const member = (await session(replica))?.memberId ?? '';
  return replica.database.notices.where('member').equals(member).sortBy('at');
}

export async function dismissNotice({ database }: Replica, { id }: Notice): Promise<void> {
  if (id !== undefined) await database.notices.delete(id);
}

/** They have been said in passing. */
export async function markNoticesTold({ database }: Replica, told: readonly OverwrittenNotice[]): Promise<void> {
  await database.notices.bulkPut(told.map((notice) => ({ ...notice, isTold: true })));
}
