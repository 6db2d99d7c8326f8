import type { Digest } from '#domain/values/digest.ts';
import type { Heartbeat } from '#domain/values/heartbeat.ts';
import type { ListEdits } from '#domain/safety/list-edits.ts';
import type { FeedBoundary, FeedPage, SharedPage } from '#domain/values/feed-page.ts';
import type { MemberQuestion } from '#domain/members/member-question.ts';
import type { MembersPage } from '#domain/members/members-page.ts';
import type { Columns, SyncedRow } from '#domain/values/synced-row.ts';
import type { UploadProgress } from '#domain/values/upload-progress.ts';
import type { Outdated } from './sync-protocol.ts';

/** Why nothing came of a request that may be repeated as it is [S16]. */
export type Failure =
  /** No answer (`answered` false: the network, or a server that hangs), or the server itself failed (5xx). `progressed`: some of it came, and is kept. `inFront`: something between
   *  here and the server answered in its place. */
  | {
      readonly kind: 'unreachable';
      readonly answered: boolean;
      readonly progressed?: boolean;
      readonly inFront?: boolean;
    }
  /** Not before so many milliseconds. */
  | { readonly kind: 'throttled'; readonly retryAfter: number }
  | { readonly kind: 'unauthorised'; readonly why: LostSignIn };

/**
 * How a sign-in ends: it ran out; the member ended it on another device (a new password does, too); the account was deleted; or it was suspended,
 * for a reason in words.
 */
export type LostSignIn = 'expired' | 'revoked' | 'deleted' | { readonly suspended: string };

/** A change on its way to the server's ordinary record API, with the id that makes it happen once [S12]. */
export interface OutgoingMutation {
  readonly id: string;
  readonly collection: string;
  readonly record: string;
  readonly kind: 'create' | 'update' | 'delete';
  readonly columns: Columns;
  /** What an update does to columns that are joined word by word [S15]. */
  readonly edits?: ListEdits;
  readonly files: readonly OutgoingFile[];
  /** When the server accepted it before it lost it: it is offered again [S22]. */
  readonly firstAt?: number;
}

export interface OutgoingFile {
  readonly column: string;
  readonly bytes: ArrayBuffer | Blob;
  readonly type: string;
  readonly name: string;
  /** Set for a large file: it goes ahead of its record in parts, and can be resumed. */
  readonly progress?: UploadProgress;
}

export type PushOutcome =
  /** `seq`: the record's newest entry in the feed, 0 for collections that are not in it; `at`: when it was accepted first, by the server's clock. */
  | {
      readonly kind: 'accepted';
      readonly row: SyncedRow | null;
      readonly seq: number;
      readonly epoch: string | null;
      readonly at?: number;
    }
  | {
      readonly kind: 'rejected';
      readonly reason: 'invalid' | 'forbidden' | 'too-large' | 'conflict';
      readonly message: string;
      readonly fields: Readonly<Record<string, string>>;
    }
  /** A part of a large file went ahead: hand the same change in again. An empty digest: it begins anew. */
  | { readonly kind: 'partly'; readonly column: string; readonly sent: number; readonly digest: string }
  /** A create whose id is there already. */
  | { readonly kind: 'exists' }
  /** An update or delete of a record that is not there (any more). */
  | { readonly kind: 'gone' }
  | Outdated
  | Failure;

export interface PullRequest {
  readonly epoch: string | null;
  /** Audience to the seq that was read so far. */
  readonly cursors: Readonly<Record<string, number>>;
  /** Whole seconds that the oldest unsent change has waited; 0: none waits. For the operator's monitoring alone. */
  readonly outboxAge?: number;
}

/** `at`: the server's clock, in milliseconds since 1970, where it says. */
export type PullOutcome = { readonly kind: 'page'; readonly page: FeedPage; readonly at?: number } | Outdated | Failure;

/** 'none': this server has no shared feed, or cannot tell it up to there. Then a pull has it. */
export type SharedHeadOutcome =
  | { readonly kind: 'head'; readonly epoch: string; readonly boundary: FeedBoundary }
  | { readonly kind: 'none' }
  | Failure;

/** 'quiet': nothing came to the member alone up to there. 'ask': a pull must say. `at`: the server's clock, as in PullOutcome. */
export type OwnPlaceOutcome =
  | { readonly kind: 'quiet'; readonly upTo: number; readonly at?: number }
  | { readonly kind: 'ask' }
  | Failure;

export interface OwnPlaceRequest {
  readonly epoch: string;
  readonly after: number;
  /** As the last pull gave it. */
  readonly pass: string;
}

export type SharedPageOutcome =
  | { readonly kind: 'page'; readonly page: SharedPage }
  | { readonly kind: 'none' }
  | Failure;

export interface SharedPageRequest {
  readonly epoch: string;
  readonly audience: string;
  readonly after: number;
  readonly upTo: number;
}

/** The catalogue in parts, most looked-at foods first [S11]. Parts are immutable and named by their content. */
export interface SnapshotManifest {
  readonly epoch: string;
  readonly seq: number;
  readonly rows: number;
  readonly parts: readonly (SnapshotPart & { readonly bytes: number })[];
  /** Foods that are in no part: the device ranks them by the columns, and asks for their rows when it needs them. Not there: none. */
  readonly elsewhere?: number;
}

/** Rows of foods as this caller may read them, no older than `seq`; whoever is not among them does not exist for it. */
export type FoodRowsOutcome =
  | { readonly kind: 'foods'; readonly epoch: string; readonly seq: number; readonly rows: readonly SyncedRow[] }
  | Failure;

interface SnapshotPart {
  /** SHA-256 of its content, in hex. */
  readonly hash: string;
  readonly rows: number;
}

export interface SnapshotRow {
  readonly collection: string;
  readonly row: SyncedRow;
}

export type SnapshotOutcome =
  | { readonly kind: 'manifest'; readonly manifest: SnapshotManifest }
  | { readonly kind: 'none' }
  | Failure;

export type SnapshotPartOutcome =
  /** The whole part, whose hash and number of rows are those of the manifest [S21]. */
  { readonly kind: 'rows'; readonly rows: readonly SnapshotRow[] } | { readonly kind: 'gone' } | Failure;

export type SessionOutcome =
  | { readonly kind: 'refreshed'; readonly token: string; readonly email: string; readonly emailVerified: boolean }
  | Failure;

export type UnknownMutations = { readonly kind: 'unknown'; readonly ids: readonly string[] } | Failure;

export type MembersOutcome = { readonly kind: 'members'; readonly page: MembersPage } | Failure;

export interface MembersRequest {
  readonly question: MemberQuestion;
  /** The `next` of the answer before; null: from the start. */
  readonly after: string | null;
  /** 1 to 100. */
  readonly limit: number;
}

/** What sync needs of a server. `token` is null for a visitor; nothing here throws for what the network does. */
export interface Remote {
  pull(request: PullRequest, token: string | null): Promise<PullOutcome>;
  /** Whether something came to the member alone: a pull that mostly hears no, for a tenth of what it costs the server [S14]. */
  ownPlace(request: OwnPlaceRequest): Promise<OwnPlaceOutcome>;
  /** Up to where everyone reads: any cache may answer [S23]. */
  sharedHead(): Promise<SharedHeadOutcome>;
  sharedPage(request: SharedPageRequest): Promise<SharedPageOutcome>;
  push(mutation: OutgoingMutation, token: string | null): Promise<PushOutcome>;
  /** Which of these mutations the server's history lacks, in the order asked; at most 500 [S22]. */
  unknownMutations(ids: readonly string[], token: string): Promise<UnknownMutations>;
  snapshot(): Promise<SnapshotOutcome>;
  snapshotPart(part: SnapshotPart): Promise<SnapshotPartOutcome>;
  /** At most 100 foods by their ids. */
  foods(ids: readonly string[], token: string | null): Promise<FoodRowsOutcome>;
  members(request: MembersRequest, token: string | null): Promise<MembersOutcome>;
  refreshSession(token: string): Promise<SessionOutcome>;
  /** Looks of one day (UTC) at foods. */
  countViews(
    views: { readonly day: string; readonly foods: readonly string[] },
    token: string | null,
  ): Promise<{ readonly kind: 'counted' } | Failure>;
  /** Fetches a file so that it is cached; 'gone' when the server does not have it. */
  warmFile(file: {
    readonly collection: string;
    readonly record: string;
    readonly name: string;
  }): Promise<'cached' | 'gone' | 'unreachable'>;
  /** The bytes of a picture that opens for its owner alone, by a token of its own; 'gone' when the server does not have it for this caller. */
  protectedPicture(
    file: { readonly collection: string; readonly record: string; readonly name: string },
    token: string,
  ): Promise<
    | { readonly kind: 'picture'; readonly bytes: ArrayBuffer; readonly type: string }
    | { readonly kind: 'gone' }
    | Failure
  >;
  /** Pokes say 'pull', or bring a digest in place of a pull; their loss costs nothing [S14]. Returns how to stop listening. */
  listen(subscription: PokeSubscription): () => void;
}

export interface Poke {
  /** So many listen that each pulls at a moment of its own choice in so many milliseconds; 0: at once. */
  readonly within: number;
  /** What would be pulled, where it is small [S23]. */
  readonly digest: Digest | null;
}

export interface PokeSubscription {
  readonly audiences: readonly string[];
  readonly token: string | null;
  /** Something changed, or the stream is up again and may have missed something. */
  readonly onPoke: (poke: Poke) => void;
  /** Only where the member's own audience is among these. */
  readonly onHeartbeat: (beat: Heartbeat) => void;
  readonly onConnected: (connected: boolean) => void;
  /** It could not be opened, and nobody tries again: listen anew. */
  readonly onGivenUp: () => void;
}
