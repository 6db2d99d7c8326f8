import { averageRating, type FoodInterest, sumOf } from '#domain/analytics.ts';
import { LineChart } from '#ui/line-chart.tsx';
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
  const count = total.ratings === 1 ? '1 rating' : `${total.ratings.toLocaleString('en-GB')} ratings`;
  return (
    <LineChart
      title={title}
      summary={average === null ? 'Nobody rated in this period yet.' : `${average.toFixed(1)} of 5 stars on average, by ${count}.`}
      heads={[of === 'week' ? 'Week of' : 'Day', 'Ratings', 'Average']}
      points={stretches.map((stretch) => {
        const value = averageRating(stretch);
        return { key: stretch.day, label: dayInWords(stretch.day), value, cells: [stretch.ratings.toLocaleString('en-GB'), value?.toFixed(1) ?? '–'] };
      })}
      scale={{ from: 1, to: 5, ticks: [1, 2, 3, 4, 5] }}
    />
  );
}
