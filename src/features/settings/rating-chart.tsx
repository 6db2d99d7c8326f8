import { plural, t } from '@lingui/core/macro';
import { averageRating, type FoodInterest, sumOf } from '#domain/administration/analytics.ts';
import { LineChart } from '#ui/charts/line-chart.tsx';
import { figure, oneDecimal } from '#languages/figure.ts';
import { dayInWords } from './day-in-words.ts';

interface RatingChartProps {
  readonly title: string;
  readonly of: 'day' | 'week';
  readonly stretches: readonly FoodInterest[];
}

/** The average stars of each stretch in which somebody rated; where nobody did there is no point (R4). */
export function RatingChart({ title, of, stretches }: RatingChartProps) {
  const total = sumOf(stretches);
  const average = averageRating(total);
  const count = plural(total.ratings, { one: '# rating', other: '# ratings' });
  return (
    <LineChart
      title={title}
      summary={
        average === null
          ? t`Nobody rated in this period yet.`
          : t`${oneDecimal(average)} of 5 stars on average, by ${count}.`
      }
      heads={[of === 'week' ? t`Week of` : t`Day`, t`Ratings`, t`Average`]}
      points={stretches.map((stretch) => {
        const value = averageRating(stretch);
        return {
          key: stretch.day,
          label: dayInWords(stretch.day),
          value,
          cells: [figure(stretch.ratings), value === null ? '–' : oneDecimal(value)],
        };
      })}
      scale={{ from: 1, to: 5, ticks: [1, 2, 3, 4, 5] }}
    />
  );
}
