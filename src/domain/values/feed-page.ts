import type { SyncedRow } from './synced-row.ts';

/** [seq, audience, collection, record id]: one entry of the change feed [S10]. */
export type FeedEntry = readonly [seq: number, audience: string, collection: string, record: string];

/**
 * Up to where everyone reads the shared feed at present [S23]. `news`: the newest seq up to there that is no tally. `every`: how often a device that is looked
 * at should ask, in seconds.
 */
export interface FeedBoundary {
  readonly upTo: number;
  readonly news: number;
  readonly every: number;
}

/** One answer of the pull route [S11]. An entry whose row is not among `rows` is gone for this member. */
export interface FeedPage {
  readonly epoch: string;
  readonly reset: boolean;
  readonly cursors: Readonly<Record<string, number>>;
  readonly denied: readonly string[];
  readonly more: boolean;
  readonly entries: readonly FeedEntry[];
  readonly rows: Readonly<Record<string, readonly SyncedRow[]>>;
  /** What this caller may read of the shared feed; null: nothing, its rights are its own. Not there: the server has no such feed. */
  readonly shared?: FeedBoundary | null;
  /** Lets this caller ask whether there is anything to pull, until its sign-in ends. Not there: it has to pull. */
  readonly pass?: string | null;
}

/**
 * A page of the shared feed of one audience. `topics`: those that were told something in it, lists that are not public by their masked names; null where that is too
 * much to say.
 */
export interface SharedPage extends FeedPage {
  readonly topics: readonly string[] | null;
}
