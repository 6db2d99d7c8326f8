import { t } from '@lingui/core/macro';
import { lazily } from '#prelude/timing/lazily.ts';
import { type OpenSpan, type OpenState, openStateAt, weekMinuteIn } from '#domain/places/opening-hours.ts';
import type { Place } from '#domain/places/place.ts';
import { region } from '#languages/region.ts';

/** 2024 began on a Monday. */
const dayNames = lazily(() => {
  const days = new Intl.DateTimeFormat(region, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => days.format(Date.UTC(2024, 0, 1 + day)));
});
const times = lazily(() => new Intl.DateTimeFormat(region, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }));

/** Monday is 0. */
export function weekdayName(day: number): string {
  return dayNames()[day] ?? '';
}

/** Minutes of a day as a time in the reader's language; those past midnight as of the next day. */
function timeInWords(minutes: number): string {
  return times().format((minutes % 1440) * 60_000);
}

/** A day's spans in words. */
export function dayInWords(spans: readonly OpenSpan[]): string {
  if (spans.length === 0) return t`Closed`;
  return spans
    .map(([from, until]) => {
      if (from === 0 && until === 1440) return t`Around the clock`;
      const [start, end] = [timeInWords(from), timeInWords(until)];
      return t`${start} to ${end}`;
    })
    .join(', ');
}

/** What is known of a place at a moment; null where its hours are not stated, or its time zone is not known here. */
export function openStateOf({ hours, timeZone }: Pick<Place, 'hours' | 'timeZone'>, now: number): OpenState | null {
  const minute = hours === null ? null : weekMinuteIn(timeZone, now);
  return hours === null || minute === null ? null : openStateAt(hours, minute);
}

/** 'Open now until 22:00', 'Closed, opens on Monday at 9:00'. By the clock on the place's wall. */
export function openInWords(state: OpenState): string {
  switch (state.kind) {
    case 'open': {
      const until = timeInWords(state.until);
      return t`Open now until ${until}`;
    }
    case 'open-always':
      return t`Open around the clock`;
    case 'closed-always':
      return t`Closed`;
    case 'closed': {
      const at = timeInWords(state.opens.minute);
      if (state.opens.inDays === 0) return t`Closed, opens at ${at}`;
      if (state.opens.inDays === 1) return t`Closed, opens tomorrow at ${at}`;
      const day = weekdayName(state.opens.weekday);
      return t`Closed, opens on ${day} at ${at}`;
    }
  }
}
