import { t } from '@lingui/core/macro';
import type { FoodEvent } from '#domain/places/food-event.ts';
import { isTimeZone } from '#domain/places/place-form.ts';
import { region } from '#languages/region.ts';
import { zoneHere, zoneInWords } from '#shared/words/time-zone.ts';

/** When an event is, by the clock there: 'Thursday, 24 December 2026, 18:30 – 23:00'; with the zone where that is not the reader's. */
export function eventTimeInWords({ starts, ends, timeZone }: Pick<FoodEvent, 'starts' | 'ends' | 'timeZone'>): string {
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  const span = new Intl.DateTimeFormat(region, {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).formatRange(starts, ends);
  const place = zoneInWords(zone);
  return zone === zoneHere() ? span : t`${span} (${place} time)`;
}
