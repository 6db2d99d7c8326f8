import { useCallback, useRef, useState } from 'react';
import type { VirtuosoHandle } from 'react-virtuoso';
import { firstIndex, type ThreadItem } from './arrange-thread.ts';

/** Far from zero, so that older messages have room before it. */
const FIRST = 1_000_000;

export interface ThreadScroll {
  readonly list: React.RefObject<VirtuosoHandle | null>;
  readonly firstItemIndex: number;
  readonly isAtEnd: boolean;
  readonly onAtEnd: (isAtEnd: boolean) => void;
  /** Received messages below what is in view, since the reader scrolled up. */
  readonly newBelow: number;
  readonly goToEnd: () => void;
}

/** Where the reader is in a thread: the place stays when older messages are read or new ones come; only who is at the end follows. */
export function useThreadScroll(items: readonly ThreadItem[]): ThreadScroll {
  const list = useRef<VirtuosoHandle>(null);
  const [seen, setSeen] = useState<{
    readonly index: number;
    readonly ids: readonly string[];
    readonly items: readonly ThreadItem[];
  }>(() => ({ index: FIRST, ids: idsOf(items), items }));
  let { index } = seen;
  if (seen.items !== items) {
    // Index and items belong together: a frame with one and not the other would jump.
    const ids = idsOf(items);
    index = firstIndex(seen, ids);
    setSeen({ index, ids, items });
  }
  /** The newest message when the end went out of view; null while it is in view. */
  const [leftAt, setLeftAt] = useState<string | null>(null);
  const newest = items.at(-1)?.id ?? '';
  const onAtEnd = useCallback(
    (isAtEnd: boolean) => setLeftAt((before) => (isAtEnd ? null : (before ?? newest))),
    [newest],
  );
  const goToEnd = useCallback(() => list.current?.scrollToIndex({ index: 'LAST', align: 'end' }), []);
  return {
    list,
    firstItemIndex: index,
    isAtEnd: leftAt === null,
    onAtEnd,
    newBelow: countBelow(items, leftAt),
    goToEnd,
  };
}

function idsOf(items: readonly ThreadItem[]): readonly string[] {
  return items.map(({ id }) => id);
}

function countBelow(items: readonly ThreadItem[], leftAt: string | null): number {
  if (leftAt === null) return 0;
  const left = items.findLastIndex(({ id }) => id === leftAt);
  return left === -1 ? 0 : items.slice(left + 1).filter(({ isMine }) => !isMine).length;
}
