import { isTopic } from '#replica/database/audiences.ts';
import type { Replica } from '#replica/database/replica.ts';
import { wakeSync } from './request-sync.ts';

/**
 * Makes the next pull read every topic of this device from its beginning. What a topic holds depends on its reader, and the reader has changed:
 * rows that are not for this one leave, others come [S5]. Until then the screen shows what is here. Call it inside a transaction.
 */
export async function readTopicsAnew(replica: Replica): Promise<void> {
  const topics = await replica.database.cursors.filter(({ audience }) => isTopic(audience)).modify({ seq: 0 });
  if (topics > 0) await wakeSync(replica);
}
