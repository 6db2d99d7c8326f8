import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signInAs } from '#tests/support/a-replica.ts';
import { allNotifications } from '#domain/notifications/notification-preferences.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { saveLanguage } from './member-language.ts';
import {
  notificationPreferences,
  saveNotificationPreferences,
} from '#replica/notifications/notification-preferences.ts';
import { openReplica } from '#replica/open-replica.ts';
import type { Replica } from '#replica/database/replica.ts';

let replica: Replica;

beforeEach(() => {
  replica = openReplica({ name: crypto.randomUUID() });
});
afterEach(() => replica.database.delete());

const changes = async () =>
  (await replica.database.outbox.toArray()).map(({ kind, record, columns }) => ({ kind, record, columns }));

it('a visitor’s language is the device’s alone', async () => {
  expect(await saveLanguage(replica, 'de')).toEqual({ kind: 'signed-out' });
  expect(await changes()).toEqual([]);
});

it('a member’s goes to the server with what the member wants to be told of, and only when it is another', async () => {
  await signInAs(replica, 'ana' as MemberId);
  await saveLanguage(replica, 'de');
  await saveLanguage(replica, 'de');
  expect(await changes()).toEqual([{ kind: 'create', record: 'ana', columns: { language: 'de', user: 'ana' } }]);
  await saveNotificationPreferences(replica, allNotifications, { ...allNotifications, quiet: true });
  expect(await notificationPreferences(replica)).toEqual({ ...allNotifications, quiet: true });
  await saveLanguage(replica, 'en');
  expect((await replica.database.rows('notification_preferences').get('ana'))?.['language']).toBe('en');
});
