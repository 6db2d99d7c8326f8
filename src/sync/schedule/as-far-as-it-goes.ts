import { isQuotaError } from '#replica/database/is-quota-error.ts';

/** Work that nobody waits for. If the device is full, it is left undone; any other failure is logged. Never fails. */
export async function asFarAsItGoes(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isQuotaError(error)) console.warn('Sync left something undone', error);
  }
}
