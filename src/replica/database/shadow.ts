import type { SyncedCollection } from './synced-collections.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';

/**
 * What the server is known to hold for a record that this device has changed, beneath the optimistic row on screen [S4].
 * It stays until nothing is pending for the record and the feed has echoed the last acknowledged write.
 */
export interface Shadow {
  readonly collection: SyncedCollection;
  readonly record: string;
  /** null: the server does not have the record. */
  readonly server: SyncedRow | null;
  /** The feed's seq that `server` is at least as new as; 0 when the row was held before the first own write. */
  readonly seq: number;
  /** The server's epoch in which it acknowledged `server`; null once the feed has said so, or when nothing was acknowledged [S9]. */
  readonly epoch: string | null;
}
