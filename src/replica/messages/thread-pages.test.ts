import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '#domain/messages/message.ts';
import type { ConversationId, MemberId, MessageId } from '#domain/values/ids/ids.ts';
import { contentOf, nextPages, olderEnd, type ThreadEvent, type ThreadPages } from './thread-pages.ts';
import type { UnsentMessage } from './unsent-messages.ts';

const conversationId = 'conversation000' as ConversationId;
const stampOf = (number: number) => String(number).padStart(4, '0');

function message(number: number, text = `message ${number}`): Message {
  const id = `message${stampOf(number)}` as MessageId;
  return { id, conversationId, senderId: 'a' as MemberId, text, isRead: false, stamp: stampOf(number), sentAt: number };
}

function unsent(number: number): UnsentMessage {
  return { id: message(number).id, conversationId, text: 'unsent', writtenAt: 0, refusal: null };
}

/** The messages from one to another, which begin with the conversation where they begin with 0. */
function page(from: number, to: number) {
  const messages = Array.from({ length: to - from }, (_, at) => message(from + at));
  return { from: from === 0 ? null : stampOf(from), messages };
}

const unread: ThreadPages = { kind: 'unread' };
const after = (...events: readonly ThreadEvent[]) => events.reduce(nextPages, unread);
const lastPage: ThreadEvent = { kind: 'last-page', page: page(6, 9), unsent: [] };
const olderPage: ThreadEvent = { kind: 'older-page', page: page(3, 6) };
const firstPage: ThreadEvent = { kind: 'older-page', page: page(0, 3) };
const shown = (state: ThreadPages) => {
  const content = contentOf(state);
  return content && [content.before?.text ?? null, ...content.messages.map(({ sentAt }) => sentAt)];
};

describe('the pages of a thread', () => {
  it.each<readonly [string, readonly ThreadEvent[], ReturnType<typeof shown>, string | null]>([
    ['nothing before the last page', [], null, null],
    ['an older page alone is of a thread that was let go of', [olderPage], null, null],
    ['the last page, its first message kept back', [lastPage], ['message 6', 7, 8], '0006'],
    ['an older page before it', [lastPage, olderPage], ['message 3', 4, 5, 6, 7, 8], '0003'],
    ['all, from the beginning', [lastPage, olderPage, firstPage], [null, 0, 1, 2, 3, 4, 5, 6, 7, 8], null],
    ['a whole short conversation', [{ ...lastPage, page: page(0, 2) }], [null, 0, 1], null],
    ['nobody’s conversation', [{ ...lastPage, page: page(0, 0) }], [null], null],
    ['nothing again once it is let go of', [lastPage, olderPage, { kind: 'let-go' }], null, null],
    [
      'the last page with what came since',
      [lastPage, olderPage, { ...lastPage, page: page(6, 10) }],
      ['message 3', 4, 5, 6, 7, 8, 9],
      '0003',
    ],
    [
      'an older page without what was deleted',
      [lastPage, olderPage, { ...olderPage, page: { ...page(3, 6), messages: [message(3), message(5)] } }],
      ['message 3', 5, 6, 7, 8],
      '0003',
    ],
  ])('%s', (_, events, content, end) => {
    expect(shown(after(...events))).toEqual(content);
    expect(olderEnd(after(...events))).toBe(end);
  });

  it('[S4] shows a message once while it turns from unsent to sent', () => {
    const state = after({ ...lastPage, page: page(0, 3), unsent: [unsent(2)] });
    expect(shown(state)).toEqual([null, 0, 1]);
    expect(contentOf(state)?.unsent).toHaveLength(1);
    expect(shown(nextPages(state, { ...lastPage, page: page(0, 3), unsent: [] }))).toEqual([null, 0, 1, 2]);
  });

  it('hold, whatever comes in whatever order, each message once and in the order of writing', () => {
    /** What the device can tell: a page is opened before the others that are read, or read again. */
    const anyStep = fc.record({
      kind: fc.constantFrom('older', 'again', 'last', 'let-go'),
      place: fc.nat(5),
      count: fc.integer({ min: 0, max: 4 }),
      waiting: fc.array(fc.nat(60), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 25 }), (steps) => {
        let state: ThreadPages = unread;
        let written = 50;
        for (const { kind, place, count, waiting } of steps) {
          const pages: readonly { readonly from: string | null }[] = state.kind === 'unread' ? [] : state.pages;
          const end = olderEnd(state);
          if (kind === 'let-go') state = nextPages(state, { kind });
          else if (kind === 'last') {
            written += count;
            const from = Number(pages.at(-1)?.from ?? (pages.length > 0 ? 0 : 40));
            state = nextPages(state, { kind: 'last-page', page: page(from, written), unsent: waiting.map(unsent) });
          } else if (kind === 'older' && end !== null) {
            const from = Math.max(0, Number(end) - 10 * count - 1);
            state = nextPages(state, { kind: 'older-page', page: page(from, Number(end)) });
          } else if (kind === 'again' && place < pages.length - 1) {
            const [from, to] = [Number(pages[place]?.from ?? 0), Number(pages[place + 1]?.from)];
            const left = page(from, to).messages.filter((_, at) => at % 3 !== count);
            state = nextPages(state, {
              kind: 'older-page',
              page: { from: pages[place]?.from ?? null, messages: left },
            });
          }
          const content = contentOf(state);
          expect(content === null).toBe(state.kind === 'unread');
          const stamps = [...(content?.before ? [content.before] : []), ...(content?.messages ?? [])].map(
            ({ stamp }) => stamp,
          );
          expect(stamps).toEqual([...new Set(stamps)].toSorted());
          const waits = new Set(content?.unsent.map(({ id }) => id));
          expect(content?.messages.some(({ id }) => waits.has(id)) ?? false).toBe(false);
        }
      }),
    );
  });
});
