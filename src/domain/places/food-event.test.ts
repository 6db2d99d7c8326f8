import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';
import { atPlace, emptyEventForm, eventFromForm, eventProblems, formFromEvent } from './event-form.ts';
import { decodeFoodEvent, type FoodEvent, upcomingEvents } from './food-event.ts';
import type { Place } from './place.ts';
import { momentOnWall, wallTimeIn } from './zoned-time.ts';

const row = {
  id: 'event0000000001',
  user: 'chef00000000001',
  name: 'Rye night',
  text: 'Three loaves.',
  starts: '2026-12-24 17:30:00.000Z',
  ends: '2026-12-24 22:00:00.000Z',
  time_zone: 'Europe/Berlin',
  address: '1 Market Square',
  position: { latitude: 52.52, longitude: 13.405 },
  foods: ['rye000000000001'],
  is_cancelled: false,
};
const decoded = decodeFoodEvent(row);
const event = (decoded.kind === 'valid' ? decoded.value : null) as FoodEvent;
const now = Date.UTC(2026, 10, 26);

describe('an event from a row (R34)', () => {
  it('is what it says', () => {
    expect(event).toEqual({
      id: row.id,
      keeperId: row.user,
      name: 'Rye night',
      text: 'Three loaves.',
      starts: Date.UTC(2026, 11, 24, 17, 30),
      ends: Date.UTC(2026, 11, 24, 22),
      timeZone: 'Europe/Berlin',
      address: '1 Market Square',
      position: row.position,
      foods: row.foods,
      isCancelled: false,
    });
  });

  it.each([
    null,
    { ...row, id: '' },
    { ...row, user: '' },
    { ...row, name: '' },
    { ...row, address: ' ' },
    { ...row, starts: '' },
    { ...row, ends: row.starts },
  ])('is refused: %j', (value) => {
    expect(decodeFoodEvent(value).kind).toBe('refused');
  });
});

it('what comes stands first, the next before all; what is over is gone', () => {
  const one = (id: string, starts: number, ends: number) => ({ ...event, id: id as FoodEvent['id'], starts, ends });
  const events = [one('late', 50, 60), one('over', 1, 10), one('lasts', 5, 20), one('next', 30, 40)];
  expect(upcomingEvents(events, 10).map(({ id }) => id)).toEqual(['lasts', 'next', 'late']);
  expect(upcomingEvents(events, 60)).toEqual([]);
});

describe('the clock on the wall of a time zone', () => {
  it.each([
    ['Europe/Berlin', '2026-12-24T18:30', '2026-12-24T17:30:00Z'],
    ['Europe/Berlin', '2026-07-01T18:30', '2026-07-01T16:30:00Z'],
    ['Asia/Kolkata', '2026-12-25T00:00', '2026-12-24T18:30:00Z'],
    ['Pacific/Kiritimati', '2026-12-25T00:00', '2026-12-24T10:00:00Z'],
    // The hour that there is twice: the first. The one that there is not: an hour later.
    ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00Z'],
    ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00Z'],
  ])('in %s shows %s at %s', (zone, wall, moment) => {
    expect(new Date(momentOnWall(zone, wall) ?? 0).toISOString()).toBe(moment.replace('Z', '.000Z'));
  });

  it.each([
    ['Europe/Berlin', ''],
    ['Europe/Berlin', '2026-02-30T10:00'],
    ['Europe/Berlin', 'tomorrow'],
    ['Nowhere/Land', '2026-12-24T18:30'],
  ])('in %s never shows “%s”', (zone, wall) => {
    expect(momentOnWall(zone, wall)).toBeNull();
  });

  it('leads back to the same minute', () => {
    const minute = 60_000;
    fc.assert(
      fc.property(
        fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'),
        fc.integer({ min: Date.UTC(2024, 0) / minute, max: Date.UTC(2029, 0) / minute }),
        (zone, at) => {
          const wall = wallTimeIn(zone, at * minute);
          expect(wallTimeIn(zone, momentOnWall(zone, wall) ?? 0)).toBe(wall);
        },
      ),
    );
  });
});

describe('the form of an event', () => {
  it('says the same as the event that it was filled from', () => {
    const { id: _id, keeperId: _keeper, isCancelled: _cancelled, ...words } = event;
    const form = formFromEvent(event);
    expect([eventProblems(form, now), eventFromForm(form)]).toEqual([{}, words]);
  });

  it.each([
    ['nothing', { ...emptyEventForm('Europe/Berlin') }, ['name', 'starts', 'ends', 'address']],
    ['an end before the beginning', { ends: '2026-12-24T18:00' }, ['ends']],
    ['an end that is past', { starts: '2026-11-25T18:00', ends: '2026-11-25T19:00' }, ['ends']],
    ['more than a month', { ends: '2027-01-25T18:00' }, ['ends']],
    ['a zone that is none', { timeZone: 'Nowhere/Land' }, ['starts', 'ends', 'timeZone']],
    ['a long text', { text: 'x'.repeat(1001) }, ['text']],
    ['too many foods', { foods: Array.from({ length: 61 }, () => 'rye') }, ['foods']],
  ])('with %s', (_what, parts, fields) => {
    const form = { ...formFromEvent(event), ...parts } as ReturnType<typeof formFromEvent>;
    expect(Object.keys(eventProblems(form, now))).toEqual(fields);
  });

  it('takes where it is from a place', () => {
    const place = { name: 'The Corner', address: '2 High Street', position: null, timeZone: 'UTC' } as Place;
    expect(atPlace(place)).toEqual({ address: 'The Corner, 2 High Street', position: null, timeZone: 'UTC' });
  });
});

describe('the file for a calendar (RFC 5545)', () => {
  const file = (more: Partial<FoodEvent> = {}) =>
    calendarFile({ ...event, ...more }, { page: 'https://foretaste.example/profile/chef', now });

  it('says what, when in UTC, and where', () => {
    expect(file().split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Foretaste//Events//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:event0000000001@foretaste',
      'DTSTAMP:20261126T000000Z',
      'DTSTART:20261224T173000Z',
      'DTEND:20261224T220000Z',
      'SUMMARY:Rye night',
      'DESCRIPTION:Three loaves.',
      'LOCATION:1 Market Square',
      'GEO:52.52;13.405',
      'URL:https://foretaste.example/profile/chef',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(file({ isCancelled: true, text: '', position: null })).toContain('STATUS:CANCELLED');
  });

  it('keeps words from breaking out of their line', () => {
    const lines = file({ name: 'Rye; soup, \\ and\r\nEND:VEVENT' }).split('\r\n');
    expect(lines).toContain(String.raw`SUMMARY:Rye\; soup\, \\ and\nEND:VEVENT`);
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });

  it('has no line of more than 75 octets, and cuts no character in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const made = file({ text: `${text}.`, name: '🍞'.repeat(100) });
        for (const line of made.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(made.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'🍞'.repeat(100)}`);
      }),
    );
  });
});
