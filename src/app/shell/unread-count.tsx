import { plural } from '@lingui/core/macro';
import { unreadMessages } from '#replica/messages/unread-messages.ts';
import { useLive } from '#replica/database/use-live.ts';
import { CountBadge } from '#ui/elements/count-badge.tsx';

/** How many messages wait to be read by whoever is signed in (R25); nothing for none. */
export function UnreadCount() {
  const count = useLive(unreadMessages, []) ?? 0;
  return <CountBadge count={count} label={plural(count, { one: 'unread message', other: 'unread messages' })} />;
}
