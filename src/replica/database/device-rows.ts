import type { AvoidedLabel } from '#domain/assistant/assistant-question.ts';
import type { ServedAnswer } from '#domain/assistant/assistant-service.ts';
import type { ConversationId, FoodId, MemberId, PostId } from '#domain/values/ids/ids.ts';
import type { MemberQuestion } from '#domain/members/member-question.ts';
import type { SavedState } from '#domain/foods/saved-food.ts';
import type { DocumentType } from '#domain/professionals/verification-document.ts';

/** One question to the assistant and what came of it. It never leaves the device. */
export interface AssistantTurn {
  readonly id: string;
  readonly member: MemberId;
  /** Milliseconds since 1970, later than of every turn before. */
  readonly at: number;
  readonly question: string;
  /** 'interrupted': whoever asked it went away before the answer came. */
  readonly state: 'asking' | 'answered' | 'failed' | 'stopped' | 'interrupted';
  readonly answer: ServedAnswer | null;
  /** What the asker took off, the answer's labels as they stood: asked again, it is not avoided (R29). */
  readonly takenOff?: readonly AvoidedLabel[];
}

/** A file that a professional has chosen and not submitted yet: it stays on the device, through a reload and without a connection. */
export interface DocumentDraft {
  readonly id: string;
  readonly member: MemberId;
  readonly name: string;
  /** Of the media type that the bytes tell. */
  readonly bytes: Blob;
  /** null: not said yet. */
  readonly type: DocumentType | null;
  readonly addedAt: number;
}

/** What a member has begun to write in a conversation. */
export interface MessageDraft {
  readonly member: MemberId;
  readonly conversation: ConversationId;
  readonly text: string;
}

/** What can be kept offline by choice: a food's page, a story of the blog, or one of the member's own lists with all its foods. */
export type Keepable =
  | { readonly kind: 'food'; readonly id: FoodId }
  | { readonly kind: 'post'; readonly id: PostId }
  | { readonly kind: 'list'; readonly id: SavedState; readonly member: MemberId };

/** What of an offline copy has arrived, by the keeper's last look. */
export interface Arrival {
  /** Pages and pictures that are not here yet, and can be had. */
  readonly missing: number;
  /** Of its pages and pictures, about as many. */
  readonly bytes: number;
  /** There is no room for the rest of its pictures. */
  readonly isFull: boolean;
}

/**
 * That something is kept on this device by choice. It is a wish of the device and not of the account: it is written without a connection, and
 * what it asks for comes when it can.
 */
export interface OfflineCopy {
  /** `offlineCopyKey(what)` */
  readonly key: string;
  readonly what: Keepable;
  readonly keptAt: number;
  /** null: the keeper has not looked yet. */
  readonly arrival: Arrival | null;
  /** When it was let go of, which can be undone for `UNDO_FOR`; null: it was not. */
  readonly removedAt: number | null;
}

/**
 * A question to the directory of members and what was answered so far. The device never holds all members [S18]: a screen writes what it
 * wants to know, the pushing tab asks the server and stores the answer, and what was seen stays for when there is no connection.
 */
export interface MemberQuestionRow {
  readonly key: string;
  readonly question: MemberQuestion;
  readonly ids: readonly MemberId[];
  /** To ask the server for what follows; null: nothing does. */
  readonly next: string | null;
  /** How many the screen shows. */
  readonly wanted: number;
  /** When an answer from the start was last wished for. */
  readonly asked: number;
  /** When the request left whose answer is held here; 0: none was answered yet. If it is older than `asked`, the question has to be asked again. */
  readonly answered: number;
  readonly usedAt: number;
}

/** When others' public ratings were last wished for, answered and not to be had, and the hash of the file that is here; null: none is. */
export interface PublicTastesState {
  readonly key: 'state';
  readonly asked: number;
  readonly answered: number;
  readonly failed: number;
  readonly hash: string | null;
}

/** Others' public ratings as the server publishes them (R46): large, so it is read only when it is another one. */
export interface PublicTastesFile {
  readonly key: 'file';
  readonly text: string;
}
