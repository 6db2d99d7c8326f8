import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { calendarFile } from '#domain/places/calendar-file.ts';
import type { FoodEvent } from '#domain/places/food-event.ts';
import type { KeptEvent } from '#replica/places/event-queries.ts';
import { UnsentMark } from '#shared/saving/unsent-mark.tsx';
import { saveBlob } from '#ui/device/save-blob.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { Button } from '#ui/elements/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { KeptHead } from './kept-head.tsx';
import { MapLinks } from './map-links.tsx';
import { isTimeZone } from '#domain/places/place-form.ts';
import { region } from '#languages/region.ts';
import { zoneHere, zoneInWords } from '#shared/words/time-zone.ts';

interface EventEntryProps {
  readonly kept: KeptEvent;
  readonly now: number;
  /** On the page of whoever holds it, that is said already. */
  readonly showsKeeper: boolean;
  /** What can be done about it. */
  readonly menu?: ReactNode;
  /** Below it. */
  readonly children?: ReactNode;
}

/** One event: what, when and where, and the way into the reader's calendar. */
export function EventEntry({ kept, now, showsKeeper, menu, children }: EventEntryProps) {
  const { event, keeper, isUnsent, isHidden } = kept;
  const isOver = event.ends <= now;
  return (
    <chakra.article aria-label={event.name} display="grid" gap="2" minW="0">
      <KeptHead name={event.name} keeper={showsKeeper ? keeper : null} menu={menu} />
      <chakra.p fontWeight="medium" textDecoration={event.isCancelled ? 'line-through' : undefined}>
        <time dateTime={new Date(event.starts).toISOString()}>{eventTimeInWords(event)}</time>
      </chakra.p>
      <Marks kept={kept} isOver={isOver} isUnsent={isUnsent} isHidden={isHidden} />
      <chakra.p dir="auto" overflowWrap="anywhere" whiteSpace="pre-line">
        {event.address}
      </chakra.p>
      {event.text === '' ? null : (
        <chakra.p dir="auto" textStyle="small" overflowWrap="anywhere" whiteSpace="pre-line" maxW="reading">
          {event.text}
        </chakra.p>
      )}
      {event.isCancelled || isOver ? null : (
        <Row gap="2">
          <Button
            tone="outline"
            size="sm"
            minH="target"
            aria-label={t`Add ${event.name} to my calendar`}
            onClick={() => addToCalendar(event, keeper?.username ?? '')}
          >
            <CalendarPlus aria-hidden />
            {t`Add to calendar`}
          </Button>
          <MapLinks place={event} />
        </Row>
      )}
      {children}
    </chakra.article>
  );
}

interface MarksProps {
  readonly kept: KeptEvent;
  readonly isOver: boolean;
  readonly isUnsent: boolean;
  readonly isHidden: boolean;
}

function Marks({ kept: { event }, isOver, isUnsent, isHidden }: MarksProps) {
  if (!event.isCancelled && !isOver && !isUnsent && !isHidden) return null;
  return (
    <Row gap="2">
      {event.isCancelled ? <Badge tone="danger">{t`Cancelled`}</Badge> : null}
      {isOver ? <Badge>{t`Over`}</Badge> : null}
      {isUnsent ? <UnsentMark tone="saffron" /> : null}
      {isHidden ? <Badge tone="danger">{t`Hidden by a moderator`}</Badge> : null}
    </Row>
  );
}

/** The file is made here; whatever calendar the device has opens it. */
function addToCalendar(event: FoodEvent, username: string): void {
  const page = `${location.origin}/profile/${encodeURIComponent(username)}`;
  const file = new Blob([calendarFile(event, { page, now: Date.now() })], { type: 'text/calendar;charset=utf-8' });
  saveBlob(file, `${event.id}.ics`);
}

/** When an event is, by the clock there: 'Thursday, 24 December 2026, 18:30 – 23:00'; with the zone where that is not the reader's. */
function eventTimeInWords({ starts, ends, timeZone }: Pick<FoodEvent, 'starts' | 'ends' | 'timeZone'>): string {
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
