import { t } from '@lingui/core/macro';
import {
  allNotifications,
  changedNotificationColumns,
  decodeNotificationPreferences,
  type NotificationPreferences,
} from '#domain/notifications/notification-preferences.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { saveInOwnRow } from '#replica/outbox/save-in-own-row.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';

/** What the signed-in member wants to be told of; null for a visitor. */
export async function notificationPreferences(replica: Replica): Promise<NotificationPreferences | null> {
  const member = (await session(replica))?.memberId;
  if (member === undefined) return null;
  return (
    decodeNotificationPreferences(await replica.database.rows('notification_preferences').get(member)) ??
    allNotifications
  );
}

/** Keeps what differs from `before`, which the member saw: one row per member, whose id is the member's own [S12]. */
export function saveNotificationPreferences(
  replica: Replica,
  before: NotificationPreferences,
  after: NotificationPreferences,
): Promise<WriteOutcome> {
  return saveInOwnRow(replica, {
    collection: 'notification_preferences',
    about: t`My notifications`,
    changes: () => changedNotificationColumns(before, after),
  });
}
