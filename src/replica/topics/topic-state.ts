import type { Replica } from '#replica/database/replica.ts';
import { syncReport } from '#replica/feed/sync-status.ts';

/** Whether a topic's rows are on this device: all of them as of some moment, on their way, or out of reach (`openTopic` opens it). */
export async function topicState(replica: Replica, audience: string): Promise<'here' | 'fetching' | 'not-on-device'> {
  const topic = await replica.database.cursors.get(audience);
  if (topic !== undefined && topic.pulledAt > 0) return 'here';
  const { connection } = await syncReport(replica);
  return connection === 'offline' ? 'not-on-device' : 'fetching';
}
