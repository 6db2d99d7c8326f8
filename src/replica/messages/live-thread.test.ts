import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConversationId } from '#domain/values/ids/ids.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { aReplica, member, otherMember, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { liveThread, type LiveThread } from './live-thread.ts';
import { sendMessage } from './message-commands.ts';
import { conversationIdFor } from '#domain/messages/conversation-id-for.ts';
import { patiently } from '#tests/support/patiently.ts';

const conversation = conversationIdFor(member, otherMember);
let replica: TestReplica;
let thread: LiveThread | undefined;
let leave = () => {};

beforeEach(() => {
  replica = aReplica();
});
afterEach(async () => {
  leave();
  await replica.database.delete();
});

function stampOf(number: number): string {
  return new Date(1_700_000_000_000 + number * 1000).toISOString().replace('T', ' ');
}

function aRow(number: number, of: ConversationId = conversation): SyncedRow {
  return {
    id: `${of.slice(0, 5)}${String(number).padStart(10, '0')}`,
    conversation: of,
    sender: otherMember,
    content: `message ${number}`,
    is_read: false,
    created: stampOf(number),
  };
}

function put(...rows: readonly SyncedRow[]): Promise<unknown> {
  return replica.database.rows('messages').bulkPut([...rows]);
}

function open(): LiveThread {
  thread = liveThread(replica, conversation);
  leave = thread.subscribe(() => undefined);
  return thread;
}

const texts = () => thread?.content()?.messages.map(({ text }) => text);
const eventually = (check: () => void) => vi.waitFor(check, patiently);

describe('a live thread', () => {
  it('reads its newest page first, and older ones when asked, to the beginning', async () => {
    await put(
      ...Array.from({ length: 100 }, (_, number) => aRow(number)),
      aRow(7, 'another00000000' as ConversationId),
    );
    const { content, readOlder } = open();
    await eventually(() => expect(texts()).toHaveLength(40));
    expect([texts()?.[0], texts()?.at(-1), content()?.before?.text]).toEqual([
      'message 60',
      'message 99',
      'message 59',
    ]);
    await readOlder();
    expect([texts()?.length, texts()?.[0], content()?.before?.text]).toEqual([81, 'message 19', 'message 18']);
    await readOlder();
    expect(texts()).toEqual(Array.from({ length: 100 }, (_, number) => `message ${number}`));
    expect(content()?.before).toBeNull();
    await readOlder();
    expect(texts()).toHaveLength(100);
  });

  it('follows new messages and changes of old ones', async () => {
    await put(...Array.from({ length: 50 }, (_, number) => aRow(number)));
    const { content, readOlder } = open();
    await eventually(() => expect(texts()).toHaveLength(40));
    await readOlder();
    await put(aRow(50), { ...aRow(3), is_read: true });
    await eventually(() => expect(texts()?.at(-1)).toBe('message 50'));
    await eventually(() => expect(content()?.messages[3]?.isRead).toBe(true));
    await replica.database.rows('messages').delete(aRow(5).id);
    await eventually(() => expect(texts()).not.toContain('message 5'));
  });

  it('[S13] keeps what is unsent at the end in the order of writing, whatever the clock of the device says', async () => {
    await signInAs(replica, member);
    await put(aRow(1), aRow(2));
    replica.now = 1_000;
    await sendMessage(replica, { to: otherMember, text: 'first' });
    replica.now = 500;
    await sendMessage(replica, { to: otherMember, text: 'second' });
    const { content } = open();
    await eventually(() => expect(content()?.unsent.map(({ text }) => text)).toEqual(['first', 'second']));
    expect(texts()).toEqual(['message 1', 'message 2']);
  });

  it('begins anew when a first load floods it, and never holds more than it shows', async () => {
    const { content } = open();
    await eventually(() => expect(content()?.messages).toEqual([]));
    await put(...Array.from({ length: 1000 }, (_, number) => aRow(number)));
    await eventually(() => expect(texts()?.at(-1)).toBe('message 999'));
    expect(texts()).toHaveLength(40);
  });

  it('is let go of with its last listener, and read anew for the next', async () => {
    await put(aRow(1));
    open();
    await eventually(() => expect(texts()).toEqual(['message 1']));
    leave();
    await put(aRow(2));
    await put(aRow(3));
    expect(texts()).toEqual(['message 1']);
    leave = thread?.subscribe(() => undefined) ?? leave;
    await eventually(() => expect(texts()).toEqual(['message 1', 'message 2', 'message 3']));
  });
});
