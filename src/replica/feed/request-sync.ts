import { isQuotaError } from '#replica/database/is-quota-error.ts';
import { putKeyedValue } from '#replica/database/keyed-value.ts';
import { liveAnswers } from '#replica/database/live-answers.ts';
import type { Replica } from '#replica/database/replica.ts';
import { syncReport } from './sync-status.ts';
import { withRoom } from '#replica/database/with-room.ts';

/** Longest time a member watches the spinner of a refresh. */
const PATIENCE = 15_000;

/**
 * Tells the pushing tab that now is a good moment: the page is looked at again, or the network may be back [S14]. On a
 * full device this cannot be written down: the pushing tab does not hear it, and waits for its timer.
 */
export async function wakeSync(replica: Replica): Promise<void> {
  try {
    await askToSync(replica);
  } catch (error) {
    if (!isQuotaError(error)) throw error;
  }
}

function askToSync({ database, clock }: Replica): Promise<void> {
  return putKeyedValue(database, 'syncRequestedAt', clock());
}

/** What became of a round that was asked for; 'storage-full': this device has no room for it, whatever the network does. */
export type SyncOutcome = 'synced' | 'unreachable' | 'storage-full';

/**
 * Asks the pushing tab for a whole round now and waits for its end (pull-to-refresh, 'Sync now').
 * 'unreachable' when the server did not answer, or nobody synced within 15 s; 'storage-full' as soon as either the question or the answer does
 * not fit, even after what was only looked at has left.
 */
export async function requestSync(replica: Replica): Promise<SyncOutcome> {
  const asked = replica.clock();
  try {
    await withRoom(replica, () => askToSync(replica));
  } catch (error) {
    if (isQuotaError(error)) return 'storage-full';
    throw error;
  }
  return new Promise((resolve) => {
    const settle = (outcome: SyncOutcome) => {
      clearTimeout(timer);
      subscription.unsubscribe();
      resolve(outcome);
    };
    const timer = setTimeout(() => settle('unreachable'), PATIENCE);
    const subscription = liveAnswers(() => syncReport(replica)).subscribe({
      next: ({ lastRoundAt, lastFailureAt, lastFullAt }) => {
        if (lastRoundAt >= asked) queueMicrotask(() => settle('synced'));
        else if (lastFullAt >= asked) queueMicrotask(() => settle('storage-full'));
        else if (lastFailureAt >= asked) queueMicrotask(() => settle('unreachable'));
      },
      error: () => settle('unreachable'),
    });
  });
}
