import { describe, expect, it } from 'vitest';
import { conversationIdFor } from './conversation-id-for.ts';
import { decodeConversation } from './decode-conversation.ts';
import { decodeMessage } from './decode-message.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { canBeSent, charactersLeft, messageToSend } from './message-rules.ts';

const [ada, ben, eve] = ['ada', 'ben', 'eve'] as MemberId[] as [MemberId, MemberId, MemberId];
const row = {
  id: 'c1',
  participant_1: ada,
  participant_2: ben,
  last_message_at: '2026-01-02 00:00:00.000Z',
  read_1: '2026-01-01 00:00:00.000Z',
  unread_1: 2,
  read_2: '2026-01-02 00:00:00.000Z',
  unread_2: 5,
};

describe('a conversation', () => {
  it('[S12] R18: has one id, whoever asks', () => {
    expect(conversationIdFor(ada, ben)).toBe(conversationIdFor(ben, ada));
    expect(conversationIdFor(ada, ben)).toMatch(/^[a-z0-9]{15}$/);
    expect(conversationIdFor(ada, ben)).not.toBe(conversationIdFor(ada, eve));
  });

  it('is seen from its reader’s side', () => {
    expect(decodeConversation(row, ada)).toEqual({
      kind: 'valid',
      value: {
        id: 'c1',
        other: ben,
        state: 'open',
        newest: row.last_message_at,
        readByMe: row.read_1,
        readByOther: row.read_2,
        unread: 2,
      },
    });
    // What was read to the newest message counts no more, even while the server still does.
    expect(decodeConversation(row, ben)).toMatchObject({ value: { other: ada, unread: 0, readByOther: row.read_1 } });
    expect(decodeConversation(row, eve)).toMatchObject({ kind: 'refused' });
    expect(decodeConversation({ id: 'c1', participant_1: ada }, ada)).toMatchObject({ kind: 'refused' });
    expect(decodeConversation('nonsense', ada)).toMatchObject({ kind: 'refused' });
  });

  it.each([
    ['accepted', ada, 'open', 'open'],
    ['', ada, 'open', 'open'],
    ['a later state', ada, 'open', 'open'],
    ['requested', ada, 'i-asked', 'asks-me'],
    ['declined', ben, 'i-declined', 'declined'],
  ])('with status %j, begun by %s, stands %s for Ada and %s for Ben', (status, requested_by, forAda, forBen) => {
    const asked = { ...row, status, requested_by };
    expect(decodeConversation(asked, ada)).toMatchObject({ value: { state: forAda } });
    expect(decodeConversation(asked, ben)).toMatchObject({ value: { state: forBen } });
  });
});

describe('a message', () => {
  it('is decoded, or refused where nobody could show it', () => {
    const message = {
      id: 'm1',
      conversation: 'c1',
      sender: ada,
      content: ' Hi\r\nthere ',
      is_read: true,
      created: '2026-01-02 03:04:05.678Z',
    };
    expect(decodeMessage(message)).toEqual({
      kind: 'valid',
      value: {
        id: 'm1',
        conversationId: 'c1',
        senderId: ada,
        text: 'Hi\nthere',
        isRead: true,
        stamp: message.created,
        sentAt: Date.UTC(2026, 0, 2, 3, 4, 5, 678),
      },
    });
    for (const missing of ['id', 'conversation', 'sender'])
      expect(decodeMessage({ ...message, [missing]: undefined })).toMatchObject({ kind: 'refused' });
  });

  it.each([
    ['', false, null],
    ['   \n', false, null],
    ['a', true, null],
    ['x'.repeat(3599), true, null],
    ['x'.repeat(3600), true, 400],
    ['x'.repeat(4000), true, 0],
    ['x'.repeat(4001), false, -1],
    ['🍜'.repeat(4000), true, 0],
    [`  ${'x'.repeat(4000)}  `, true, 0],
  ])('of %#: can be sent is %s, left is %s', (text, can, left) => {
    expect([canBeSent(text), charactersLeft(text)]).toEqual([can, left]);
  });

  it('is sent trimmed, with its line breaks', () => {
    expect(messageToSend('  one\r\n\ntwo\u0000 ')).toBe('one\n\ntwo');
  });
});
