import type { NotificationId } from '#domain/values/ids/ids.ts';
import type { NotificationFacts } from './notification-facts.ts';

/** spec 1 §3; whatever a newer server may tell of is 'other'. */
export const notificationTypes = [
  'like',
  'comment',
  'follow',
  'review',
  'achievement',
  'message',
  'event',
  'other',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** Something that happened to a member, told once. */
export interface Notification {
  readonly id: NotificationId;
  readonly type: NotificationType;
  /** The server's own words for it, in English. */
  readonly message: string;
  /** null where the server told none, or what this version does not know [S9]. */
  readonly facts: NotificationFacts | null;
  /** The place in the app that it is about; '' where there is none. */
  readonly link: string;
  readonly isSeen: boolean;
  readonly createdAt: number;
}
