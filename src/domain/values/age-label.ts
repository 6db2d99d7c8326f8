import { t } from '@lingui/core/macro';

const HOUR = 3_600_000;
const HOURS_PER_DAY = 24;

/** A dish's age, 'Nh ago' under 24 hours and otherwise 'Nd ago' (spec 1 §2, dish card). Both in milliseconds since 1970. */
export function ageLabel({ createdAt, now }: { readonly createdAt: number; readonly now: number }): string {
  const hours = Math.max(0, Math.floor((now - createdAt) / HOUR));
  return hours < HOURS_PER_DAY ? t`${hours}h ago` : t`${Math.floor(hours / HOURS_PER_DAY)}d ago`;
}
