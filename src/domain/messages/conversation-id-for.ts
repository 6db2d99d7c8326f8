import { idOfRow } from '#domain/values/ids/id-of-row.ts';
import type { ConversationId, MemberId } from '#domain/values/ids/ids.ts';

/** The id of the one conversation of two members (R18), whoever of them asks: begun by both offline, it is one [S12]. */
export function conversationIdFor(one: MemberId, other: MemberId): ConversationId {
  const [first, second] = participantsInOrder(one, other);
  return idOfRow('conversations', { participant_1: first, participant_2: second }) as ConversationId;
}

/** The two members of a conversation in the order in which it names them: that of their ids. */
export function participantsInOrder(one: MemberId, other: MemberId): readonly [MemberId, MemberId] {
  return one < other ? [one, other] : [other, one];
}
