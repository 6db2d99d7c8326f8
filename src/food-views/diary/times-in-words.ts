import { plural, t } from '@lingui/core/macro';
import type { CalendarDay } from '#domain/diary/calendar-day.ts';
import { figure } from '#languages/figure.ts';
import { dayInWords } from './day-in-words.ts';

/** 'You tried it 3 times, last on 4 May 2026.' */
export function timesInWords({ times, last }: { readonly times: number; readonly last: CalendarDay | null }): string {
  const count = figure(times);
  if (last === null) return plural(times, { one: 'You tried it once.', other: `You tried it ${count} times.` });
  const day = dayInWords(last);
  return times === 1 ? t`You tried it once, on ${day}.` : t`You tried it ${count} times, last on ${day}.`;
}
