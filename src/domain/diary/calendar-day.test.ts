import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CalendarDay,
  calendarDayAt,
  daysAfter,
  firstDayOf,
  lastDayOf,
  monthOf,
  monthsAfter,
  readCalendarDay,
  readCalendarMonth,
  sameDayBefore,
  weekdayOf,
} from './calendar-day.ts';
import { firstWeekdayOf, monthGrid } from './month-grid.ts';

const day = (text: string) => text as CalendarDay;
const aDay = fc.integer({ min: -25_000, max: 60_000 }).map((days) => daysAfter(day('1970-01-01'), days));

describe('a day of the calendar', () => {
  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '1899-12-31',
    '2026-1-1',
    '2026-01-01T00:00',
    '',
    'today',
    20260101,
    null,
  ])('is not %j', (value) => {
    expect(readCalendarDay(value)).toBeNull();
  });

  it('is every day that there was and will be, and steps by days lead there and back', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -5000, max: 5000 }), (from, steps) => {
        expect(readCalendarDay(from)).toBe(from);
        const to = daysAfter(from, steps);
        expect(daysAfter(to, -steps)).toBe(from);
        expect(to > from).toBe(steps > 0);
        expect(weekdayOf(to)).toBe((((weekdayOf(from) + steps) % 7) + 7) % 7);
      }),
    );
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'Europe/Berlin', 'America/St_Johns', 'UTC'])(
    'is the one where the device is: %s',
    (zone) => {
      const spoken = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 60_000_000 }), (minute) => {
          const said = spoken.format(minute * 60_000);
          const behind = minute - Date.parse(`${said.replace(' ', 'T')}Z`) / 60_000;
          expect(calendarDayAt(minute * 60_000, behind)).toBe(said.slice(0, 10));
        }),
      );
      const now = new Date();
      const [year, month, date] = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) =>
        String(part).padStart(2, '0'),
      );
      expect(calendarDayAt(now.getTime())).toBe([year, month, date].join('-'));
    },
  );

  it('comes again every year, the 29th of February in leap years alone', () => {
    expect(sameDayBefore(day('2026-11-25'), day('2023-11-26'))).toEqual(['2025-11-25', '2024-11-25']);
    expect(sameDayBefore(day('2028-02-29'), day('2019-01-01'))).toEqual(['2024-02-29', '2020-02-29']);
    expect(sameDayBefore(day('2026-11-25'), day('2026-11-25'))).toEqual([]);
  });
});

describe('a month', () => {
  it('has as many days as it has, in weeks that begin as they do anywhere, each day once and in order', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 0, max: 6 }), (within, firstWeekday) => {
        const month = monthOf(within);
        const weeks = monthGrid(month, firstWeekday);
        const days = weeks.flat().filter((one) => one !== null);
        expect(weeks.every((week) => week.length === 7 && week.some((one) => one !== null))).toBe(true);
        expect([days[0], days.at(-1)]).toEqual([firstDayOf(month), lastDayOf(month)]);
        expect(days.map((_day, at) => daysAfter(firstDayOf(month), at))).toEqual(days);
        for (const week of weeks)
          week.forEach((one, place) => {
            if (one !== null) expect(weekdayOf(one)).toBe((firstWeekday + place) % 7);
          });
        expect(daysAfter(lastDayOf(month), 1)).toBe(firstDayOf(monthsAfter(month, 1)));
        expect(monthsAfter(monthsAfter(month, -13), 13)).toBe(month);
      }),
    );
  });

  it('is read from an address, or not at all', () => {
    expect([
      readCalendarMonth('2026-05'),
      readCalendarMonth('2026-13'),
      readCalendarMonth('2026-05-01'),
      readCalendarMonth(''),
    ]).toEqual(['2026-05', null, null, null]);
  });

  it('begins its weeks as its readers do', () => {
    expect([
      firstWeekdayOf('de-DE'),
      firstWeekdayOf('en-GB'),
      firstWeekdayOf('en-US'),
      firstWeekdayOf('no language'),
    ]).toEqual([1, 1, 0, 1]);
  });
});
