import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '#tests/support/a-replica.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import { must } from '#prelude/must.ts';
import { markAllSeen, markSeen, removeNotification } from './notification-commands.ts';
import { listedNotifications, unseenNotifications } from './notification-queries.ts';
import { openReplica } from '#replica/open-replica.ts';
import type { Replica } from '#replica/database/replica.ts';

let replica: Replica;

beforeEach(() => {
  replica = openReplica({ name: crypto.randomUUID() });
});
afterEach(() => replica.database.delete());

const signIn = () => signInAs(replica, 'ana' as MemberId);
const row = (minute: number, more: object = {}) => ({
  id: `note${String(minute).padStart(11, '0')}`,
  user: 'ana',
  type: 'like',
  message: `Told at ${minute}`,
  link: '/',
  seen: false,
  created: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
  ...more,
});
const first = async (): Promise<Notification> => must((await listedNotifications(replica))[0], 'a notification');

describe('notifications on the device (spec 1 §4)', () => {
  it('[S5] are the signed-in member’s own, newest first, at most 50', async () => {
    await replica.database
      .rows('notifications')
      .bulkPut([...Array.from({ length: 60 }, (_, minute) => row(minute)), row(99, { user: 'bo' })]);
    expect([await listedNotifications(replica), await unseenNotifications(replica)]).toEqual([[], []]);
    await signIn();
    const listed = await listedNotifications(replica);
    expect([listed.length, listed[0]?.message, listed.at(-1)?.message]).toEqual([50, 'Told at 59', 'Told at 10']);
    expect(await unseenNotifications(replica)).toHaveLength(60);
  });

  it('are marked one by one and all at once, each by one change', async () => {
    await signIn();
    await replica.database.rows('notifications').bulkPut([row(1), row(2), row(3, { seen: true })]);
    await markSeen(replica, await first());
    expect(await replica.database.outbox.count()).toBe(0);
    await markSeen(replica, must((await unseenNotifications(replica))[0], 'an unseen one'));
    expect((await unseenNotifications(replica)).map(({ message }) => message)).toEqual(['Told at 1']);
    await markAllSeen(replica);
    await markAllSeen(replica);
    expect(await unseenNotifications(replica)).toEqual([]);
    expect((await replica.database.outbox.toArray()).map(({ kind, columns }) => [kind, columns])).toEqual([
      ['update', { seen: true }],
      ['update', { seen: true }],
    ]);
  });

  it('[S13] a deletion takes the place of a mark that was not sent', async () => {
    await signIn();
    await replica.database.rows('notifications').bulkPut([row(1)]);
    const told = await first();
    await markSeen(replica, told);
    await removeNotification(replica, told);
    expect(await listedNotifications(replica)).toEqual([]);
    expect((await replica.database.outbox.toArray()).map(({ kind }) => kind)).toEqual(['delete']);
    expect(await removeNotification(replica, told)).toEqual({ kind: 'missing' });
  });
});
