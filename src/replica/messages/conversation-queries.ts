import { Dexie } from 'dexie';
import { type Conversation, isInList } from '#domain/messages/conversation.ts';
import { decodeConversation } from '#domain/messages/decode-conversation.ts';
import { decodeMessage } from '#domain/messages/decode-message.ts';
import { decodeProfile } from '#domain/members/decode-profile.ts';
import type { ConversationId, MemberId } from '#domain/values/ids/ids.ts';
import type { Profile } from '#domain/members/member.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { foldText } from '#prelude/text/fold-text.ts';
import { messageDraft } from './message-drafts.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { type UnsentMessage, unsentMessages } from './unsent-messages.ts';

/** What a list shows of a conversation. */
export interface ConversationSummary {
  readonly conversation: Conversation;
  /** null while the other's profile is not on this device. */
  readonly other: Profile | null;
  /** The newest message, or one that still waits; null while there is none. */
  readonly last: {
    readonly text: string;
    readonly isMine: boolean;
    /** Milliseconds since 1970. */
    readonly at: number;
    readonly state: 'sent' | 'waiting' | 'failed';
  } | null;
  /** What the member has begun to write there. */
  readonly draft: string;
}

/** Requests shown at most; a flood of them cannot fill the list. */
const REQUESTS_AT_MOST = 50;

/**
 * The signed-in member's conversations, at most `limit`: those with unsent messages first, then by their newest message
 * (spec 2 §7, messages). Requests of strangers are listed apart, declined ones not at all.
 */
export async function recentConversations(replica: Replica, limit: number): Promise<readonly ConversationSummary[]> {
  const { database } = replica;
  const me = (await session(replica))?.memberId;
  if (me === undefined) return [];
  const unsent = await unsentMessages(database, { member: me });
  const waiting = [...new Set(unsent.toReversed().map(({ conversationId }) => conversationId))];
  const withUnsent = await Promise.all(waiting.map((id) => conversationToShow(replica, { id, me })));
  const seen = new Set<string>(waiting);
  const isListed = (row: SyncedRow) => !seen.has(row.id) && decoded(row, me).some(isInList);
  const rows = await database
    .rows('conversations')
    .orderBy('last_message_at')
    .reverse()
    .filter(isListed)
    .limit(limit)
    .toArray();
  const conversations = [...withUnsent.flat(), ...rows.flatMap((row) => decoded(row, me))].slice(0, limit);
  return summaries(replica, { conversations, me, unsent });
}

/** One conversation, begun or about to be; null while nothing is known of it. */
export async function conversationById(replica: Replica, id: ConversationId): Promise<Conversation | null> {
  const me = (await session(replica))?.memberId;
  return me === undefined ? null : ((await conversationToShow(replica, { id, me }))[0] ?? null);
}

/** Requests of strangers that wait for an answer, newest first. */
export async function messageRequests(replica: Replica): Promise<readonly ConversationSummary[]> {
  const { database } = replica;
  const me = (await session(replica))?.memberId;
  if (me === undefined) return [];
  const rows = await database.rows('conversations').where('status').equals('requested').toArray();
  const conversations = rows
    .flatMap((row) => decoded(row, me))
    .filter(({ state, newest }) => state === 'asks-me' && newest !== '')
    .toSorted((one, other) => (one.newest < other.newest ? 1 : -1))
    .slice(0, REQUESTS_AT_MOST);
  return summaries(replica, { conversations, me, unsent: [] });
}

/** The conversations whose other member's name holds a text, newest first, at most `limit`. */
export async function conversationsNamed(
  replica: Replica,
  { text, limit }: { text: string; limit: number },
): Promise<readonly ConversationSummary[]> {
  const { database } = replica;
  const me = (await session(replica))?.memberId;
  const wanted = foldText(text);
  if (me === undefined || wanted === '') return [];
  const all = (await database.rows('conversations').toArray()).flatMap((row) => decoded(row, me)).filter(isInList);
  const profiles = await database.rows('profiles').bulkGet(all.map(({ other }) => other));
  const isNamed = (row: SyncedRow | undefined) =>
    [row?.full_name, row?.username].some((name) => typeof name === 'string' && foldText(name).includes(wanted));
  const conversations = all
    .filter((_, place) => isNamed(profiles[place]))
    .toSorted((one, other) => (one.newest < other.newest ? 1 : -1))
    .slice(0, limit);
  return summaries(replica, { conversations, me, unsent: await unsentMessages(database, { member: me }) });
}

function decoded(row: SyncedRow, me: MemberId): readonly Conversation[] {
  const conversation = decodeConversation(row, me);
  return conversation.kind === 'valid' ? [conversation.value] : [];
}

/** A conversation whose beginning was refused has no row, but its unsent messages still stand somewhere. */
async function conversationToShow(
  { database }: Replica,
  { id, me }: { id: ConversationId; me: MemberId },
): Promise<readonly Conversation[]> {
  const row = await database.rows('conversations').get(id);
  if (row !== undefined) return decoded(row, me);
  const begun = (await database.outbox.where('record').equals(id).toArray()).find(
    ({ kind, member }) => kind === 'create' && member === me,
  );
  return begun === undefined ? [] : decoded({ ...begun.columns, id }, me);
}

async function summaries(
  replica: Replica,
  {
    conversations,
    me,
    unsent,
  }: { conversations: readonly Conversation[]; me: MemberId; unsent: readonly UnsentMessage[] },
): Promise<readonly ConversationSummary[]> {
  const profiles = await replica.database.rows('profiles').bulkGet(conversations.map(({ other }) => other));
  return Promise.all(
    conversations.map(async (conversation, place) => {
      const profile = decodeProfile(profiles[place]);
      return {
        conversation,
        other: profile.kind === 'valid' ? profile.value : null,
        last: lastUnsent(conversation, unsent) ?? (await lastSent(replica, { conversation, me })),
        draft: await messageDraft(replica, conversation.id),
      };
    }),
  );
}

function lastUnsent({ id }: Conversation, unsent: readonly UnsentMessage[]): ConversationSummary['last'] {
  const last = unsent.findLast(({ conversationId }) => conversationId === id);
  if (last === undefined) return null;
  return { text: last.text, isMine: true, at: last.writtenAt, state: last.refusal === null ? 'waiting' : 'failed' };
}

async function lastSent(
  { database }: Replica,
  { conversation, me }: { conversation: Conversation; me: MemberId },
): Promise<ConversationSummary['last']> {
  const row = await database
    .rows('messages')
    .where('[conversation+created]')
    .between([conversation.id, Dexie.minKey], [conversation.id, Dexie.maxKey])
    .last();
  const message = decodeMessage(row);
  if (message.kind === 'refused') return null;
  const { text, senderId, sentAt } = message.value;
  return { text, isMine: senderId === me, at: sentAt, state: 'sent' };
}
