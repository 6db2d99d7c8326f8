import { t } from '@lingui/core/macro';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const HOURS_PER_DAY = 24;

/**
 * A dish's age, 'Nh ago' under 24 hours and otherwise 'Nd ago' (spec 1 §2, dish card); in the first hour, which would be none, in minutes.
 * Both in milliseconds since 1970.
 */
export function ageLabel({ createdAt, now }: { readonly createdAt: number; readonly now: number }): string {
  const age = Math.max(0, now - createdAt);
  if (age < MINUTE) return t`just now`;
  if (age < HOUR) return t`${Math.floor(age / MINUTE)}m ago`;
  const hours = Math.floor(age / HOUR);
  return hours < HOURS_PER_DAY ? t`${hours}h ago` : t`${Math.floor(hours / HOURS_PER_DAY)}d ago`;
}
