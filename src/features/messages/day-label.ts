import { t } from '@lingui/core/macro';
import { region } from '#languages/region.ts';
import { lazily } from '#prelude/timing/lazily.ts';

const WEEK = 6;

/** The calendar day of a moment on this device, as a number that sorts. */
export function dayOf(at: number): number {
  const date = new Date(at);
  return date.getFullYear() * 10_000 + date.getMonth() * 100 + date.getDate();
}

/** What a day is called in a thread: 'Today', 'Yesterday', the weekday within the last six days, otherwise the date. Milliseconds since 1970. */
export function dayLabel({ at, now }: { readonly at: number; readonly now: number }): string {
  const days = daysBetween(at, now);
  if (days <= 0) return t`Today`;
  if (days === 1) return t`Yesterday`;
  if (days <= WEEK) return new Intl.DateTimeFormat(region, { weekday: 'long' }).format(at);
  const year = new Date(at).getFullYear() === new Date(now).getFullYear() ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(region, { weekday: 'short', day: 'numeric', month: 'long', ...year }).format(at);
}

/** Whole days by the calendar, so that a day of 23 or 25 hours is one. */
function daysBetween(from: number, to: number): number {
  const midnight = (at: number) => {
    const date = new Date(at);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  };
  return Math.round((midnight(to) - midnight(from)) / 86_400_000);
}

const clock = lazily(() => new Intl.DateTimeFormat(region, { hour: '2-digit', minute: '2-digit' }));

/** '14:05' on this device. */
export function timeLabel(at: number): string {
  return clock().format(at);
}

/** When a conversation was last written in, short: the time today, 'Yesterday', the weekday, otherwise the date. */
export function shortDayLabel({ at, now }: { readonly at: number; readonly now: number }): string {
  const days = daysBetween(at, now);
  if (days <= 0) return timeLabel(at);
  if (days <= WEEK) return days === 1 ? t`Yesterday` : new Intl.DateTimeFormat(region, { weekday: 'short' }).format(at);
  return new Intl.DateTimeFormat(region, { day: 'numeric', month: 'short', year: '2-digit' }).format(at);
}
