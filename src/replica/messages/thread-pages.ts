import type { Message } from '#domain/messages/message.ts';
import type { UnsentMessage } from './unsent-messages.ts';

export interface ThreadContent {
  /** What the server has, oldest first. */
  readonly messages: readonly Message[];
  /** What waits to be sent or was refused, in the order of writing. */
  readonly unsent: readonly UnsentMessage[];
  /** The message before the first of `messages`, which tells whether that one begins a day; null at the beginning of the conversation. */
  readonly before: Message | null;
}

interface ThreadPage {
  /** When its first message was written; null where it begins with the conversation. No two pages begin at once. */
  readonly from: string | null;
  readonly messages: readonly Message[];
}

/**
 * What is read of a conversation.
 *
 * ```
 *   unread ──last page──▶ read ──a page, new or again──▶ read
 *     ▲                    │
 *     └─────let go of──────┘
 * ```
 */
export type ThreadPages =
  | { readonly kind: 'unread' }
  | {
      readonly kind: 'read';
      /** Oldest first. */
      readonly pages: readonly [ThreadPage, ...ThreadPage[]];
      readonly unsent: readonly UnsentMessage[];
    };

export type ThreadEvent =
  /** Nobody listens any more, or all is to be read anew. */
  | { readonly kind: 'let-go' }
  /** The last page, which is open at its end, was read, for the first time or again, and with it what waits to be sent. */
  | { readonly kind: 'last-page'; readonly page: ThreadPage; readonly unsent: readonly UnsentMessage[] }
  /** A page before those that were read, or one of them again. */
  | { readonly kind: 'older-page'; readonly page: ThreadPage };

export function nextPages(state: ThreadPages, event: ThreadEvent): ThreadPages {
  switch (event.kind) {
    case 'let-go':
      return { kind: 'unread' };
    case 'last-page':
      if (state.kind === 'unread') return { kind: 'read', pages: [event.page], unsent: event.unsent };
      return { ...state, pages: withPage(state.pages, event.page), unsent: event.unsent };
    case 'older-page':
      return state.kind === 'unread' ? state : { ...state, pages: withPage(state.pages, event.page) };
  }
}

function withPage([first, ...others]: readonly [ThreadPage, ...ThreadPage[]], page: ThreadPage) {
  const isKnown = [first, ...others].some(({ from }) => from === page.from);
  const again = (one: ThreadPage) => (one.from === page.from ? page : one);
  return isKnown ? ([again(first), ...others.map(again)] as const) : ([page, first, ...others] as const);
}

/** Where the oldest page begins that was read; null where there is nothing before it, or nothing was read yet. */
export function olderEnd(state: ThreadPages): string | null {
  return state.kind === 'unread' ? null : state.pages[0].from;
}

/**
 * What a screen shows; null until the newest page was read. A message that was sent counts as unsent until it is so no more [S4]. The very first
 * message that was read is kept back as `before`, unless the conversation begins with it.
 */
export function contentOf(state: ThreadPages): ThreadContent | null {
  if (state.kind === 'unread') return null;
  const { pages, unsent } = state;
  const waiting = new Set(unsent.map(({ id }) => id));
  const all = pages.flatMap(({ messages }) => messages).filter(({ id }) => !waiting.has(id));
  return pages[0].from === null
    ? { messages: all, unsent, before: null }
    : { messages: all.slice(1), unsent, before: all[0] ?? null };
}
