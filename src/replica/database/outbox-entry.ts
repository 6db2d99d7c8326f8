import type { MemberId } from '#domain/values/ids/ids.ts';
import type { SyncedCollection } from './synced-collections.ts';
import type { ListEdits } from '#domain/safety/list-edits.ts';
import type { Columns } from '#domain/values/synced-row.ts';
import { isThrough, type UploadProgress } from '#domain/values/upload-progress.ts';

/** Why the server refused a change for good [S6][S16]. */
export interface Rejection {
  readonly reason: 'invalid' | 'forbidden' | 'gone' | 'too-large' | 'conflict';
  /** The server's sentence, shown to the member. */
  readonly message: string;
  /** Column name to sentence. */
  readonly fields: Readonly<Record<string, string>>;
  readonly at: number;
  /** Nothing is wrong with the change itself: the record that it belongs to was refused, or is gone. Its id. */
  readonly because?: string;
}

/**
 * One change that the server has not acknowledged yet.
 *
 * - `attempts` counts how often it was handed to the network, and is raised before the request leaves: an entry with
 *   attempts > 0 may have had its effect, so nothing folds into it any more [S13].
 * - `after` names the records that must be there before this one can go out.
 */
export interface OutboxEntry {
  /** Position on this device; assigned by the table. */
  readonly order: number;
  /** The mutation's own id, a UUID: the server's ledger knows it [S12]. */
  readonly id: string;
  /** null: nobody's, sent whoever is signed in (error reports of visitors). */
  readonly member: MemberId | null;
  readonly collection: SyncedCollection;
  readonly record: string;
  readonly kind: 'create' | 'update' | 'delete';
  readonly columns: Columns;
  /** What it does to columns that are joined word by word, since the row as its writer saw it [S15]: of most changes nothing. Absent in changes of older versions. */
  readonly edits?: ListEdits;
  /** A create whose derived id another device of the member was first to write: it goes out as an update [S12][S15]. */
  readonly alreadyThere: boolean;
  /** Column to key in the table of photos [S17]. */
  readonly files: Readonly<Record<string, string>>;
  /** Of the files, those that go ahead in parts, by column. */
  readonly uploads?: Readonly<Record<string, UploadProgress>>;
  readonly after: readonly string[];
  /** Changes of one lane go out one after the other; unlike `after`, a refused one holds up nobody. Absent where order does not matter. */
  readonly lane?: string;
  /** What the member sees it called, for example the food's name. */
  readonly about: string;
  readonly state: 'waiting' | 'parked';
  readonly attempts: number;
  readonly createdAt: number;
  /** Not before this time (backoff of this entry alone). */
  readonly notBefore: number;
  readonly rejection: Rejection | null;
  /** When the server first accepted it, by the server's clock, before it lost it: it is offered again [S22]. Absent for a new change. */
  readonly firstAt?: number;
}

export type NewOutboxEntry = Omit<OutboxEntry, 'order'>;

/** Only parts of its files can be on their way, not yet the change itself: it can still be called back. */
export function isSendingAhead({ uploads = {} }: { readonly uploads?: OutboxEntry['uploads'] | undefined }): boolean {
  return Object.values(uploads).some((upload) => !isThrough(upload));
}

/** No change is held back longer than this by itself. Milliseconds. */
export const LONGEST_WAIT = 60_000;

/** Whether its own backoff is not over. A time further away than any backoff lasts was set before the clock was turned back, and is ignored [S7]. */
export function isHeldBack({ notBefore }: { readonly notBefore: number }, now: number): boolean {
  return notBefore > now && notBefore <= now + LONGEST_WAIT;
}

/** Bytes that wait to be sent, shown from here until the server's copy is cached [S17]. */
export interface StoredPhoto {
  /** `${mutation id}/${column}` */
  readonly key: string;
  readonly collection: SyncedCollection;
  readonly record: string;
  readonly column: string;
  /** A Blob is a large file, which stays on disk. */
  readonly bytes: ArrayBuffer | Blob;
  readonly type: string;
  readonly name: string;
  /** The server's file name once it has it; '' before. */
  readonly sentAs: string;
}
