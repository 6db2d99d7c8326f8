import { readColumns } from '#domain/values/read-columns.ts';
import type { NotificationType } from './notification.ts';

/** Kinds that can be switched off; 'other' is about the account itself and is always told. */
export const mutableNotifications = [
  'like',
  'comment',
  'review',
  'follow',
  'message',
  'achievement',
] as const satisfies readonly NotificationType[];
export type MutableNotification = (typeof mutableNotifications)[number];

/** What a member wants to be told of, on all devices. */
export interface NotificationPreferences {
  readonly muted: readonly MutableNotification[];
  /** News stand in the list without a badge or an announcement. */
  readonly quiet: boolean;
}

/** Who never said anything is told everything. */
export const allNotifications: NotificationPreferences = { muted: [], quiet: false };

/** From a row of notification_preferences; anything that is no row gives null. */
export function decodeNotificationPreferences(value: unknown): NotificationPreferences | null {
  const columns = readColumns(value);
  if (columns === null) return null;
  return {
    muted: mutableNotifications.filter((kind) => columns.value(`mute_${kind}`) === true),
    quiet: columns.value('quiet') === true,
  };
}

/** The columns that a change needs: only what differs, so that what another device changed stays [S15]. */
export function changedNotificationColumns(
  before: NotificationPreferences,
  after: NotificationPreferences,
): Readonly<Record<string, boolean>> {
  const [old, now] = [encode(before), encode(after)];
  return Object.fromEntries(Object.entries(now).filter(([column, value]) => old[column] !== value));
}

function encode({ muted, quiet }: NotificationPreferences): Readonly<Record<string, boolean>> {
  return { ...Object.fromEntries(mutableNotifications.map((kind) => [`mute_${kind}`, muted.includes(kind)])), quiet };
}
