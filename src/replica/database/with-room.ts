import { isQuotaError } from './is-quota-error.ts';
import type { Replica } from './replica.ts';

/**
 * Runs one transaction's work. If there is no room, what was only looked at leaves the device, and the work is tried once more: a write matters more
 * than what can be fetched again. Fails as the work does.
 */
export async function withRoom<T>(replica: Replica, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isQuotaError(error)) throw error;
  }
  await replica.makeRoom();
  return work();
}
