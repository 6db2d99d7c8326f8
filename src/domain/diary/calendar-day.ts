declare const calendarDay: unique symbol;

/**
 * A day of somebody's calendar, as '2026-11-22': what was eaten on the evening of the 22nd stays on the 22nd, wherever it is read. Not a `Day`, which is
 * the same moment everywhere. Texts order days. From 1900 on.
 */
export type CalendarDay = string & { readonly [calendarDay]: true };

/** A month of the calendar, as '2026-11'. */
export type CalendarMonth = string & { readonly [calendarDay]: 'month' };

const form = /^(\d{4})-(\d{2})-(\d{2})$/;
const FIRST_YEAR = 1900;

/** null for a text that names no day, such as '2026-02-30'. */
export function readCalendarDay(value: unknown): CalendarDay | null {
  const [, year = '', month = '', day = ''] = (typeof value === 'string' ? form.exec(value) : null) ?? [];
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const isThere = y >= FIRST_YEAR && m >= 1 && m <= 12 && d >= 1 && d <= daysIn(y, m);
  return isThere ? (value as CalendarDay) : null;
}

/**
 * The day that it is, at a moment, where this device is.
 *
 * @param time in milliseconds since 1970
 * @param behind minutes by which the clocks there are behind Greenwich at that moment
 */
export function calendarDayAt(time: number, behind = new Date(time).getTimezoneOffset()): CalendarDay {
  return new Date(time - behind * 60_000).toISOString().slice(0, 10) as CalendarDay;
}

/** So many days later, or earlier. */
export function daysAfter(day: CalendarDay, days: number): CalendarDay {
  const at = new Date(momentOf(day) + days * DAY_LENGTH);
  return dayFrom(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
}

const DAY_LENGTH = 86_400_000;

/** The day's beginning at Greenwich, for `Intl` with `timeZone: 'UTC'`, in milliseconds since 1970. */
export function momentOf(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`);
}

export function monthOf(day: CalendarDay): CalendarMonth {
  return day.slice(0, 7) as CalendarMonth;
}

/** null for a text that names no month. */
export function readCalendarMonth(value: unknown): CalendarMonth | null {
  const first = typeof value === 'string' ? readCalendarDay(`${value}-01`) : null;
  return first === null ? null : monthOf(first);
}

export function firstDayOf(month: CalendarMonth): CalendarDay {
  return `${month}-01` as CalendarDay;
}

export function lastDayOf(month: CalendarMonth): CalendarDay {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return dayFrom(year, number, daysIn(year, number));
}

/** So many months later, or earlier. */
export function monthsAfter(month: CalendarMonth, months: number): CalendarMonth {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return monthOf(dayFrom(Math.floor(at / 12), (at % 12) + 1, 1));
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: CalendarDay): number {
  return new Date(momentOf(day)).getUTCDay();
}

/**
 * The same day of earlier years, the latest first; the 29th of February in leap years alone.
 *
 * @param since the earliest day that matters
 */
export function sameDayBefore(day: CalendarDay, since: CalendarDay): readonly CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let year = Number(day.slice(0, 4)) - 1; year >= Number(since.slice(0, 4)); year -= 1) {
    const there = readCalendarDay(`${String(year).padStart(4, '0')}${day.slice(4)}`);
    if (there !== null && there >= since) days.push(there);
  }
  return days;
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function dayFrom(year: number, month: number, day: number): CalendarDay {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` as CalendarDay;
}
