import { t } from '@lingui/core/macro';
import { region } from '#languages/region.ts';
import { lazily } from '#prelude/timing/lazily.ts';

const MINUTE = 60_000;

/** Largest first; a month is 30 days and a year 365, close enough for 'how long ago'. */
const units = [
  { name: 'year', length: 365 * 24 * 60 * MINUTE },
  { name: 'month', length: 30 * 24 * 60 * MINUTE },
  { name: 'week', length: 7 * 24 * 60 * MINUTE },
  { name: 'day', length: 24 * 60 * MINUTE },
  { name: 'hour', length: 60 * MINUTE },
  { name: 'minute', length: MINUTE },
] as const;

const ago = lazily(() => new Intl.RelativeTimeFormat(region, { numeric: 'always' }));

/** How long ago something was, in words: 'just now' under a minute (and for a clock ahead of ours), then '1 minute ago' … */
export function relativeTime({ at, now }: { readonly at: number; readonly now: number }): string {
  const elapsed = now - at;
  const unit = units.find(({ length }) => elapsed >= length);
  return unit === undefined ? t`just now` : ago().format(-Math.floor(elapsed / unit.length), unit.name);
}
