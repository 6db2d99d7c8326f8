import { expect, test } from 'vitest';
import {
  allNotifications,
  changedNotificationColumns,
  decodeNotificationPreferences,
} from './notification-preferences.ts';

test('a row says what is not told; what it does not say is told', () => {
  expect(decodeNotificationPreferences({ id: 'm', mute_like: true, mute_follow: false, quiet: true })).toEqual({
    ...allNotifications,
    muted: ['like'],
    quiet: true,
  });
  expect(decodeNotificationPreferences({ id: 'm' })).toEqual(allNotifications);
  expect(decodeNotificationPreferences(null)).toBeNull();
});

test('[S15] a change names only what differs', () => {
  expect(
    changedNotificationColumns({ ...allNotifications, muted: ['like'] }, { ...allNotifications, muted: ['follow'] }),
  ).toEqual({
    mute_like: false,
    mute_follow: true,
  });
  expect(changedNotificationColumns(allNotifications, allNotifications)).toEqual({});
});

test.each([
  [
    { quiet_from: 1320, quiet_until: 420, time_zone: 'Europe/Berlin' },
    { from: 1320, until: 420, timeZone: 'Europe/Berlin' },
  ],
  [{ quiet_from: 1320, quiet_until: 420 }, null],
  [
    { quiet_from: 1440, quiet_until: '7', time_zone: 'UTC' },
    { from: 0, until: 0, timeZone: 'UTC' },
  ],
])('[R49] %o is when nobody is woken', (row, quietHours) => {
  expect(decodeNotificationPreferences({ id: 'm', no_push_message: true, ...row })).toEqual({
    ...allNotifications,
    unwoken: ['message'],
    quietHours,
  });
});

test('[R49] [S15] quiet hours change minute by minute, and go whole', () => {
  const night = { ...allNotifications, quietHours: { from: 1320, until: 420, timeZone: 'Europe/Berlin' } };
  const later = { ...night, quietHours: { ...night.quietHours, from: 1380 } };
  expect(changedNotificationColumns(night, later)).toEqual({ quiet_from: 1380 });
  expect(changedNotificationColumns(later, allNotifications)).toEqual({ quiet_from: 0, quiet_until: 0, time_zone: '' });
  expect(changedNotificationColumns(night, { ...night, unwoken: ['like'] })).toEqual({ no_push_like: true });
});
