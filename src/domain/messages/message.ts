import type { ConversationId, MemberId, MessageId } from '#domain/values/ids/ids.ts';

/** A message between two members (spec 2 §3). */
export interface Message {
  readonly id: MessageId;
  readonly conversationId: ConversationId;
  readonly senderId: MemberId;
  readonly text: string;
  readonly isRead: boolean;
  /** The server's date, which rises strictly within a conversation and sorts as text. */
  readonly stamp: string;
  /** The same in milliseconds since 1970. */
  readonly sentAt: number;
}
