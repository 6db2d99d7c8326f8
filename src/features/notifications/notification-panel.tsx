import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { BellOff, CloudOff } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { ListRefresh } from '#shared/saving/list-refresh.tsx';
import { markAllSeen, markSeen, removeNotification } from '#replica/notifications/notification-commands.ts';
import { listedNotifications } from '#replica/notifications/notification-queries.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import { undoDeletion } from '#shared/saving/undo-deletion.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { syncReport } from '#replica/feed/sync-status.ts';
import { useLive } from '#replica/database/use-live.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { Button } from '#ui/elements/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { MovingRows } from '#ui/motion/moving-rows.tsx';
import { toastFullDeviceForTap } from '#shared/saving/toast-full-device.ts';
import { NotificationItem } from './notification-item.tsx';

export interface NotificationPanelProps {
  readonly onClose: () => void;
}

/** spec 1 §8: failures are only logged; a full device is told all the same, since nothing else would say why it does not work. */
function logFailure(outcome: WriteOutcome): void {
  if (outcome.kind === 'failed') console.error('A notification could not be changed', outcome.error);
  if (outcome.kind === 'storage-full') toastFullDeviceForTap();
}

/** The notifications dropdown (spec 1 §2): the newest 50, to open, mark as read and delete; works without a connection. */
export function NotificationPanel({ onClose }: NotificationPanelProps) {
  const replica = useReplica();
  const heading = useRef<HTMLHeadingElement>(null);
  const notifications = useLive(listedNotifications, []);
  const isOffline = useLive(syncReport, [])?.connection === 'offline';
  if (notifications === undefined) return <LoadingState shape="rows" label={t`Loading notifications...`} />;
  const hasUnseen = notifications.some(({ isSeen }) => !isSeen);
  const remove = async (one: Notification) => {
    const outcome = await removeNotification(replica, one, HELD_FOR_UNDO);
    logFailure(outcome);
    if (outcome.kind === 'saved') toast({ title: t`Notification deleted`, action: undoDeletion(outcome.undo) });
  };
  const keepFocus = () => heading.current?.focus();
  return (
    <>
      <ListRefresh top="0" />
      <PanelHead
        heading={heading}
        onMarkAll={
          hasUnseen
            ? () => {
                keepFocus();
                void markAllSeen(replica).then(logFailure);
              }
            : null
        }
      />
      {notifications.length === 0 ? (
        <EmptyState
          icon={BellOff}
          headingLevel="h3"
          title={t`No notifications yet`}
          description={t`When somebody likes, reviews, follows or writes, you read it here.`}
        />
      ) : (
        <chakra.ul mt="1">
          <MovingRows
            items={notifications}
            keyOf={({ id }) => id}
            gap="0.25rem"
            render={(one) => (
              <NotificationItem
                notification={one}
                now={replica.clock()}
                onOpen={() => {
                  void markSeen(replica, one).then(logFailure);
                  onClose();
                }}
                onSeen={() => {
                  keepFocus();
                  void markSeen(replica, one).then(logFailure);
                }}
                onRemove={() => {
                  keepFocus();
                  void remove(one);
                }}
              />
            )}
          />
        </chakra.ul>
      )}
      {isOffline ? (
        <chakra.p display="flex" alignItems="center" gap="2" px="2.5" py="3" fontSize="sm" color="ink.muted">
          <CloudOff size={16} aria-hidden />
          {t`You are offline: what is new comes with the connection.`}
        </chakra.p>
      ) : null}
    </>
  );
}

interface PanelHeadProps {
  readonly heading: Ref<HTMLHeadingElement>;
  /** null: all are read. */
  readonly onMarkAll: (() => void) | null;
}

function PanelHead({ heading, onMarkAll }: PanelHeadProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      ps="2.5"
      minH="target"
    >
      <Heading
        as="h2"
        size="small"
        ref={heading}
        tabIndex={-1}
        _focusVisible={{ outline: 'none' }}
      >{t`Notifications`}</Heading>
      {onMarkAll === null ? null : (
        <Button tone="ghost" size="sm" minH="target" onClick={onMarkAll}>
          {t`Mark all read`}
        </Button>
      )}
    </chakra.div>
  );
}
