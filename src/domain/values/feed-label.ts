import { t } from '@lingui/core/macro';

const DAY = 24 * 3_600_000;

/** What the feed calls a thing of this age (spec 2 §4, feed label by age): whole days since it was shared. Both in milliseconds since 1970. */
export function feedLabel({ at, now }: { readonly at: number; readonly now: number }): string {
  const days = Math.floor((now - at) / DAY);
  if (days < 1) return t`just shared`;
  return days < 7 ? t`recently discovered` : t`explored`;
}
