import { Dexie } from 'dexie';
import { isQuotaError } from '#replica/database/is-quota-error.ts';
import type { Replica } from '#replica/database/replica.ts';
import { withRoom } from '#replica/database/with-room.ts';

/** What a command tells the screen. Nothing is half-written: every outcome but 'saved' left the replica as it was. */
export type WriteOutcome<Saved = object> =
  | ({ readonly kind: 'saved' } & Saved)
  | { readonly kind: 'storage-full' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly error: Error };

/**
 * Runs one transaction's work, `withRoom`, and says how it ended. If the browser has closed the database, it is opened and the work is tried once
 * more; that is safe, because an aborted transaction left nothing behind.
 */
export async function writeOutcome<Saved>(
  replica: Replica,
  work: () => Promise<WriteOutcome<Saved>>,
): Promise<WriteOutcome<Saved>> {
  try {
    return await withRoom(replica, work);
  } catch (error) {
    const isClosed = error instanceof Dexie.DatabaseClosedError || error instanceof Dexie.InvalidStateError;
    return isClosed ? reopenAndRetry(replica.database, work) : refusal(error);
  }
}

async function reopenAndRetry<Saved>(
  database: Dexie,
  work: () => Promise<WriteOutcome<Saved>>,
): Promise<WriteOutcome<Saved>> {
  try {
    if (!database.isOpen()) await database.open();
    return await work();
  } catch (error) {
    return refusal(error);
  }
}

function refusal(error: unknown): WriteOutcome<never> {
  if (isQuotaError(error)) return { kind: 'storage-full' };
  return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
}
