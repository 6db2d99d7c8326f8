import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { conversationIdFor } from '#domain/messages/conversation-id-for.ts';
import { must } from '#prelude/must.ts';
import { aReplica, feed, member, otherMember, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { claimMutations, sendable } from '#replica/outbox/claim-mutations.ts';
import { conversationById, recentConversations } from './conversation-queries.ts';
import { unreadMessages } from './unread-messages.ts';
import { answerRequest, markRead, sendMessage } from './message-commands.ts';
import { messageDraft, saveMessageDraft } from './message-drafts.ts';
import { discardMessage, retryMessage, unsentMessages } from './unsent-messages.ts';

const conversation = conversationIdFor(member, otherMember);
let replica: TestReplica;

beforeEach(async () => {
  replica = aReplica();
  await signInAs(replica, member);
});
afterEach(() => replica.database.delete());

const say = (text: string) => sendMessage(replica, { to: otherMember, text });
const outbox = () => replica.database.outbox.orderBy('order').toArray();
const ready = async () =>
  sendable(await outbox(), { member, now: replica.now, inFlight: new Set() }).map(
    ({ columns, collection }) => columns.content ?? collection,
  );

async function refuse(record: string): Promise<void> {
  const rejection = { reason: 'invalid', message: 'No.', fields: {}, at: 1 } as const;
  const entry = await replica.database.outbox.where('record').equals(record).first();
  await replica.database.outbox.update(entry?.order ?? 0, { state: 'parked', rejection, attempts: 1 });
}

async function acknowledgeAll(): Promise<void> {
  await replica.database.outbox.clear();
}

async function serverSays(row: object): Promise<void> {
  const [participant_1, participant_2] = [member, otherMember].toSorted((a, b) => (a < b ? -1 : 1));
  const cursor = await replica.database.cursors.get(`u:${member}`);
  await feed(replica, {
    audience: `u:${member}`,
    seq: (cursor?.seq ?? 0) + 1,
    collection: 'conversations',
    rows: { [conversation]: { id: conversation, participant_1, participant_2, ...row } as never },
  });
}

describe('sending', () => {
  it('[S12] R18: the first message begins the one conversation, later ones join it', async () => {
    expect(await say('Hello')).toMatchObject({ kind: 'saved', conversationId: conversation });
    await say('again');
    expect(
      (await outbox()).map(({ collection, kind, record, after }) => [collection, kind, record === conversation, after]),
    ).toEqual([
      ['conversations', 'create', true, []],
      ['messages', 'create', false, [conversation]],
      ['messages', 'create', false, [conversation]],
    ]);
    expect(await conversationById(replica, conversation)).toMatchObject({
      other: otherMember,
      state: 'open',
      unread: 0,
    });
  });

  it.each([
    ['', otherMember],
    ['  \n ', otherMember],
    ['x'.repeat(4001), otherMember],
    ['Hello me', member],
  ])('refuses %j', async (text, to) => {
    expect(await sendMessage(replica, { to, text })).toEqual({ kind: 'missing' });
    expect(await outbox()).toEqual([]);
  });

  it('[S13] sends a conversation before its messages, and those one after the other', async () => {
    for (const text of ['one', 'two', 'three']) await say(text);
    expect(await ready()).toEqual(['conversations']);
    await replica.database.outbox.where('record').equals(conversation).delete();
    expect(await ready()).toEqual(['one']);
    const [claimed] = await claimMutations(replica, { member, inFlight: new Set(), most: 24 });
    expect(sendable(await outbox(), { member, now: replica.now, inFlight: new Set([claimed?.id ?? '']) })).toEqual([]);
    await replica.database.outbox.delete(claimed?.order ?? 0);
    expect(await ready()).toEqual(['two']);
  });

  it('[S6] a refused message holds up no other, and can be retried or given up alone', async () => {
    await say('one');
    await replica.database.outbox.where('record').equals(conversation).delete();
    for (const text of ['two', 'three']) await say(text);
    const [one] = await unsentMessages(replica.database, { member });
    await refuse(one?.id ?? '');
    expect(await ready()).toEqual(['two']);
    const failed = await unsentMessages(replica.database, { member, conversation });
    expect(failed.map(({ text, refusal }) => [text, refusal?.message])).toEqual([
      ['one', 'No.'],
      ['two', undefined],
      ['three', undefined],
    ]);
    const first = must(failed[0], 'the refused message');
    await retryMessage(replica, first);
    expect(await ready()).toEqual(['one']);
    await refuse(first.id);
    const undo = await discardMessage(replica, first);
    expect((await unsentMessages(replica.database, { member })).map(({ text }) => text)).toEqual(['two', 'three']);
    expect([await undo(), await undo()]).toEqual([true, false]);
    expect(await unsentMessages(replica.database, { member })).toMatchObject([
      { text: 'one', refusal: { message: 'No.' } },
      { text: 'two' },
      { text: 'three' },
    ]);
  });

  it('[S6] a refused beginning refuses its messages; giving up the last one gives it up too', async () => {
    await say('one');
    await say('two');
    await refuse(conversation);
    const unsent = await unsentMessages(replica.database, { member });
    expect(unsent.map(({ refusal }) => refusal?.message)).toEqual(['No.', 'No.']);
    expect(await recentConversations(replica, 10)).toMatchObject([
      { conversation: { other: otherMember }, last: { text: 'two', state: 'failed' } },
    ]);
    await retryMessage(replica, must(unsent[0], 'a message'));
    expect(await ready()).toEqual(['conversations']);
    await refuse(conversation);
    const before = await replica.database.outbox.toArray();
    await discardMessage(replica, must(unsent[0], 'a message'));
    const undo = await discardMessage(replica, must(unsent[1], 'the last message'));
    expect(await outbox()).toEqual([]);
    expect(await recentConversations(replica, 10)).toEqual([]);
    expect(await undo()).toBe(true);
    expect(await replica.database.outbox.toArray()).toEqual(
      before.filter(({ record }) => record !== must(unsent[0], 'a message').id),
    );
  });

  it('keeps what is being written per conversation and member, until it is sent', async () => {
    await saveMessageDraft(replica, { conversation, text: 'Hel' });
    expect(await messageDraft(replica, conversation)).toBe('Hel');
    await signInAs(replica, otherMember);
    expect(await messageDraft(replica, conversation)).toBe('');
    await signInAs(replica, member);
    await say('Hello');
    expect(await messageDraft(replica, conversation)).toBe('');
  });
});

describe('reading', () => {
  const newest = '2026-01-02 03:04:05.678Z';

  it('marks once, counts at once, and never goes back', async () => {
    await serverSays({ last_message_at: newest, unread_1: 3, read_1: '' });
    expect(await unreadMessages(replica)).toBe(3);
    await markRead(replica, { conversationId: conversation, upTo: newest });
    await markRead(replica, { conversationId: conversation, upTo: newest });
    await markRead(replica, { conversationId: conversation, upTo: '2026-01-01 00:00:00.000Z' });
    expect((await outbox()).map(({ kind, columns }) => [kind, columns])).toEqual([['update', { read_1: newest }]]);
    expect(await unreadMessages(replica)).toBe(0);
    expect((await recentConversations(replica, 10)).map(({ conversation: { unread } }) => unread)).toEqual([0]);
  });

  it('counts no requests, and reads them in private until they are accepted', async () => {
    await serverSays({
      last_message_at: newest,
      unread_1: 3,
      read_1: '',
      status: 'requested',
      requested_by: otherMember,
    });
    expect([await unreadMessages(replica), await recentConversations(replica, 10)]).toEqual([0, []]);
    await markRead(replica, { conversationId: conversation, upTo: newest });
    expect(await outbox()).toEqual([]);
    await answerRequest(replica, { conversationId: conversation, answer: 'accepted' });
    await markRead(replica, { conversationId: conversation, upTo: newest });
    expect((await outbox()).map(({ columns }) => columns)).toEqual([{ status: 'accepted', read_1: newest }]);
    expect((await recentConversations(replica, 10)).map(({ conversation: { state } }) => state)).toEqual(['open']);
  });

  it('[S12] joins a conversation that both began: what is said of it is an edit', async () => {
    await say('Hello');
    await serverSays({ last_message_at: newest, unread_1: 1, read_1: '' });
    await markRead(replica, { conversationId: conversation, upTo: newest });
    expect((await outbox())[0]).toMatchObject({ kind: 'create', alreadyThere: true, columns: { read_1: newest } });
    await acknowledgeAll();
  });

  it('has nothing to say of a conversation that is not here', async () => {
    expect(await markRead(replica, { conversationId: conversation, upTo: newest })).toEqual({ kind: 'missing' });
  });
});
