import type { SyncedCollection } from '#replica/database/synced-collections.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';

/** What the feed says of one record: its row as of `seq` or later, or null when it is gone. */
export interface ServerChange {
  readonly collection: SyncedCollection;
  readonly record: string;
  readonly seq: number;
  readonly row: SyncedRow | null;
}
