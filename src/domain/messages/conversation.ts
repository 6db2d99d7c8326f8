import type { ConversationId, MemberId } from '#domain/values/ids/ids.ts';

/**
 * How a conversation stands for the member who looks at it. The first message from a stranger is a request:
 * 'asks-me' and 'i-declined' for the one who was asked, 'i-asked' and 'declined' for the one who wrote first.
 */
export type ConversationState = 'open' | 'asks-me' | 'i-asked' | 'i-declined' | 'declined';

/** The one conversation of two members (R18), as one of them sees it. Stamps are the server's dates, which sort as text; '' is none. */
export interface Conversation {
  readonly id: ConversationId;
  readonly other: MemberId;
  readonly state: ConversationState;
  /** Stamp of the newest message. */
  readonly newest: string;
  /** Stamp up to which I have read. */
  readonly readByMe: string;
  readonly readByOther: string;
  /** Messages of the other that wait for me. */
  readonly unread: number;
}

/** Requests of strangers are listed apart, and those that were declined not at all. */
export function isInList({ state }: Conversation): boolean {
  return state !== 'asks-me' && state !== 'i-declined';
}
