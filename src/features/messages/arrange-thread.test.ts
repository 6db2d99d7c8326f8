import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConversationId, MemberId, MessageId } from '#domain/values/ids/ids.ts';
import type { Message } from '#domain/messages/message.ts';
import type { ThreadContent } from '#replica/messages/thread-pages.ts';
import { arrangeThread, firstIndex, newestReceived, type ThreadItem } from './arrange-thread.ts';

const [me, other] = ['me', 'other'] as MemberId[] as [MemberId, MemberId];
const MINUTE = 60_000;
const noon = new Date(2026, 5, 10, 12).getTime();

function aMessage(senderId: MemberId, at: number, extra: Partial<Message> = {}): Message {
  return {
    id: `m${at}` as MessageId,
    conversationId: 'c' as ConversationId,
    senderId,
    text: 'Hi',
    isRead: false,
    stamp: new Date(at).toISOString(),
    sentAt: at,
    ...extra,
  };
}

function arranged(
  content: Partial<ThreadContent>,
  { readByOther = '', readOnOpening = '9' } = {},
): readonly ThreadItem[] {
  return arrangeThread({
    content: { messages: [], unsent: [], before: null, ...content },
    me,
    readByOther,
    readOnOpening,
  });
}

const marks = (items: readonly ThreadItem[], mark: 'opensDay' | 'opensNews' | 'opensGroup' | 'closesGroup') =>
  items.map((item) => (item[mark] ? 1 : 0)).join('');

describe('a thread', () => {
  it('says each day once, by the calendar of the device', () => {
    const lateAndEarly = [
      aMessage(me, new Date(2026, 5, 9, 23, 59).getTime()),
      aMessage(me, new Date(2026, 5, 10, 0, 1).getTime()),
      aMessage(me, noon),
    ];
    expect(marks(arranged({ messages: lateAndEarly }), 'opensDay')).toBe('110');
  });

  it('groups what one member said within five minutes on one day', () => {
    const messages = [
      aMessage(me, noon),
      aMessage(me, noon + 4 * MINUTE),
      aMessage(me, noon + 9 * MINUTE),
      aMessage(other, noon + 10 * MINUTE),
    ];
    expect([marks(arranged({ messages }), 'opensGroup'), marks(arranged({ messages }), 'closesGroup')]).toEqual([
      '1011',
      '0111',
    ]);
  });

  it('knows by the message before whether the first one begins a day or a group', () => {
    const messages = [aMessage(me, noon)];
    expect(marks(arranged({ messages }), 'opensDay')).toBe('1');
    const continued = arranged({ messages, before: aMessage(me, noon - MINUTE) });
    expect([continued[0]?.opensDay, continued[0]?.opensGroup]).toEqual([false, false]);
  });

  it('says how far each of one’s own has come', () => {
    const messages = [
      aMessage(me, noon),
      aMessage(me, noon + 1),
      aMessage(me, noon + 2, { isRead: true }),
      aMessage(other, noon + 3),
    ];
    const rejection = { reason: 'invalid', message: 'Not taken.', fields: {}, at: 1 } as const;
    const unsent = [null, rejection].map((refusal, place) => ({
      id: `u${place}` as MessageId,
      conversationId: 'c' as ConversationId,
      text: 'Later',
      writtenAt: 1,
      refusal,
    }));
    const items = arranged({ messages, unsent }, { readByOther: new Date(noon).toISOString() });
    expect(items.map(({ state }) => state)).toEqual(['read', 'sent', 'read', 'received', 'waiting', 'failed']);
    expect(items.map(({ refusal }) => refusal).at(-1)).toBe('Not taken.');
    expect(newestReceived(items)).toBe(new Date(noon + 3).toISOString());
  });

  it('marks where the news began once, and not among one’s own', () => {
    const messages = [
      aMessage(other, noon),
      aMessage(me, noon + 1),
      aMessage(other, noon + 2),
      aMessage(other, noon + 3),
    ];
    const readOnOpening = new Date(noon).toISOString();
    expect(marks(arranged({ messages }, { readOnOpening }), 'opensNews')).toBe('0010');
    expect(
      marks(arranged({ messages: messages.slice(3), before: messages[2] ?? null }, { readOnOpening }), 'opensNews'),
    ).toBe('0');
  });
});

describe('the first index', () => {
  it('keeps the index of what stays, whatever comes and goes at both ends', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), fc.nat(30), fc.nat(30), (from, length, shift, nextLength) => {
        const ids = (start: number, count: number) => Array.from({ length: count }, (_, place) => `id${start + place}`);
        const [previous, next] = [ids(from, length), ids(Math.max(0, from - shift), nextLength)];
        const index = firstIndex({ index: 1000, ids: previous }, next);
        for (const [place, id] of next.entries()) {
          const before = previous.indexOf(id);
          if (before !== -1) expect(index + place).toBe(1000 + before);
        }
      }),
    );
  });

  it('survives a loss in the middle and a new beginning', () => {
    expect(firstIndex({ index: 100, ids: ['a', 'b', 'c'] }, ['x', 'b', 'c'])).toBe(100);
    expect(firstIndex({ index: 100, ids: ['a'] }, ['z'])).toBe(100);
  });
});
