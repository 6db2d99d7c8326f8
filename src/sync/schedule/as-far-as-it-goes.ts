import { isQuotaError } from '#replica/database/is-quota-error.ts';

/** Work that nobody waits for. What a full device has no room for is left undone; what else goes wrong is said. Never fails. */
export async function asFarAsItGoes(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isQuotaError(error)) console.warn('Sync left something undone', error);
  }
}
