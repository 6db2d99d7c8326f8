import { t } from '@lingui/core/macro';
import type { FoodInterest } from '#domain/administration/analytics.ts';
import { figure } from '#languages/figure.ts';
import { BarChart } from '#ui/charts/bar-chart.tsx';
import type { HueName } from '#ui/theme/palette.ts';
import { dayInWords } from './day-in-words.ts';

export interface InterestKind {
  readonly label: string;
  readonly colour: HueName;
  readonly countOf: (stretch: FoodInterest) => number;
}

interface InterestChartProps {
  readonly title: string;
  readonly of: 'day' | 'week';
  readonly stretches: readonly FoodInterest[];
  readonly kinds: readonly InterestKind[];
}

/** How often others did something with the foods, day by day or week by week. */
export function InterestChart({ title, of, stretches, kinds }: InterestChartProps) {
  const points = stretches.map((stretch) => ({
    key: stretch.day,
    label: dayInWords(stretch.day),
    values: kinds.map(({ countOf }) => countOf(stretch)),
  }));
  return (
    <BarChart
      title={title}
      summary={summaryOf(points, of)}
      pointHead={of === 'week' ? t`Week of` : t`Day`}
      points={points}
      series={kinds}
    />
  );
}

function summaryOf(
  points: readonly { readonly label: string; readonly values: readonly number[] }[],
  of: 'day' | 'week',
): string {
  const totals = points.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const sum = totals.reduce((all, one) => all + one, 0);
  if (sum === 0) return t`Nothing in this period yet.`;
  const most = Math.max(...totals);
  const best = points[totals.indexOf(most)]?.label ?? '';
  return t`${figure(sum)} in all, most ${of === 'week' ? t`in the week of ${best}` : t`on ${best}`} (${figure(most)}).`;
}
