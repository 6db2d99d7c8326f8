import { region } from '#languages/region.ts';

/** The same month for everyone, whatever their zone. */
export function monthAndYear(moment: number): string {
  return new Intl.DateTimeFormat(region, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(moment);
}
