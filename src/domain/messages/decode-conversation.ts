import type { Conversation, ConversationState } from './conversation.ts';
import { refused, valid, type Decoded } from '#domain/values/decoded.ts';
import type { ConversationId, MemberId } from '#domain/values/ids/ids.ts';
import { readColumns, type Columns } from '#domain/values/read-columns.ts';
import { readId } from '#domain/values/ids/read-id.ts';

/** A conversation from a row (spec 2 §3, conversation), as `me` sees it; refused without id, or where `me` takes no part. */
export function decodeConversation(value: unknown, me: MemberId): Decoded<Conversation> {
  const columns = readColumns(value);
  const id = readId(columns?.value('id')) as ConversationId | null;
  const participants = [
    readId(columns?.value('participant_1')),
    readId(columns?.value('participant_2')),
  ] as readonly (MemberId | null)[];
  if (columns === null || id === null) return refused('A conversation must have an id.');
  const place = participants.indexOf(me);
  const other = participants[1 - place];
  if (place === -1 || !other) return refused('A conversation must be one of its reader’s.');
  const newest = columns.text('last_message_at');
  const readByMe = columns.text(`read_${place + 1}`);
  return valid({
    id,
    other,
    state: stateOf(columns, me),
    newest,
    readByMe,
    readByOther: columns.text(`read_${2 - place}`),
    // A mark that is on its way has not been counted off by the server yet.
    unread: readByMe >= newest ? 0 : Math.max(0, columns.number(`unread_${place + 1}`) ?? 0),
  });
}

function stateOf(columns: Columns, me: MemberId): ConversationState {
  const isMine = columns.text('requested_by') === me;
  switch (columns.text('status')) {
    case 'requested':
      return isMine ? 'i-asked' : 'asks-me';
    case 'declined':
      return isMine ? 'declined' : 'i-declined';
    default:
      return 'open';
  }
}
