import type { SyncedRow } from './synced-row.ts';

/**
 * Counters that changed, told by the server in a poke [S23]: everything that the audience was told after the seq `after` up to `upTo`, both of
 * the server's epoch `epoch`.
 */
export interface Digest {
  readonly audience: string;
  readonly epoch: string;
  readonly after: number;
  readonly upTo: number;
  /** By the feed's names of collections and counters. */
  readonly rows: Readonly<Record<string, readonly SyncedRow[]>>;
}
