import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Check, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Notification } from '#domain/notifications/notification.ts';
import { notificationInWords } from '#domain/notifications/notification-in-words.ts';
import { relativeTime } from '#domain/values/relative-time.ts';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { NotificationIcon } from './notification-icon.tsx';

interface NotificationItemProps {
  readonly notification: Notification;
  readonly now: number;
  readonly onOpen: () => void;
  readonly onSeen: () => void;
  readonly onRemove: () => void;
}

/** The whole row opens what it is about; its buttons lie above that. */
const Words = chakra('span', {
  base: {
    display: 'block',
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    lineHeight: 'snug',
    '&[href]': {
      _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' },
      _focusVisible: {
        outline: 'none',
        _after: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
      },
    },
  },
});

/** One notification (spec 1 §2): icon by type, words, age, unread highlight, mark read, delete. */
export function NotificationItem({ notification, now, onOpen, onSeen, onRemove }: NotificationItemProps) {
  const { type, link, isSeen, createdAt } = notification;
  const told = notificationInWords(notification);
  const words = useId();
  /** A button says what it does, and to which notification. */
  const named = (action: 'read' | 'delete') => ({
    id: `${words}-${action}`,
    'aria-labelledby': `${words}-${action} ${words}`,
  });
  return (
    <chakra.div
      position="relative"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      ps="2.5"
      pe="1"
      py="1.5"
      borderRadius="md"
      {...(isSeen ? {} : { bg: 'paprika.soft' })}
      {...(link === '' ? {} : { _hover: { bg: 'paper.sunken' } })}
    >
      <NotificationIcon type={type} />
      <chakra.div flex="1 1 6rem" minW="0" py="1">
        <chakra.p fontSize="sm" fontWeight={isSeen ? 'normal' : 'semibold'}>
          {isSeen ? null : <VisuallyHidden>{t`Unread:`} </VisuallyHidden>}
          {link === '' ? (
            <Words id={words}>{told}</Words>
          ) : (
            <Words asChild id={words}>
              <Link to={link} onClick={onOpen}>
                {told}
              </Link>
            </Words>
          )}
        </chakra.p>
        <chakra.p fontSize="xs" color="ink.muted" mt="0.5">
          {relativeTime({ at: createdAt, now })}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" ms="auto" position="relative" zIndex="1">
        {isSeen ? null : (
          <IconButton label={t`Mark as read`} {...named('read')} onClick={onSeen}>
            <Check aria-hidden />
          </IconButton>
        )}
        <IconButton label={t`Delete`} {...named('delete')} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </chakra.div>
    </chakra.div>
  );
}
