import type { SyncedRow } from './synced-row.ts';

/** [seq, audience, collection, record id]: one entry of the change feed [S10]. */
export type FeedEntry = readonly [seq: number, audience: string, collection: string, record: string];

/** One answer of the pull route [S11]. An entry whose row is not among `rows` is gone for this member. */
export interface FeedPage {
  readonly epoch: string;
  readonly reset: boolean;
  readonly cursors: Readonly<Record<string, number>>;
  readonly denied: readonly string[];
  readonly more: boolean;
  readonly entries: readonly FeedEntry[];
  readonly rows: Readonly<Record<string, readonly SyncedRow[]>>;
}
