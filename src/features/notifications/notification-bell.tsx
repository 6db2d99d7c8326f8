import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Bell } from 'lucide-react';
import { Suspense } from 'react';
import { cappedCount } from '#prelude/text/capped-count.ts';
import { unseenNotifications } from '#replica/notifications/notification-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { CountBadge } from '#ui/elements/count-badge.tsx';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { NewsAnnouncer } from './news-announcer.tsx';
import { NotOnDevice } from './not-on-device.tsx';
import { useAppBadge } from './use-app-badge.ts';

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
            <chakra.span position="absolute" top="0.5" insetInlineStart="50%">
              <CountBadge count={count} label={t`unread`} />
            </chakra.span>
          </IconButton>
        )}
      >
        {(close) => (
          <Suspense fallback={<LoadingState label={t`Loading notifications...`} />}>
            <NotificationPanel onClose={close} />
          </Suspense>
        )}
      </Popover>
      {unseen === undefined ? null : <NewsAnnouncer count={count} />}
    </>
  );
}
