import { type CalendarDay, type CalendarMonth, daysAfter, firstDayOf, lastDayOf, weekdayOf } from './calendar-day.ts';

/**
 * The weeks of a month, seven places each; null where the day belongs to another month.
 *
 * @param firstWeekday with which a week begins: 0 for Sunday to 6 for Saturday
 */
export function monthGrid(month: CalendarMonth, firstWeekday: number): readonly (readonly (CalendarDay | null)[])[] {
  const first = firstDayOf(month);
  const lead = (weekdayOf(first) - firstWeekday + 7) % 7;
  const length = Number(lastDayOf(month).slice(8));
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_place, place) => {
      const at = week * 7 + place - lead;
      return at < 0 || at >= length ? null : daysAfter(first, at);
    }),
  );
}

/** With which day weeks begin where a language is spoken: 0 for Sunday to 6 for Saturday; Monday where the browser does not know. */
export function firstWeekdayOf(locale: string): number {
  try {
    const spoken = new Intl.Locale(locale) as Intl.Locale & WeekAware;
    const first = (spoken.getWeekInfo?.() ?? spoken.weekInfo)?.firstDay;
    return first === undefined ? knownFirstWeekday(spoken) : first % 7;
  } catch {
    return MONDAY;
  }
}

/** Newer than TypeScript's own types; Firefox has neither. 1 for Monday to 7 for Sunday. */
interface WeekAware {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

const MONDAY = 1;
const fromSunday = /^(US|CA|MX|BR|JP|KR|TW|HK|IN|IL|ZA|PH|TH|CO|PE|VE)$/;

function knownFirstWeekday(locale: Intl.Locale): number {
  return fromSunday.test(locale.maximize().region ?? '') ? 0 : MONDAY;
}
