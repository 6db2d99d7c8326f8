import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { figure } from '#languages/figure.ts';
import { ChartFigure } from './chart-figure.tsx';
import { ChartFrame, chartMargin } from './chart-frame.tsx';
import type { HueName } from '#ui/theme/palette.ts';

interface BarChartPoint {
  readonly key: string;
  readonly label: string;
  /** One for each series; from 0. */
  readonly values: readonly number[];
}

interface BarChartProps {
  readonly title: string;
  readonly summary: string;
  /** What the points are: 'Day', 'Week of'. */
  readonly pointHead: string;
  readonly points: readonly BarChartPoint[];
  /** From the ground up. */
  readonly series: readonly { readonly label: string; readonly colour: HueName }[];
}

/** How often something happened at each point; several kinds stand on each other. */
export function BarChart({ title, summary, pointHead, points, series }: BarChartProps) {
  const most = Math.max(0, ...points.map(({ values }) => values.reduce((sum, value) => sum + value, 0)));
  return (
    <ChartFigure
      title={title}
      summary={summary}
      legend={series.length < 2 ? [] : series.map(({ label, colour }) => ({ label, colour: fillOf(colour) }))}
      table={{
        heads: [pointHead, ...series.map(({ label }) => label)],
        rows: points.map(({ key, label, values }) => ({
          key,
          cells: [label, ...values.map((value) => figure(value))],
        })),
      }}
      renderChart={({ width, height }) => {
        const places = scaleBand({
          domain: points.map(({ key }) => key),
          range: [chartMargin.left, width - chartMargin.right],
          padding: 0.25,
        });
        const numbers = scaleLinear({
          domain: [0, Math.max(4, most)],
          range: [height - chartMargin.bottom, chartMargin.top],
          nice: 4,
        });
        return (
          <>
            <ChartFrame
              places={places}
              labels={points}
              numbers={numbers}
              height={height}
              ticks={numbers.ticks(4).filter(Number.isInteger)}
            />
            {points.map(({ key, values }) =>
              values.map((value, at) => {
                const ground = values.slice(0, at).reduce((sum, below) => sum + below, 0);
                const { label = '', colour = 'paprika.solid' } = series[at] ?? {};
                return value === 0 ? null : (
                  <Bar
                    key={`${key} ${label}`}
                    x={places(key) ?? 0}
                    width={places.bandwidth()}
                    y={numbers(ground + value)}
                    height={numbers(ground) - numbers(ground + value)}
                    rx={Math.min(3, places.bandwidth() / 3)}
                    fill={fillOf(colour)}
                  />
                );
              }),
            )}
          </>
        );
      }}
    />
  );
}

function fillOf(name: HueName): string {
  return `var(--ft-colors-${name.replace('.', '-')})`;
}
