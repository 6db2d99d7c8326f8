import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type Analytics,
  type AnalyticsPeriod,
  analyticsPeriods,
  inStretches,
  sumOf,
} from '#domain/administration/analytics.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { CardSection } from '#ui/layout/card-section.tsx';
import { ChoiceGroup } from '#ui/fields/choice-group.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { StatList } from '#ui/layout/stat-list.tsx';
import { CustomerInsightsCard } from './customer-insights-card.tsx';
import { FoodFiguresTable } from './food-figures-table.tsx';
import { InterestChart, type InterestKind } from './interest-chart.tsx';
import { RatingChart } from './rating-chart.tsx';
import { useAnalytics } from './use-analytics.ts';

const periods = analyticsPeriods.map((days) => ({ value: String(days), label: t`${days} days` }));

/** Of the three charts, by the stretch of time that each bar stands for. */
const titles = {
  day: { views: t`Views a day`, ratings: t`Ratings a day`, interest: t`Saves and likes a day` },
  week: { views: t`Views a week`, ratings: t`Ratings a week`, interest: t`Saves and likes a week` },
} as const;

/** What became of the member's foods (spec 2 §2.6, analytics dashboard): together or one by one, in 7, 30 or 90 days. */
export function AnalyticsDashboard() {
  const [days, setDays] = useState<AnalyticsPeriod>(30);
  const [food, setFood] = useState<FoodId | null>(null);
  const { state, foods, customers, readAt, retry } = useAnalytics({ days, food });
  return (
    <Stack gap="5">
      <CardSection
        heading={t`Analytics Dashboard`}
        lead={t`Counted once for each viewer and day, by numbers alone: who they were is not kept.`}
      >
        <chakra.div
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          <SelectField
            label={t`Food`}
            value={food ?? ''}
            options={[
              { value: '', label: t`All your foods` },
              ...foods.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onValue={(id) => setFood(foods.find((one) => one.id === id)?.id ?? null)}
          />
          <ChoiceGroup
            label={t`Period`}
            choices={periods}
            value={String(days)}
            onValue={(value) => setDays(analyticsPeriods.find((one) => String(one) === value) ?? 30)}
          />
        </chakra.div>
        {state.kind === 'loading' ? (
          <chakra.div minH="60rem">
            <LoadingState shape="panel" label={t`Loading your analytics...`} />
          </chakra.div>
        ) : null}
        {state.kind === 'offline' ? (
          <OfflineState
            title={t`Your analytics are not on this device`}
            description={t`They come from Foretaste when there is a connection.`}
          />
        ) : null}
        {state.kind === 'failed' ? (
          <ErrorState
            title={t`Your analytics did not come`}
            description={t`Foretaste did not answer. Please try again.`}
            onRetry={retry}
          />
        ) : null}
        {state.kind === 'refused' ? (
          <ErrorState
            title={t`Verification Required`}
            description={t`Analytics are there for verified professionals.`}
            onRetry={retry}
          />
        ) : null}
        {state.kind === 'analytics' ? <Figures analytics={state.analytics} days={days} /> : null}
      </CardSection>
      {customers === undefined ? null : <CustomerInsightsCard customers={customers} readAt={readAt} />}
    </Stack>
  );
}

function Figures({ analytics, days }: { readonly analytics: Analytics; readonly days: AnalyticsPeriod }) {
  if (analytics.foods.length === 0) {
    return (
      <EmptyState
        icon={ChartColumn}
        title={t`No foods yet`}
        description={t`Add a food, and see here how it is received.`}
        action={
          <LinkButton asChild>
            <Link to="/contribute">{t`Add a Food`}</Link>
          </LinkButton>
        }
      />
    );
  }
  const total = sumOf(analytics.days);
  const saves = total.wantToTry + total.tried;
  const stretches = inStretches(analytics.days, days > 31 ? 7 : 1);
  const of = days > 31 ? 'week' : 'day';
  return (
    <Stack gap="8">
      <StatList
        hasZeros
        stats={[
          { label: plural(total.views, { one: 'View', other: 'Views' }), value: total.views },
          { label: plural(total.ratings, { one: 'Rating', other: 'Ratings' }), value: total.ratings },
          { label: plural(total.likes, { one: 'Like', other: 'Likes' }), value: total.likes },
          { label: plural(saves, { one: 'Save', other: 'Saves' }), value: saves },
        ]}
      />
      <InterestChart
        title={titles[of].views}
        of={of}
        stretches={stretches}
        kinds={[{ label: t`Views`, colour: 'paprika.solid', countOf: ({ views }) => views }]}
      />
      <RatingChart title={titles[of].ratings} of={of} stretches={stretches} />
      <InterestChart title={titles[of].interest} of={of} stretches={stretches} kinds={savesAndLikes} />
      <FoodFiguresTable foods={analytics.foods} />
    </Stack>
  );
}

const savesAndLikes: readonly InterestKind[] = [
  { label: t`Likes`, colour: 'hue.rose', countOf: ({ likes }) => likes },
  { label: t`Want to try`, colour: 'hue.slate', countOf: ({ wantToTry }) => wantToTry },
  { label: t`Tried`, colour: 'hue.lime', countOf: ({ tried }) => tried },
];
