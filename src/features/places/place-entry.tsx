import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { WEEKDAYS } from '#domain/places/opening-hours.ts';
import type { KeptPlace } from '#replica/places/place-queries.ts';
import { oneDecimal, figure } from '#languages/figure.ts';
import { UnsentMark } from '#shared/saving/unsent-mark.tsx';
import { zoneHere, zoneInWords } from '#shared/words/time-zone.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { Row } from '#ui/layout/row.tsx';
import { KeptHead } from './kept-head.tsx';
import { MapLinks } from './map-links.tsx';
import { dayInWords, openInWords, openStateOf, weekdayName } from './open-words.ts';

interface PlaceEntryProps {
  readonly kept: KeptPlace;
  readonly now: number;
  /** On the page of who keeps it, that is said already. */
  readonly showsKeeper: boolean;
  /** From where the reader is; null: not asked for, or not known of the place. */
  readonly kilometres?: number | null;
  /** What can be done about it. */
  readonly menu?: ReactNode;
  /** Below it. */
  readonly children?: ReactNode;
}

/** One place: what it is called, whether it is open, where it is and how one comes there. */
export function PlaceEntry({ kept, now, showsKeeper, kilometres = null, menu, children }: PlaceEntryProps) {
  const { place, keeper, isUnsent, isHidden } = kept;
  const state = openStateOf(place, now);
  const isOpen = state?.kind === 'open' || state?.kind === 'open-always';
  return (
    <chakra.article aria-label={place.name} display="grid" gap="2" minW="0">
      <KeptHead name={place.name} keeper={showsKeeper ? keeper : null} menu={menu} />
      <chakra.p dir="auto" overflowWrap="anywhere" whiteSpace="pre-line">
        {place.address}
      </chakra.p>
      <Row gap="2">
        {state === null ? null : <Badge tone={isOpen ? 'herb' : 'neutral'}>{openInWords(state)}</Badge>}
        {kilometres === null ? null : <Badge tone="paprika">{distanceInWords(kilometres)}</Badge>}
        {isUnsent ? <UnsentMark tone="saffron" /> : null}
        {isHidden ? <Badge tone="danger">{t`Hidden by a moderator`}</Badge> : null}
      </Row>
      {place.hours === null ? null : <Week kept={kept} />}
      <MapLinks place={place} />
      {children}
    </chakra.article>
  );
}

function Week({ kept: { place } }: { readonly kept: KeptPlace }) {
  const hours = place.hours ?? [];
  return (
    <chakra.details>
      <chakra.summary
        display="inline-flex"
        alignItems="center"
        gap="1"
        minH="target"
        my="-1.5"
        cursor="pointer"
        fontSize="sm"
        fontWeight="medium"
        color="paprika.text"
      >
        {t`Opening hours`}
        <ChevronDown size={16} aria-hidden />
      </chakra.summary>
      <chakra.dl
        display="grid"
        gridTemplateColumns="max-content minmax(0, 1fr)"
        columnGap="4"
        rowGap="1"
        textStyle="small"
        mt="1"
        // Each day above its hours where the letters are so large that both do not fit beside each other.
        css={{ '@media (max-width: 16rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } }}
      >
        {Array.from({ length: WEEKDAYS }, (_, day) => (
          <chakra.div key={day} display="contents">
            <chakra.dt color="ink.muted">{weekdayName(day)}</chakra.dt>
            <chakra.dd m="0" textStyle="figures" fontSize="sm">
              {dayInWords(hours[day] ?? [])}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      {place.timeZone === zoneHere() ? null : (
        <chakra.p textStyle="small" color="ink.muted" mt="1">
          {t`By the clock there: ${zoneInWords(place.timeZone)}.`}
        </chakra.p>
      )}
    </chakra.details>
  );
}

/** '800 m', '3.4 km', '120 km': as the crow flies. */
function distanceInWords(kilometres: number): string {
  if (kilometres < 1) {
    const metres = figure(Math.max(10, Math.round(kilometres * 100) * 10));
    return t`${metres} m away`;
  }
  const far = kilometres < 20 ? oneDecimal(kilometres) : figure(Math.round(kilometres));
  return t`${far} km away`;
}
