import { Dexie } from 'dexie';

/** What a command tells the screen. Nothing is half-written: every outcome but 'saved' left the replica as it was. */
export type WriteOutcome<Saved = object> =
  | ({ readonly kind: 'saved' } & Saved)
  | { readonly kind: 'storage-full' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly error: Error };

function isQuotaError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'QuotaExceededError') return true;
  return 'inner' in error && error.inner !== error && isQuotaError(error.inner);
}

/**
 * Runs one transaction's work and tags its end. A database that the browser closed under us is opened and the work is tried once
 * more: an aborted transaction left nothing behind.
 */
export async function writeOutcome<Saved>(
  database: Dexie,
  work: () => Promise<WriteOutcome<Saved>>,
): Promise<WriteOutcome<Saved>> {
  try {
    return await work();
  } catch (error) {
    if (isQuotaError(error)) return { kind: 'storage-full' };
    if (error instanceof Dexie.DatabaseClosedError || error instanceof Dexie.InvalidStateError) {
      return reopenAndRetry(database, work);
    }
    return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
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
    if (isQuotaError(error)) return { kind: 'storage-full' };
    return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
  }
}
