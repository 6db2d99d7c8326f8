import { type CalendarDay, type CalendarMonth, firstDayOf, momentOf } from '#domain/diary/calendar-day.ts';
import { region } from '#languages/region.ts';
import { lazily } from '#prelude/timing/lazily.ts';

const day = lazily(() => new Intl.DateTimeFormat(region, { dateStyle: 'long', timeZone: 'UTC' }));
const weekday = lazily(
  () => new Intl.DateTimeFormat(region, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const month = lazily(() => new Intl.DateTimeFormat(region, { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** '4 May 2026' */
export function dayInWords(at: CalendarDay): string {
  return day().format(momentOf(at));
}

/** 'Mon 4 May', where the year stands above. */
export function dayInMonth(at: CalendarDay): string {
  return weekday().format(momentOf(at));
}

/** 'May 2026' */
export function monthInWords(at: CalendarMonth): string {
  return month().format(momentOf(firstDayOf(at)));
}
