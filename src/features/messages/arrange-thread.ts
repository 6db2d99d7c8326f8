import type { MemberId, MessageId } from '#domain/values/ids/ids.ts';
import type { Message } from '#domain/messages/message.ts';
import type { ThreadContent } from '#replica/messages/thread-pages.ts';
import { dayOf } from './day-label.ts';

/** Messages of one sender within this time stand together. Milliseconds. */
const TOGETHER = 5 * 60_000;

/** Where a message stands: received, or of one's own on its way to being read. */
export type MessageState = 'received' | 'waiting' | 'failed' | 'sent' | 'read';

export interface ThreadItem {
  readonly id: MessageId;
  readonly text: string;
  readonly isMine: boolean;
  readonly state: MessageState;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The server's date; '' while it has none. */
  readonly stamp: string;
  /** The first of its day: the day is said above it. */
  readonly opensDay: boolean;
  /** The first of what was new when the thread was opened. */
  readonly opensNews: boolean;
  /** The first, or the last, of what one member said in one go. */
  readonly opensGroup: boolean;
  readonly closesGroup: boolean;
  /** Why it failed; '' otherwise. */
  readonly refusal: string;
}

interface Arrangement {
  readonly content: ThreadContent;
  readonly me: MemberId;
  /** Stamps up to which the other has read, and I had when I opened the thread. */
  readonly readByOther: string;
  readonly readOnOpening: string;
}

type Plain = Omit<ThreadItem, 'opensDay' | 'opensNews' | 'opensGroup' | 'closesGroup'>;

/**
 * A thread as it is drawn, oldest first: messages of the server by its time, then unsent ones in the order of writing. It has days, the place where
 * the new messages begin, and groups of messages that one member sent in a row. An item's day and group do not change when older messages are read,
 * because the message before the first one is known.
 */
export function arrangeThread({ content, me, readByOther, readOnOpening }: Arrangement): readonly ThreadItem[] {
  const plain: readonly Plain[] = [
    ...content.messages.map((message) => sentItem(message, { me, readByOther })),
    ...content.unsent.map(unsentItem),
  ];
  const before = content.before === null ? undefined : sentItem(content.before, { me, readByOther });
  let hasNews = before !== undefined && isNews(before, readOnOpening);
  return plain.map((item, place) => {
    const previous = plain[place - 1] ?? before;
    const next = plain[place + 1];
    const opensNews = !hasNews && isNews(item, readOnOpening);
    hasNews ||= opensNews;
    return {
      ...item,
      opensDay: !isSameDay(previous, item),
      opensNews,
      opensGroup: opensNews || !isTogether(previous, item),
      closesGroup: !isTogether(item, next),
    };
  });
}

function sentItem(
  { id, text, senderId, sentAt, stamp, isRead }: Message,
  { me, readByOther }: Pick<Arrangement, 'me' | 'readByOther'>,
): Plain {
  const isMine = senderId === me;
  const state = !isMine ? 'received' : isRead || stamp <= readByOther ? 'read' : 'sent';
  return { id, text, isMine, state, at: sentAt, stamp, refusal: '' };
}

function unsentItem({ id, text, writtenAt, refusal }: ThreadContent['unsent'][number]): Plain {
  return {
    id,
    text,
    isMine: true,
    state: refusal === null ? 'waiting' : 'failed',
    at: writtenAt,
    stamp: '',
    refusal: refusal?.message ?? '',
  };
}

function isNews({ isMine, stamp }: Plain, readOnOpening: string): boolean {
  return !isMine && stamp > readOnOpening;
}

function isSameDay(one: Plain | undefined, other: Plain): boolean {
  return one !== undefined && dayOf(one.at) === dayOf(other.at);
}

function isTogether(one: Plain | undefined, other: Plain | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return one.isMine === other.isMine && isSameDay(one, other) && Math.abs(other.at - one.at) < TOGETHER;
}

/** Stamp of the newest message of the other member; '' for none. */
export function newestReceived(items: readonly ThreadItem[]): string {
  return items.findLast(({ isMine }) => !isMine)?.stamp ?? '';
}

/**
 * The index of the first item in a list that grows at both ends (react-virtuoso's firstItemIndex): what is in both lists keeps its
 * index, so that the reader's place stays.
 */
export function firstIndex(
  previous: { readonly index: number; readonly ids: readonly string[] },
  ids: readonly string[],
): number {
  const places = new Map(ids.map((id, place) => [id, place]));
  for (const [place, id] of previous.ids.entries()) {
    const now = places.get(id);
    if (now !== undefined) return previous.index + place - now;
  }
  return previous.index;
}
