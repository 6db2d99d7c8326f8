import { refused, valid, type Decoded } from '#domain/values/decoded.ts';
import type { ConversationId, MemberId, MessageId } from '#domain/values/ids/ids.ts';
import type { Message } from './message.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { readId } from '#domain/values/ids/read-id.ts';

/** A message from a row (spec 2 §3, message); refused without id, conversation or sender. */
export function decodeMessage(value: unknown): Decoded<Message> {
  const columns = readColumns(value);
  const id = readId(columns?.value('id')) as MessageId | null;
  const conversationId = readId(columns?.value('conversation')) as ConversationId | null;
  const senderId = readId(columns?.value('sender')) as MemberId | null;
  if (columns === null || id === null) return refused('A message must have an id.');
  if (conversationId === null) return refused('A message must name its conversation.');
  if (senderId === null) return refused('A message must name its sender.');
  return valid({
    id,
    conversationId,
    senderId,
    text: columns.text('content'),
    isRead: columns.value('is_read') === true,
    stamp: columns.text('created'),
    sentAt: columns.moment('created'),
  });
}
