import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { CalendarDay } from '#domain/diary/calendar-day.ts';
import { monthThatHas, periodsAfter, type RecapPeriod, spanOf, yearThatHas } from '#domain/recap/recap-period.ts';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { ToggleChip } from '#ui/elements/toggle-chip.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { periodInWords } from './period-in-words.ts';

interface PeriodChoiceProps {
  readonly period: RecapPeriod;
  /** The first day of which anything is written. */
  readonly since: CalendarDay;
  readonly today: CalendarDay;
  readonly onPeriod: (period: RecapPeriod) => void;
}

/** Month or year, and the way to the ones before and after, as far as there is anything to tell. */
export function PeriodChoice({ period, since, today, onPeriod }: PeriodChoiceProps) {
  const { from, to } = spanOf(period);
  // From a year one comes to its last month that has begun, and from a month to its year.
  const within = to < today ? to : today;
  const isMonth = period.kind === 'month';
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
      <Row flexWrap="nowrap" gap="2">
        <IconButton
          label={isMonth ? t`Month before` : t`Year before`}
          disabled={from <= since}
          onClick={() => onPeriod(periodsAfter(period, -1))}
        >
          <chakra.span aria-hidden _rtl={{ transform: 'scaleX(-1)' }}>
            <ChevronLeft />
          </chakra.span>
        </IconButton>
        <Heading as="h2" size="section" aria-live="polite" textAlign="center" minW={{ md: '16rem' }}>
          {periodInWords(period)}
        </Heading>
        <IconButton
          label={isMonth ? t`Month after` : t`Year after`}
          disabled={to >= today}
          onClick={() => onPeriod(periodsAfter(period, 1))}
        >
          <chakra.span aria-hidden _rtl={{ transform: 'scaleX(-1)' }}>
            <ChevronRight />
          </chakra.span>
        </IconButton>
      </Row>
      <Row role="group" aria-label={t`Look back on`}>
        <ToggleChip label={t`A month`} pressed={isMonth} onToggle={() => onPeriod(monthThatHas(within))} />
        <ToggleChip label={t`A year`} pressed={!isMonth} onToggle={() => onPeriod(yearThatHas(within))} />
      </Row>
    </chakra.div>
  );
}
