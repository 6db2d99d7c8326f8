import { liveQuery } from 'dexie';
import { isQuotaError } from './is-quota-error.ts';
import { putKeyedValue } from './keyed-value.ts';
import type { Replica } from './replica.ts';
import { syncReport } from './sync-status.ts';

/** Longest time a member watches the spinner of a refresh. */
const PATIENCE = 15_000;

/**
 * Tells the pushing tab that now is a good moment: the page is looked at again, or the network may be back [S14]. From a device that is full it
 * does not hear it, and goes by its timer.
 */
export async function wakeSync({ database, clock }: Replica): Promise<void> {
  try {
    await putKeyedValue(database, 'syncRequestedAt', clock());
  } catch (error) {
    if (!isQuotaError(error)) throw error;
  }
}

/**
 * Asks the pushing tab for a whole round now and waits for its end (pull-to-refresh, 'Sync now').
 * 'unreachable' when the server did not answer, or nobody synced within 15 s.
 */
export async function requestSync(replica: Replica): Promise<'synced' | 'unreachable'> {
  const asked = replica.clock();
  await wakeSync(replica);
  return new Promise((resolve) => {
    const settle = (outcome: 'synced' | 'unreachable') => {
      clearTimeout(timer);
      subscription.unsubscribe();
      resolve(outcome);
    };
    const timer = setTimeout(() => settle('unreachable'), PATIENCE);
    const subscription = liveQuery(() => syncReport(replica)).subscribe({
      next: ({ lastRoundAt, lastFailureAt }) => {
        if (lastRoundAt >= asked) queueMicrotask(() => settle('synced'));
        else if (lastFailureAt >= asked) queueMicrotask(() => settle('unreachable'));
      },
      error: () => settle('unreachable'),
    });
  });
}
