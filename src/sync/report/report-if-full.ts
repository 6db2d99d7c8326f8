import { isQuotaError } from '#replica/database/is-quota-error.ts';
import type { Replica } from '#replica/database/replica.ts';
import { reportSync } from '#replica/feed/sync-status.ts';

/** Does a round's work, and fails as the work does. If there was no room on the device, the status says so (if at least that fits): nobody should look for the reason in the network [S7]. */
export async function reportIfFull<T>(replica: Replica, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isQuotaError(error)) await reportSync(replica, { lastFullAt: replica.clock() });
    throw error;
  }
}
