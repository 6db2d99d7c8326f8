import { chakra } from '#ui/elements/chakra.tsx';
import { t, plural } from '@lingui/core/macro';
import { Bell } from 'lucide-react';
import { Suspense, useState } from 'react';
import { cappedCount } from '#prelude/text/capped-count.ts';
import { unseenNotifications } from '#replica/notifications/notification-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { CountBadge } from '#ui/elements/count-badge.tsx';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { useAppBadge } from './use-app-badge.ts';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';

const NotificationPanel = lazyPart(
  async () => (await import('./notification-panel.tsx')).NotificationPanel,
  NotOnDevice,
);

/** The bell of the header with the number of unread notifications, capped at '99+' (spec 1 §2 and §9); the list is loaded on first use. */
export function NotificationBell() {
  const unseen = useLive(unseenNotifications, []);
  const count = unseen?.length ?? 0;
  useAppBadge(count);
  return (
    <>
      <Popover
        label={t`Notifications`}
        width="min(24rem, calc(100vw - 1rem))"
        renderTrigger={(attributes) => (
          <IconButton
            {...attributes}
            label={count === 0 ? t`Notifications` : t`Notifications, ${cappedCount(count)} unread`}
            position="relative"
          >
            <Bell aria-hidden />
            {/* From the middle of the bell outwards: however long the count, the bell is seen, and what stands beside it too. */}
            <chakra.span position="absolute" top="0" insetInlineStart="22px">
              <CountBadge count={count} label={t`unread`} />
            </chakra.span>
          </IconButton>
        )}
      >
        {(close) => (
          <Suspense fallback={<LoadingState shape="rows" label={t`Loading notifications...`} />}>
            <NotificationPanel onClose={close} />
          </Suspense>
        )}
      </Popover>
      {unseen === undefined ? null : <NewsAnnouncer count={count} />}
    </>
  );
}

/** Says politely that there is news when the number of unread notifications rises; the number after the start is no news. */
function NewsAnnouncer({ count }: { readonly count: number }) {
  const [known, setKnown] = useState(count);
  const [words, setWords] = useState('');
  if (count !== known) {
    setKnown(count);
    setWords(count > known ? newsInWords(count) : '');
  }
  return <VisuallyHidden as="output">{words}</VisuallyHidden>;
}

function newsInWords(count: number): string {
  return plural(count, { one: '# unread notification', other: '# unread notifications' });
}

/** Stands in for the list while its code was never fetched here. */
function NotOnDevice() {
  return (
    <OfflineState
      title={t`This is not on the device yet`}
      description={t`It needs a connection once. Please try again when you are online.`}
    />
  );
}
