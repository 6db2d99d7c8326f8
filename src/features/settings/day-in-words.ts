import { region } from '#languages/region.ts';
import { lazily } from '#prelude/timing/lazily.ts';

const short = lazily(() => new Intl.DateTimeFormat(region, { day: 'numeric', month: 'short', timeZone: 'UTC' }));

/** '2026-01-31' as '31 Jan'. */
export function dayInWords(day: string): string {
  const moment = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(moment) ? day : short().format(moment);
}
