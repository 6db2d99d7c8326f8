import { isTopic } from '#replica/database/audiences.ts';
import type { Replica } from '#replica/database/replica.ts';
import { wakeSync } from './request-sync.ts';

/**
 * Reads every topic of this device from its beginning once more, because what is in it depends on who reads it, and that has changed: rows
 * that are not for this reader leave, others come [S5]. Meanwhile the screen shows what is there. Call it inside a transaction.
 */
export async function readTopicsAnew(replica: Replica): Promise<void> {
  const topics = await replica.database.cursors.filter(({ audience }) => isTopic(audience)).modify({ seq: 0 });
  if (topics > 0) await wakeSync(replica);
}
