import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { aReplica, member, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { conversationsNamed, messageRequests, recentConversations } from './conversation-queries.ts';
import { unreadMessages } from './unread-messages.ts';
import { saveMessageDraft } from './message-drafts.ts';
import { sendMessage } from './message-commands.ts';
import { conversationIdFor } from '#domain/messages/conversation-id-for.ts';

let replica: TestReplica;

beforeEach(async () => {
  replica = aReplica();
  await signInAs(replica, member);
});
afterEach(() => replica.database.delete());

const memberNumber = (number: number) => `zmember${String(number).padStart(8, '0')}` as MemberId;
const stampOf = (number: number) => new Date(1_700_000_000_000 + number * 60_000).toISOString().replace('T', ' ');

/** A conversation with member `number`, whose newest message is as new as the number is high. */
async function aConversation(number: number, extra: Partial<SyncedRow> = {}): Promise<void> {
  const other = memberNumber(number);
  const id = conversationIdFor(member, other);
  await replica.database.rows('conversations').put({
    id,
    participant_1: member,
    participant_2: other,
    last_message_at: stampOf(number),
    read_1: '',
    unread_1: number % 3,
    ...extra,
  });
  await replica.database.rows('profiles').put({ id: other, full_name: `Name ${number}`, username: `user.${number}` });
  await replica.database.rows('messages').bulkPut(
    [1, 0].map((age) => ({
      id: `m${number}${age}`.padEnd(15, 'x'),
      conversation: id,
      sender: other,
      content: `said ${number}, ${age} ago`,
      created: stampOf(number - age / 10),
    })),
  );
}

const named = (list: readonly { readonly other: { readonly fullName: string } | null }[]) =>
  list.map(({ other }) => other?.fullName);

it('lists conversations by their newest message, what is unsent first', async () => {
  for (const number of [1, 2, 3, 4, 5]) await aConversation(number);
  await sendMessage(replica, { to: memberNumber(2), text: 'Waiting' });
  const list = await recentConversations(replica, 4);
  expect(named(list)).toEqual(['Name 2', 'Name 5', 'Name 4', 'Name 3']);
  expect(list[0]?.last).toMatchObject({ text: 'Waiting', isMine: true, state: 'waiting' });
  expect(list[1]?.last).toEqual({ text: 'said 5, 0 ago', isMine: false, at: Date.parse(stampOf(5)), state: 'sent' });
});

it('counts what is unread by each conversation, and in all', async () => {
  for (const number of [1, 2, 3, 4]) await aConversation(number);
  expect((await recentConversations(replica, 10)).map(({ conversation }) => conversation.unread)).toEqual([1, 0, 2, 1]);
  expect(await unreadMessages(replica)).toBe(4);
});

it('lists requests apart, and those declined nowhere', async () => {
  await aConversation(1);
  await aConversation(2, { status: 'requested', requested_by: memberNumber(2) });
  await aConversation(3, { status: 'declined', requested_by: memberNumber(3) });
  await aConversation(4, { status: 'requested', requested_by: member });
  await aConversation(5, { status: 'requested', requested_by: memberNumber(5), last_message_at: '' });
  expect(named(await recentConversations(replica, 10))).toEqual(['Name 4', 'Name 1']);
  expect(named(await messageRequests(replica))).toEqual(['Name 2']);
});

it('finds a conversation by the other member’s name', async () => {
  for (const number of [1, 2, 12]) await aConversation(number);
  expect(named(await conversationsNamed(replica, { text: 'NÀME 1', limit: 10 }))).toEqual(['Name 12', 'Name 1']);
  expect(named(await conversationsNamed(replica, { text: 'user.2', limit: 10 }))).toEqual(['Name 2']);
  expect(named(await conversationsNamed(replica, { text: 'user', limit: 1 }))).toEqual(['Name 12']);
  expect(await conversationsNamed(replica, { text: ' ', limit: 10 })).toEqual([]);
});

it('shows what was begun to be written', async () => {
  await aConversation(1);
  await saveMessageDraft(replica, { conversation: conversationIdFor(member, memberNumber(1)), text: 'I was ab' });
  expect((await recentConversations(replica, 10))[0]?.draft).toBe('I was ab');
});

it('[S5] shows nothing to a visitor', async () => {
  await aConversation(1);
  await replica.database.keyed.delete('session');
  expect([
    await recentConversations(replica, 10),
    await messageRequests(replica),
    await conversationsNamed(replica, { text: 'name', limit: 9 }),
    await unreadMessages(replica),
  ]).toEqual([[], [], [], 0]);
});
