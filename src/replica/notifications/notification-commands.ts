import type { MemberId } from '#domain/values/ids/ids.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import { notificationInWords } from '#domain/notifications/notification-in-words.ts';
import { unseenNotifications } from './notification-queries.ts';
import { deleteCommand, type Undoable } from '#replica/outbox/delete-command.ts';
import type { Mutation } from '#replica/outbox/record-mutation.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';

type Told = Pick<Notification, 'id' | 'message' | 'facts'>;

function marked(member: MemberId, told: Told): Mutation {
  return {
    member,
    collection: 'notifications',
    record: told.id,
    kind: 'update',
    columns: { seen: true },
    about: notificationInWords(told),
  };
}

/** Marks a notification as seen (spec 1 §4). */
export function markSeen(replica: Replica, notification: Told): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const row = await replica.database.rows('notifications').get(notification.id);
    return { mutations: row === undefined || row['seen'] === true ? [] : [marked(memberId, notification)], saved: {} };
  });
}

/** Marks all of the member's notifications as seen (spec 1 §2, 'Mark all read'). */
export function markAllSeen(replica: Replica): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => ({
    mutations: (await unseenNotifications(replica)).map((one) => marked(memberId, one)),
    saved: {},
  }));
}

/** Deletes a notification (spec 1 §4). */
export function removeNotification(replica: Replica, told: Told, heldFor = 0): Promise<WriteOutcome<Undoable>> {
  return deleteCommand(
    replica,
    async ({ memberId }) =>
      (await replica.database.rows('notifications').get(told.id)) === undefined
        ? null
        : { member: memberId, collection: 'notifications', record: told.id, about: notificationInWords(told) },
    heldFor,
  );
}
