import { expect, test } from 'vitest';
import {
  allNotifications,
  changedNotificationColumns,
  decodeNotificationPreferences,
} from './notification-preferences.ts';

test('a row says what is not told; what it does not say is told', () => {
  expect(decodeNotificationPreferences({ id: 'm', mute_like: true, mute_follow: false, quiet: true })).toEqual({
    muted: ['like'],
    quiet: true,
  });
  expect(decodeNotificationPreferences({ id: 'm' })).toEqual(allNotifications);
  expect(decodeNotificationPreferences(null)).toBeNull();
});

test('[S15] a change names only what differs', () => {
  expect(changedNotificationColumns({ muted: ['like'], quiet: false }, { muted: ['follow'], quiet: false })).toEqual({
    mute_like: false,
    mute_follow: true,
  });
  expect(changedNotificationColumns(allNotifications, allNotifications)).toEqual({});
});
