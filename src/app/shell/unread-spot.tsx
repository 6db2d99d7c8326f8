import { chakra } from '#ui/elements/chakra.tsx';
import { Suspense } from 'react';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';

const UnreadCount = lazyPart(
  async () => (await import('./unread-count.tsx')).UnreadCount,
  () => null,
);

/** The count of unread messages, on the corner of the button whose menu leads to them. Not part of the first paint. */
export function UnreadSpot() {
  return (
    <chakra.span position="absolute" top="-1" insetEnd="-0.5" pointerEvents="none">
      <Suspense>
        <UnreadCount />
      </Suspense>
    </chakra.span>
  );
}

/** The same beside that link. */
export function MenuUnreadCount() {
  return (
    <Suspense>
      <UnreadCount />
    </Suspense>
  );
}
