import { decodeNotification } from '#domain/notifications/decode-notification.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';

/** spec 1 §9. */
const LISTED = 50;

/** All that this device holds for the signed-in member, newest first; the server keeps a hundred. */
async function notificationsOf(replica: Replica): Promise<readonly Notification[]> {
  const member = (await session(replica))?.memberId;
  if (member === undefined) return [];
  const rows = await replica.database
    .rows('notifications')
    .filter(({ user }) => user === member)
    .toArray();
  const decoded = rows.flatMap((row) => {
    const one = decodeNotification(row);
    return one.kind === 'valid' ? [one.value] : [];
  });
  return decoded.toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1));
}

/** The signed-in member's newest notifications, at most 50 (spec 1 §7 and §9). */
export async function listedNotifications(replica: Replica): Promise<readonly Notification[]> {
  return (await notificationsOf(replica)).slice(0, LISTED);
}

/** The signed-in member's notifications that wait to be seen. */
export async function unseenNotifications(replica: Replica): Promise<readonly Notification[]> {
  return (await notificationsOf(replica)).filter(({ isSeen }) => !isSeen);
}
