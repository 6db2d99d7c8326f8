import type { ConversationId } from '#domain/values/ids/ids.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { type WriteOutcome, writeOutcome } from '#replica/outbox/write-outcome.ts';
import type { MessageDraft } from '#replica/database/device-rows.ts';

/** What the signed-in member has begun to write there; '' for nothing. */
export async function messageDraft(replica: Replica, conversation: ConversationId): Promise<string> {
  const member = (await session(replica))?.memberId;
  if (member === undefined) return '';
  return (await replica.database.messageDrafts.get([member, conversation]))?.text ?? '';
}

/** Keeps what is being written; call it at every change. Blank text forgets it. */
export function saveMessageDraft(
  replica: Replica,
  { conversation, text }: Omit<MessageDraft, 'member'>,
): Promise<WriteOutcome> {
  const { database } = replica;
  return writeOutcome(replica, () =>
    database.transaction('rw', database.messageDrafts, database.keyed, async (): Promise<WriteOutcome> => {
      const member = (await session(replica))?.memberId;
      if (member === undefined) return { kind: 'signed-out' };
      if (text.trim() === '') await database.messageDrafts.delete([member, conversation]);
      else await database.messageDrafts.put({ member, conversation, text });
      return { kind: 'saved' };
    }),
  );
}
