import { refused, valid, type Decoded } from '#domain/values/decoded.ts';
import type { NotificationId } from '#domain/values/ids/ids.ts';
import { decodeNotificationFacts } from './notification-facts.ts';
import { type Notification, notificationTypes } from './notification.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { readId } from '#domain/values/ids/read-id.ts';

/** A path of this app: never an address of somewhere else ('//elsewhere', '/\elsewhere'). */
const ownPath = /^\/(?![/\\])/;

/** A notification from a row (spec 1 §3); refused without an id or words. */
export function decodeNotification(value: unknown): Decoded<Notification> {
  const columns = readColumns(value);
  const id = readId(columns?.value('id')) as NotificationId | null;
  const message = columns?.text('message') ?? '';
  if (columns === null || id === null) return refused('A notification must have an id.');
  if (message === '') return refused('A notification must say something.');
  const type = columns.text('type');
  const link = columns.text('link');
  return valid({
    id,
    type: notificationTypes.find((known) => known === type) ?? 'other',
    message,
    facts: decodeNotificationFacts(columns.value('facts')),
    link: ownPath.test(link) ? link : '',
    isSeen: columns.value('seen') === true,
    createdAt: columns.moment('created'),
  });
}
