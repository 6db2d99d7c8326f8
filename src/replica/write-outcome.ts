import { Dexie } from 'dexie';
import { isQuotaError } from './is-quota-error.ts';
import type { Replica } from './replica.ts';

/** What a command tells the screen. Nothing is half-written: every outcome but 'saved' left the replica as it was. */
export type WriteOutcome<Saved = object> =
  | ({ readonly kind: 'saved' } & Saved)
  | { readonly kind: 'storage-full' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly error: Error };

/**
 * Runs one transaction's work and tags its end. Where there is no room, what was only looked at leaves the device and the work is tried once
 * more: a member's write goes before what can be had again. A database that the browser closed under us is opened and the work is tried once
 * more: an aborted transaction left nothing behind.
 */
export async function writeOutcome<Saved>(
  replica: Replica,
  work: () => Promise<WriteOutcome<Saved>>,
): Promise<WriteOutcome<Saved>> {
  const { database } = replica;
  try {
    return await work();
  } catch (error) {
    if (isQuotaError(error)) return makeRoomAndRetry(replica, work);
    if (error instanceof Dexie.DatabaseClosedError || error instanceof Dexie.InvalidStateError) {
      return reopenAndRetry(database, work);
    }
    return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** What makes the room is no part of the first view; the service worker has it. */
async function makeRoomAndRetry<Saved>(replica: Replica, work: () => Promise<WriteOutcome<Saved>>): Promise<WriteOutcome<Saved>> {
  try {
    const [{ makeRoom }, { devicePictures }] = await Promise.all([import('./free-space.ts'), import('./device-pictures.ts')]);
    await makeRoom({ replica, pictures: devicePictures(globalThis.caches) });
  } catch {
    // No room could be made; the write may still find some.
  }
  try {
    return await work();
  } catch (error) {
    if (isQuotaError(error)) return { kind: 'storage-full' };
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
