import { t } from '@lingui/core/macro';
import { Dexie } from 'dexie';
import { type Conversation, isInList } from '#domain/messages/conversation.ts';
import { conversationIdFor, participantsInOrder } from '#domain/messages/conversation-id-for.ts';
import { decodeConversation } from '#domain/messages/decode-conversation.ts';
import type { ConversationId, MemberId, MessageId } from '#domain/values/ids/ids.ts';
import { canBeSent, messagesLeft, messageToSend } from '#domain/messages/message-rules.ts';
import type { Columns, SyncedRow } from '#domain/values/synced-row.ts';
import type { Mutation } from '#replica/outbox/record-mutation.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { unsentMessages } from './unsent-messages.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';

/**
 * Writes a message to another member (spec 2 §5, message send). The first one creates the conversation of the two (R18); messages of a
 * conversation go out in the order in which they were written, and one that is refused holds up none [S6][S13]. What was being
 * written there is forgotten.
 *
 * @param text not blank, at most 4,000 characters; 'missing' otherwise, for a message to oneself, and for one too many to somebody who has not answered
 */
export function sendMessage(
  replica: Replica,
  { to, text }: { to: MemberId; text: string },
): Promise<WriteOutcome<{ conversationId: ConversationId; messageId: MessageId }>> {
  return writeCommand(replica, async ({ memberId }) => {
    const { database, newId } = replica;
    if (!canBeSent(text) || to === memberId) return { kind: 'missing' };
    const conversationId = conversationIdFor(memberId, to);
    const messageId = newId.record() as MessageId;
    const [conversation, other] = await Promise.all([
      database.rows('conversations').get(conversationId),
      database.rows('profiles').get(to),
    ]);
    if (!(await mayWriteMore(database, { row: conversation, me: memberId }))) return { kind: 'missing' };
    const about = textColumn(other, 'full_name') || textColumn(other, 'username') || t`A member`;
    const [first, second] = participantsInOrder(memberId, to);
    const begin: Mutation = {
      member: memberId,
      collection: 'conversations',
      record: conversationId,
      kind: 'create',
      columns: { participant_1: first, participant_2: second },
      about,
    };
    const message: Mutation = {
      member: memberId,
      collection: 'messages',
      record: messageId,
      kind: 'create',
      columns: { conversation: conversationId, sender: memberId, content: messageToSend(text), message_type: 'text' },
      after: [conversationId],
      lane: conversationId,
      about,
    };
    await database.messageDrafts.delete([memberId, conversationId]);
    return {
      mutations: conversation === undefined ? [begin, message] : [message],
      saved: { conversationId, messageId },
    };
  });
}

/** If only this device knows of a conversation yet, the other may be no stranger at all: then the server decides. */
async function mayWriteMore(
  database: ReplicaDatabase,
  { row, me }: { row: SyncedRow | undefined; me: MemberId },
): Promise<boolean> {
  const conversation = row === undefined ? null : decodeConversation(row, me);
  if (row === undefined || conversation?.kind !== 'valid' || conversation.value.state !== 'i-asked') return true;
  const sent = await database
    .rows('messages')
    .where('[conversation+created]')
    .between([row.id, Dexie.minKey], [row.id, Dexie.maxKey])
    .filter(({ sender }) => sender === me)
    .count();
  const waiting = await unsentMessages(database, { member: me, conversation: row.id as ConversationId });
  return messagesLeft(conversation.value.state, sent + waiting.length) !== 0;
}

/**
 * Marks what the other has written up to a message as read (spec 2 §4, messages). A request is read in private: only an open
 * conversation tells.
 *
 * @param upTo the stamp of a received message
 */
export function markRead(
  replica: Replica,
  { conversationId, upTo }: { conversationId: ConversationId; upTo: string },
): Promise<WriteOutcome> {
  return changeConversation(replica, conversationId, (conversation, mark) =>
    !isInList(conversation) || conversation.readByMe >= upTo ? null : { [mark]: upTo },
  );
}

/** Accepts or declines a stranger's first message; the answer may be changed later. */
export function answerRequest(
  replica: Replica,
  { conversationId, answer }: { conversationId: ConversationId; answer: 'accepted' | 'declined' },
): Promise<WriteOutcome> {
  return changeConversation(replica, conversationId, () => ({ status: answer }));
}

type Change = (conversation: Conversation, mark: 'read_1' | 'read_2') => Columns | null;

function changeConversation(replica: Replica, conversationId: ConversationId, change: Change): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const { database } = replica;
    const row = await database.rows('conversations').get(conversationId);
    const conversation = decodeConversation(row, memberId);
    if (row === undefined || conversation.kind === 'refused') return { kind: 'missing' };
    const columns = change(conversation.value, row.participant_1 === memberId ? 'read_1' : 'read_2');
    if (columns === null) return { kind: 'saved' };
    await joinBegunConversation(database, conversationId);
    const other = await database.rows('profiles').get(conversation.value.other);
    const about = textColumn(other, 'full_name') || textColumn(other, 'username') || t`A member`;
    return {
      mutations: [
        { member: memberId, collection: 'conversations', record: conversationId, kind: 'update', columns, about },
      ],
      saved: {},
    };
  });
}

/**
 * Both members began the conversation, this device has not sent its beginning yet and knows the other's: what it has to say is an edit, and
 * is not refused as part of a beginning.
 */
async function joinBegunConversation(database: ReplicaDatabase, conversationId: ConversationId): Promise<void> {
  const shadow = await database.shadows.get(['conversations', conversationId]);
  if (!shadow?.server) return;
  await database.outbox
    .where('record')
    .equals(conversationId)
    .modify((entry) => {
      if (entry.kind === 'create' && entry.attempts === 0) Object.assign(entry, { alreadyThere: true });
    });
}
