import type { Json } from '#domain/values/json.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { SyncedCollection } from './synced-collections.ts';

/**
 * A row that this device keeps off every screen, because its member has blocked whoever is behind it and the server has not heard of it
 * yet [S4]; it comes back when the block is taken back. A null row was said to be gone while the catalogue is still being loaded: the
 * snapshot, which is the same for everyone, must not bring it back [S5].
 */
export interface BlockedRow {
  readonly collection: SyncedCollection;
  readonly record: string;
  /** Who is behind it; '' for a null row. */
  readonly owner: string;
  readonly row: SyncedRow | null;
}

/** A value of the member's that the server had accepted, and that somebody's later write replaced [S15]. */
export interface OverwrittenValue {
  readonly collection: OutboxEntry['collection'];
  readonly record: string;
  /** What the member sees it called. */
  readonly about: string;
  readonly column: string;
  readonly mine: Json;
  readonly theirs: Json;
}

/** How far this device has read an audience of the feed [S11][S18]. */
export interface AudienceCursor {
  readonly audience: string;
  /** 0: nothing yet. */
  readonly seq: number;
  /** When the server last answered for it; 0: never. */
  readonly pulledAt: number;
  /** When a screen last asked for it: the least used is closed first. */
  readonly usedAt: number;
  /** The server had more to tell than its last answer held [S21]; an older version of the app does not say. */
  readonly isBehind?: boolean;
  /** Of a member's own audience: whether its member read what is public as every visitor does, when the server last answered [S23]. */
  readonly readsAsVisitor?: boolean;
  /** Of a member's own audience: lets the device ask whether there is anything to pull. */
  readonly pass?: string | null;
  /** Of a personal audience: the seq of the newest entry that came under it. */
  readonly newest?: number;
}

export interface Membership {
  readonly audience: string;
  readonly collection: SyncedCollection;
  readonly record: string;
}

interface CommonNotice {
  readonly id?: number;
  readonly member: string;
  readonly record: string;
  readonly at: number;
}

/** The server gave a food another name, because its own was taken (R14). */
export interface RenameNotice extends CommonNotice {
  readonly kind: 'renamed';
  readonly from: string;
  readonly to: string;
}

/** A later write took the place of a value of the member's [S15]. */
export interface OverwrittenNotice extends CommonNotice, OverwrittenValue {
  readonly kind: 'overwritten';
  /** It has been said once in passing; it stays in the list of changes. */
  readonly isTold: boolean;
}

/** Something that happened to a member's change while nobody looked. */
export type Notice = RenameNotice | OverwrittenNotice;
