import {
  type CalendarDay,
  type CalendarMonth,
  firstDayOf,
  lastDayOf,
  monthOf,
  monthsAfter,
  readCalendarMonth,
} from '#domain/diary/calendar-day.ts';

declare const calendarYear: unique symbol;

/** A year of the calendar, as '2026'. From 1900 on. */
type CalendarYear = string & { readonly [calendarYear]: true };

/** What a recap looks back on. */
export type RecapPeriod =
  | { readonly kind: 'month'; readonly month: CalendarMonth }
  | { readonly kind: 'year'; readonly year: CalendarYear };

/** Both days are in it. */
export interface DaySpan {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** '2026-11' or '2026', as an address has it; null for anything else. */
export function readRecapPeriod(text: string): RecapPeriod | null {
  const month = readCalendarMonth(text);
  if (month !== null) return { kind: 'month', month };
  return readCalendarMonth(`${text}-01`) === null ? null : { kind: 'year', year: text as CalendarYear };
}

/** As an address has it. */
export function periodText(period: RecapPeriod): string {
  return period.kind === 'month' ? period.month : period.year;
}

export function monthThatHas(day: CalendarDay): RecapPeriod {
  return { kind: 'month', month: monthOf(day) };
}

export function yearThatHas(day: CalendarDay): RecapPeriod {
  return { kind: 'year', year: day.slice(0, 4) as CalendarYear };
}

/** The month or the year so many later, or earlier. */
export function periodsAfter(period: RecapPeriod, count: number): RecapPeriod {
  if (period.kind === 'month') return { kind: 'month', month: monthsAfter(period.month, count) };
  return { kind: 'year', year: String(Number(period.year) + count).padStart(4, '0') as CalendarYear };
}

export function spanOf(period: RecapPeriod): DaySpan {
  if (period.kind === 'month') return { from: firstDayOf(period.month), to: lastDayOf(period.month) };
  return {
    from: firstDayOf(`${period.year}-01` as CalendarMonth),
    to: lastDayOf(`${period.year}-12` as CalendarMonth),
  };
}
