import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { CalendarDay } from '#domain/diary/calendar-day.ts';
import { monthThatHas, periodsAfter, type RecapPeriod, spanOf, yearThatHas } from '#domain/recap/recap-period.ts';
import { ToggleChip } from '#ui/elements/toggle-chip.tsx';
import { Row } from '#ui/layout/row.tsx';
import { StepHeading } from '#ui/layout/step-heading.tsx';
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
      <StepHeading
        heading={periodInWords(period)}
        size="section"
        before={{
          label: isMonth ? t`Month before` : t`Year before`,
          disabled: from <= since,
          onStep: () => onPeriod(periodsAfter(period, -1)),
        }}
        after={{
          label: isMonth ? t`Month after` : t`Year after`,
          disabled: to >= today,
          onStep: () => onPeriod(periodsAfter(period, 1)),
        }}
      />
      <Row role="group" aria-label={t`Look back on`}>
        <ToggleChip label={t`A month`} pressed={isMonth} onToggle={() => onPeriod(monthThatHas(within))} />
        <ToggleChip label={t`A year`} pressed={!isMonth} onToggle={() => onPeriod(yearThatHas(within))} />
      </Row>
    </chakra.div>
  );
}
