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

test('[R49] a daily mail is off until asked for; who takes another clock later does not ask for it again', () => {
  expect(allNotifications.dailyMail).toBe(false);
  expect(decodeNotificationPreferences({ id: 'm', daily_mail: 'yes', mail_zone: null })).toEqual(allNotifications);
  const wanted = decodeNotificationPreferences({ id: 'm', daily_mail: true, mail_zone: 'Europe/Berlin' });
  expect(wanted).toEqual({ ...allNotifications, dailyMail: true, mailZone: 'Europe/Berlin' });
  if (wanted === null) return;
  expect(changedNotificationColumns(allNotifications, wanted)).toEqual({
    daily_mail: true,
    mail_zone: 'Europe/Berlin',
  });
  expect(changedNotificationColumns(wanted, { ...wanted, mailZone: 'Asia/Tokyo' })).toEqual({
    mail_zone: 'Asia/Tokyo',
  });
  expect(changedNotificationColumns(wanted, { ...wanted, dailyMail: false })).toEqual({ daily_mail: false });
});
