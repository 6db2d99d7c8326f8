import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { ArrowDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Virtuoso } from 'react-virtuoso';
import type { ConversationId } from '#domain/values/ids/ids.ts';
import { Button } from '#ui/elements/button.tsx';
import { useNow } from '#ui/device/use-now.ts';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import type { ThreadItem } from './arrange-thread.ts';
import { MessageBubble } from './message-bubble.tsx';
import type { ThreadScroll } from './use-thread-scroll.ts';

/** Pixels from the end within which a reader counts as being there. */
const AT_END = 80;

interface MessageListProps {
  readonly conversationId: ConversationId;
  readonly name: string;
  readonly items: readonly ThreadItem[];
  readonly scroll: ThreadScroll;
  readonly readOlder: () => void;
}

/** The messages of a thread, virtual from their end; older ones come as the reader scrolls up. */
export function MessageList({ conversationId, name, items, scroll, readOlder }: MessageListProps) {
  const now = useNow();
  const { list, firstItemIndex, isAtEnd, onAtEnd, newBelow, goToEnd } = scroll;
  useEndAfterSending(items, goToEnd);
  const drawMessage = (_: number, item: ThreadItem) => (
    <MessageBubble item={item} conversationId={conversationId} name={name} now={now} />
  );
  return (
    <chakra.div position="relative" flex="1" minH="0">
      <Virtuoso
        ref={list}
        role="region"
        aria-label={t`Messages with ${name}`}
        tabIndex={0}
        style={{ height: '100%' }}
        data={items}
        firstItemIndex={firstItemIndex}
        initialTopMostItemIndex={{ index: 'LAST', align: 'end' }}
        alignToBottom
        increaseViewportBy={{ top: 600, bottom: 200 }}
        atBottomThreshold={AT_END}
        atBottomStateChange={onAtEnd}
        followOutput={(wasAtEnd) => (wasAtEnd ? 'auto' : false)}
        startReached={readOlder}
        computeItemKey={(_, item) => item.id}
        itemContent={drawMessage}
        components={{ Footer: EndMargin }}
      />
      {isAtEnd ? null : (
        <chakra.div
          position="absolute"
          bottom="3"
          insetInline="0"
          display="flex"
          justifyContent="center"
          pointerEvents="none"
        >
          <Button
            tone={newBelow > 0 ? 'solid' : 'outline'}
            size="sm"
            minH="target"
            shadow="floating"
            pointerEvents="auto"
            bg={newBelow > 0 ? 'paprika.solid' : 'paper.raised'}
            onClick={goToEnd}
          >
            <ArrowDown aria-hidden />
            {newBelow > 0
              ? t`${newBelow} new ${plural(newBelow, { one: 'message', other: 'messages' })}`
              : t`Newest messages`}
          </Button>
        </chakra.div>
      )}
      <NewMessageAnnouncer name={name} items={items} />
    </chakra.div>
  );
}

function EndMargin() {
  return <chakra.div height="4" />;
}

/** Who sends wants to see it, wherever the reader was. */
function useEndAfterSending(items: readonly ThreadItem[], goToEnd: () => void): void {
  const newestOwn = items.findLast(({ isMine }) => isMine)?.id;
  const known = useRef(newestOwn);
  const isLast = items.at(-1)?.id === newestOwn;
  useEffect(() => {
    if (newestOwn === known.current) return;
    known.current = newestOwn;
    if (isLast) goToEnd();
  }, [newestOwn, isLast, goToEnd]);
}

/** Says a message that comes in while the thread is open; older ones that are read from the device are not news. */
function NewMessageAnnouncer({ name, items }: Pick<MessageListProps, 'name' | 'items'>) {
  const newest = items.findLast(({ isMine }) => !isMine);
  const [onOpening] = useState(newest?.stamp ?? '');
  const isNews = newest !== undefined && newest.stamp > onOpening;
  return (
    <VisuallyHidden role="log" aria-live="polite">
      {isNews ? <span key={newest.id}>{`${name}: ${newest.text}`}</span> : null}
    </VisuallyHidden>
  );
}
