import { t } from '@lingui/core/macro';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type CalendarDay, calendarDayAt } from '#domain/diary/calendar-day.ts';
import {
  monthThatHas,
  periodText,
  readRecapPeriod,
  type RecapPeriod,
  spanOf,
  yearThatHas,
} from '#domain/recap/recap-period.ts';
import { useMissingFoods } from '#food-views/offers/use-missing-foods.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { ownRecap } from '#replica/taste/own-recap.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { RecapParts } from './recap-parts.tsx';

/** The month or the year that the address names (`?of=2026-11`, `?of=2026`); this month where it names none, or one that is yet to come. */
export function OwnRecap() {
  const { clock } = useReplica();
  const [today] = useState(() => calendarDayAt(clock()));
  const [params, setParams] = useSearchParams();
  const period = shownPeriod(params.get('of') ?? '', today);
  const choose = (next: RecapPeriod) =>
    setParams({ of: periodText(next) }, { replace: true, preventScrollReset: true });
  const here = useLive((replica) => ownRecap(replica, period), [periodText(period)]);
  useMissingFoods(here?.missing, []);
  if (here === undefined || here === null) return <Skeleton height="24rem" />;
  if (here.since === null) return <NothingYet />;
  return (
    <Stack gap="8">
      <PeriodChoice period={period} since={here.since} today={today} onPeriod={choose} />
      <RecapParts key={periodText(period)} here={here} period={period} />
    </Stack>
  );
}

function shownPeriod(text: string, today: CalendarDay): RecapPeriod {
  const asked = readRecapPeriod(text);
  if (asked === null) return monthThatHas(today);
  if (spanOf(asked).from <= today) return asked;
  return asked.kind === 'year' ? yearThatHas(today) : monthThatHas(today);
}

function NothingYet() {
  return (
    <EmptyState
      icon={NotebookPen}
      title={t`Nothing to look back on yet`}
      description={t`‘I tried it’ on a food, or a review of it, is where it begins.`}
      action={
        <LinkButton asChild>
          <Link to="/explore">{t`Explore Foods`}</Link>
        </LinkButton>
      }
    />
  );
}
