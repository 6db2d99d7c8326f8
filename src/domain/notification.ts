import type { NotificationId } from './ids.ts';

/** spec 1 §3; whatever a newer server may tell of is 'other'. */
export const notificationTypes = ['like', 'comment', 'follow', 'review', 'achievement', 'message', 'other'] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** Something that happened to a member, told once. */
export interface Notification {
  readonly id: NotificationId;
  readonly type: NotificationType;
  readonly message: string;
  /** The place in the app that it is about; '' where there is none. */
  readonly link: string;
  readonly isSeen: boolean;
  readonly createdAt: number;
}
