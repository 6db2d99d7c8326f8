import { ADMINS } from '#replica/database/audiences.ts';
import { catalogueStats } from '#replica/foods/catalogue-stats.ts';
import type { Replica } from '#replica/database/replica.ts';
import { topicState } from '#replica/topics/topic-state.ts';

/** The counters of the admin dashboard (spec 2 §2.9); null: not on this device yet. */
export interface AdminCounts {
  readonly pendingRequests: number | null;
  readonly members: number | null;
  readonly requests: number | null;
}

const waiting = new Set<unknown>(['pending', 'under_review']);

/** Counted from the rows that admins' devices hold, so that they move by themselves and are there offline. Members are counted by the server. */
export async function adminCounts(replica: Replica): Promise<AdminCounts> {
  const { contributors: members } = (await catalogueStats(replica)) ?? { contributors: null };
  if ((await topicState(replica, ADMINS)) !== 'here') return { members, pendingRequests: null, requests: null };
  const requests = await replica.database.rows('verification_requests').toArray();
  return {
    members,
    pendingRequests: requests.filter((row) => waiting.has(row['status'])).length,
    requests: requests.length,
  };
}
