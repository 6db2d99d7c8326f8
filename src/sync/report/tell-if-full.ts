import { isQuotaError } from '#replica/database/is-quota-error.ts';
import type { Replica } from '#replica/database/replica.ts';
import { reportSync } from '#replica/feed/sync-status.ts';

/** Does a round's work. That it broke for want of room is said, where at least that fits, so that nobody looks for the reason in the network [S7]. Fails as the work does. */
export async function tellIfFull<T>(replica: Replica, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isQuotaError(error)) await reportSync(replica, { lastFullAt: replica.clock() });
    throw error;
  }
}
