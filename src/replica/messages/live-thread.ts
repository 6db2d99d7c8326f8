import { Dexie, type Subscription } from 'dexie';
import { decodeMessage } from '#domain/messages/decode-message.ts';
import type { ConversationId } from '#domain/values/ids/ids.ts';
import type { Message } from '#domain/messages/message.ts';
import { liveAnswers } from '#replica/database/live-answers.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import {
  contentOf,
  nextPages,
  olderEnd,
  type ThreadContent,
  type ThreadEvent,
  type ThreadPages,
} from './thread-pages.ts';
import { type UnsentMessage, unsentMessages } from './unsent-messages.ts';

/** Messages read at once. */
const PAGE = 40;
/** A last page that has grown past this (a first load, a very long evening) is read anew from the end. */
const LAST_PAGE_AT_MOST = 10 * PAGE;

export interface LiveThread {
  /** null until the newest page was read. The same object until something changes. */
  readonly content: () => ThreadContent | null;
  /** The thread is read while somebody listens, and let go of with the last one. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Reads one more page of older messages from the device; nothing at the beginning of the conversation. */
  readonly readOlder: () => Promise<void>;
}

type Bound = string | typeof Dexie.minKey | typeof Dexie.maxKey;

/**
 * A conversation from its end, a page at a time, each page live for itself: a new message re-reads the last page alone, and a long
 * thread is never read as a whole.
 *
 * ```
 *   (older, not read) │ from ── page ──│ from ── page ──│ from ── last page, open at its end ──▶  unsent
 *                       before
 * ```
 *
 * Each page begins at a message that is there when it is read. The very first one read is kept back as `before`.
 */
export function liveThread(replica: Replica, conversation: ConversationId): LiveThread {
  const listeners = new Set<() => void>();
  const subscriptions = new Set<Subscription>();
  let state: ThreadPages = { kind: 'unread' };
  let content: ThreadContent | null = null;
  let reading: Promise<void> | null = null;

  const { beginOf, readPart } = threadReader(replica, conversation);
  const on = (event: ThreadEvent) => {
    state = nextPages(state, event);
    const read = contentOf(state);
    // What was shown stays until there is something to show anew.
    if (read === null) return;
    content = read;
    for (const listener of listeners) listener();
  };

  /** Opens the page that ends at `to` and puts it before the others; resolves when it was read. */
  const open = async (to: Bound): Promise<void> => {
    const from = await beginOf(to);
    const isLast = to === Dexie.maxKey;
    await new Promise<void>((resolve) => {
      const subscription = liveAnswers(() => readPart({ from, to, isLast })).subscribe({
        next: ({ found, waiting }) => {
          if (!subscriptions.has(subscription)) return;
          if (isLast && found.length === LAST_PAGE_AT_MOST) return resolve(openAnew());
          const page = { from, messages: found };
          on(waiting === null ? { kind: 'older-page', page } : { kind: 'last-page', page, unsent: waiting });
          resolve();
        },
        error: () => resolve(),
      });
      subscriptions.add(subscription);
    });
  };

  const close = () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
    subscriptions.clear();
    reading = null;
    on({ kind: 'let-go' });
  };

  const openAnew = (): Promise<void> => {
    close();
    return open(Dexie.maxKey);
  };

  const readOlder = (): Promise<void> => {
    const to = olderEnd(state);
    if (to === null) return Promise.resolve();
    reading ??= open(to).finally(() => {
      reading = null;
    });
    return reading;
  };

  return {
    content: () => content,
    subscribe(onChange) {
      listeners.add(onChange);
      if (listeners.size === 1) void openAnew();
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) close();
      };
    },
    readOlder,
  };
}

interface Part {
  /** null: from the beginning of the conversation. */
  readonly from: string | null;
  readonly to: Bound;
  readonly isLast: boolean;
}

/** What is read of a conversation, a page at a time. */
function threadReader(replica: Replica, conversation: ConversationId) {
  const { database } = replica;
  const messages = database.rows('messages');
  const range = (from: Bound, to: Bound) =>
    messages.where('[conversation+created]').between([conversation, from], [conversation, to], true, false);

  /** Where the page begins that ends before `to`: at the PAGE-th message before it; null: at the beginning of the conversation. */
  const beginOf = async (to: Bound): Promise<string | null> => {
    const row = await range(Dexie.minKey, to).reverse().offset(PAGE).first();
    return typeof row?.created === 'string' ? row.created : null;
  };

  const readPage = async (from: string | null, to: Bound): Promise<readonly Message[]> =>
    (
      await range(from ?? Dexie.minKey, to)
        .limit(LAST_PAGE_AT_MOST)
        .toArray()
    ).flatMap((row) => {
      const message = decodeMessage(row);
      return message.kind === 'valid' ? [message.value] : [];
    });

  const readUnsent = async (): Promise<readonly UnsentMessage[]> => {
    const member = (await session(replica))?.memberId;
    return member === undefined ? [] : unsentMessages(database, { member, conversation });
  };

  /** A page, and what is unsent behind the last one. One transaction: no moment shows a message twice, or not at all, while it turns from unsent to sent [S4]. */
  const readPart = ({ from, to, isLast }: Part) =>
    database.transaction('r', messages, database.outbox, database.keyed, async () => ({
      found: await readPage(from, to),
      waiting: isLast ? await readUnsent() : null,
    }));
  return { beginOf, readPart };
}
