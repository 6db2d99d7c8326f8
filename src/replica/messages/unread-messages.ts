import { Dexie } from 'dexie';
import { isInList } from '#domain/messages/conversation.ts';
import { decodeConversation } from '#domain/messages/decode-conversation.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';

/** How many messages wait to be read in open conversations: two index ranges, however many conversations there are. */
export async function unreadMessages(replica: Replica): Promise<number> {
  const { database } = replica;
  const me = (await session(replica))?.memberId;
  if (me === undefined) return 0;
  const sides = (['1', '2'] as const).map((side) =>
    database
      .rows('conversations')
      .where(`[participant_${side}+unread_${side}]`)
      .between([me, 1], [me, Dexie.maxKey])
      .toArray(),
  );
  const conversations = (await Promise.all(sides)).flat().map((row) => decodeConversation(row, me));
  return conversations.reduce(
    (sum, decoded) => (decoded.kind === 'valid' && isInList(decoded.value) ? sum + decoded.value.unread : sum),
    0,
  );
}
