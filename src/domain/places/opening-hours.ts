import { wallTimeIn } from './zoned-time.ts';
/** Minutes since the midnight that a day begins with: from 0 to 1439, until later than that and at most a day later. Past 1440 it is the next day. */
export type OpenSpan = readonly [from: number, until: number];

/** Seven days from Monday on; a day without a span is a day of rest. */
export type OpeningHours = readonly (readonly OpenSpan[])[];

export const WEEKDAYS = 7;
export const MOST_SPANS = 4;
const DAY = 1440;
const WEEK = WEEKDAYS * DAY;

/** What a reader wants to know of a place at a moment, by the clock on its own wall. */
export type OpenState =
  | { readonly kind: 'open'; readonly until: number }
  | { readonly kind: 'open-always' }
  | {
      readonly kind: 'closed';
      readonly opens: { readonly weekday: number; readonly minute: number; readonly inDays: number };
    }
  | { readonly kind: 'closed-always' };

/** Opening hours from what is stored; null for what is none: nothing is made up about when a place is open. */
export function readOpeningHours(value: unknown): OpeningHours | null {
  if (!Array.isArray(value) || value.length !== WEEKDAYS) return null;
  const days = value.map(readDay);
  return days.some((day) => day === null) ? null : (days as OpeningHours);
}

function readDay(value: unknown): readonly OpenSpan[] | null {
  if (!Array.isArray(value) || value.length > MOST_SPANS) return null;
  const spans = value.map((span: unknown) => (isSpan(span) ? span : null));
  if (spans.includes(null)) return null;
  return (spans as OpenSpan[]).toSorted(([one], [other]) => one - other);
}

function isSpan(value: unknown): value is OpenSpan {
  if (!Array.isArray(value) || value.length !== 2 || !value.every(Number.isInteger)) return false;
  const [from, until] = value as [number, number];
  return from >= 0 && from < DAY && until > from && until <= from + DAY;
}

/**
 * Whether a place is open at a moment, and what comes next.
 *
 * @param weekMinute minutes since the midnight that the place's Monday began with, 0 to 10079
 */
export function openStateAt(hours: OpeningHours, weekMinute: number): OpenState {
  const spans = hours.flatMap((day, weekday) =>
    day.map(([from, until]) => [weekday * DAY + from, weekday * DAY + until] as const),
  );
  if (spans.length === 0) return { kind: 'closed-always' };
  const endOf = (moment: number) =>
    Math.max(
      -1,
      ...spans.flatMap(([from, until]) =>
        [0, WEEK].flatMap((lap) => (from <= moment + lap && moment + lap < until ? [until - lap] : [])),
      ),
    );
  const end = endOf(weekMinute);
  if (end >= 0) return openFrom(weekMinute, end, (moment) => endOf(moment % WEEK) + moment - (moment % WEEK));
  const waits = spans.map(([from]) => (from - weekMinute + WEEK) % WEEK);
  const opens = weekMinute + Math.min(...waits);
  return {
    kind: 'closed',
    opens: {
      weekday: Math.floor((opens % WEEK) / DAY),
      minute: opens % DAY,
      inDays: Math.floor(opens / DAY) - Math.floor(weekMinute / DAY),
    },
  };
}

/** Spans that meet are one: who closes at midnight and opens at midnight does not close. */
function openFrom(start: number, first: number, endAfter: (moment: number) => number): OpenState {
  let end = first;
  for (let next = endAfter(end); next > end; next = endAfter(end)) {
    end = next;
    if (end - start >= WEEK) return { kind: 'open-always' };
  }
  return { kind: 'open', until: end % DAY };
}

/**
 * The minute of the week on the wall of a time zone; null for a zone that this device does not know.
 *
 * @param now milliseconds since 1970
 * @param timeZone IANA
 */
export function weekMinuteIn(timeZone: string, now: number): number | null {
  const wall = wallTimeIn(timeZone, now);
  if (wall === '') return null;
  // Read as one of Greenwich, it has the same weekday and minute there.
  const shown = new Date(`${wall}Z`);
  const weekday = (shown.getUTCDay() + WEEKDAYS - 1) % WEEKDAYS;
  return weekday * DAY + shown.getUTCHours() * 60 + shown.getUTCMinutes();
}

/** '9:30', '0930' and '09:30' as minutes of the day; null for what is no time. */
export function minutesOf(text: string): number | null {
  const found = /^(\d{1,2}):?(\d{2})(?::00)?$/.exec(text.trim());
  if (found === null) return null;
  const [hours, minutes] = [Number(found[1]), Number(found[2])];
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : null;
}

/** Minutes as '09:30', for a field of the form; 1440 and more are of the next day. */
export function timeText(minutes: number): string {
  const ofDay = minutes % DAY;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** A span from two times: an end at or before the beginning is on the next day. */
export function spanOf(from: number, until: number): OpenSpan {
  return [from, until > from ? until : until + DAY];
}

/** Whether two spans of a week lie over each other, also past midnight into the next day. */
export function hasOverlap(hours: OpeningHours): boolean {
  const spans = hours.flatMap((day, weekday) =>
    day.map(([from, until]) => [weekday * DAY + from, weekday * DAY + until] as const),
  );
  return spans.some(([from, until], at) =>
    spans.some(
      ([otherFrom, otherUntil], other) =>
        other !== at && [-WEEK, 0, WEEK].some((lap) => from < otherUntil + lap && otherFrom + lap < until),
    ),
  );
}
