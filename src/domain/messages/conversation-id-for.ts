import { deriveId } from '#domain/values/derive-id.ts';
import type { ConversationId, MemberId } from '#domain/values/ids.ts';

/** The id of the one conversation of two members (R18), whoever of them asks: begun by both offline, it is one [S12]. */
export function conversationIdFor(one: MemberId, other: MemberId): ConversationId {
  return deriveId('conversation', ...participantsInOrder(one, other)) as ConversationId;
}

/** The two members of a conversation in the order in which it names them: that of their ids. */
export function participantsInOrder(one: MemberId, other: MemberId): readonly [MemberId, MemberId] {
  return one < other ? [one, other] : [other, one];
}
