import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfQuiet, type WallClock } from './quiet-hours.ts';

function clockIn(timeZone: string): WallClock {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return (moment) => {
    const [hours = '', minutes = ''] = clock.format(moment).split(':');
    return Number(hours) * 60 + Number(minutes);
  };
}

const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const night = { from: at(22), until: at(7) };
const moment = (text: string) => Date.parse(text);

describe('[R49] quiet hours', () => {
  it.each([
    ['in the evening they last to the morning', 'Europe/Berlin', night, '2026-06-01T20:30:00Z', '2026-06-02T05:00:00Z'],
    ['after midnight too', 'Europe/Berlin', night, '2026-06-01T23:59:59Z', '2026-06-02T05:00:00Z'],
    ['at their first moment', 'Europe/Berlin', night, '2026-06-01T20:00:00Z', '2026-06-02T05:00:00Z'],
    ['not at their last', 'Europe/Berlin', night, '2026-06-02T05:00:00Z', null],
    ['not at noon', 'Europe/Berlin', night, '2026-06-01T10:00:00Z', null],
    ['within a day', 'UTC', { from: at(13), until: at(14, 30) }, '2026-06-01T13:10:00Z', '2026-06-01T14:30:00Z'],
    ['none, where both are the same', 'UTC', { from: at(9), until: at(9) }, '2026-06-01T09:00:00Z', null],
    ['none, where nothing was chosen', 'UTC', { from: 0, until: 0 }, '2026-06-01T00:00:00Z', null],
    ['from midnight on', 'UTC', { from: 0, until: at(6) }, '2026-06-01T00:00:00Z', '2026-06-01T06:00:00Z'],
    ['until midnight', 'UTC', { from: at(20), until: 0 }, '2026-06-01T23:59:00Z', '2026-06-02T00:00:00Z'],
    ['by the zone’s own date', 'Pacific/Auckland', night, '2026-06-01T12:00:00Z', '2026-06-01T19:00:00Z'],
    ['in a zone of half an hour', 'Asia/Kolkata', night, '2026-06-01T17:00:00Z', '2026-06-02T01:30:00Z'],
    ['in one of a quarter', 'Asia/Kathmandu', night, '2026-06-01T17:00:00Z', '2026-06-02T01:15:00Z'],
    [
      'an hour sooner where the clock is put forward',
      'Europe/Berlin',
      night,
      '2026-03-28T22:00:00Z',
      '2026-03-29T05:00:00Z',
    ],
    ['an hour later where it is put back', 'Europe/Berlin', night, '2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z'],
    [
      'whose end is left out by the clock',
      'Europe/Berlin',
      { from: at(22), until: at(2, 30) },
      '2026-03-28T22:00:00Z',
      '2026-03-29T01:00:00Z',
    ],
    [
      'whose end comes twice',
      'America/New_York',
      { from: at(22), until: at(1, 30) },
      '2026-11-01T03:00:00Z',
      '2026-11-01T05:30:00Z',
    ],
    ['by half an hour, on Lord Howe', 'Australia/Lord_Howe', night, '2026-04-04T12:00:00Z', '2026-04-04T20:30:00Z'],
  ])('%s', (_what, zone, hours, now, end) => {
    expect(endOfQuiet(moment(now), hours, clockIn(zone))).toBe(end === null ? null : moment(end));
  });

  it('end at the first minute that is not quiet, in every zone and on every day', () => {
    const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/St_Johns'];
    const minute = fc.integer({ min: 0, max: 1439 });
    // Around the days on which one of these clocks is changed.
    const days = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01', '2026-06-15'];
    const moments = fc
      .tuple(fc.constantFrom(...days), fc.integer({ min: -36 * 60, max: 36 * 60 }))
      .map(([day, offset]) => moment(`${day}T00:00:00Z`) + offset * 60_000);
    fc.assert(
      fc.property(fc.constantFrom(...zones), moments, minute, minute, (zone, now, from, until) => {
        const clock = clockIn(zone);
        const isQuiet = (when: number) => endOfQuiet(when, { from, until }, clock) !== null;
        const end = endOfQuiet(now, { from, until }, clock);
        if (end === null) return;
        expect(isQuiet(end)).toBe(false);
        for (let when = now; when < end; when += 60_000) expect([when, isQuiet(when)]).toEqual([when, true]);
      }),
      { numRuns: 60 },
    );
  });
});
