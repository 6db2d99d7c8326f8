import { scaleBand, scaleLinear } from '@visx/scale';
import { Circle, LinePath } from '@visx/shape';
import { ChartFigure } from './chart-figure.tsx';
import { ChartFrame, chartMargin } from './chart-frame.tsx';

interface LineChartPoint {
  readonly key: string;
  readonly label: string;
  /** null: there is none here, and no dot. */
  readonly value: number | null;
  /** What the table says of it. */
  readonly cells: readonly string[];
}

interface LineChartProps {
  readonly title: string;
  readonly summary: string;
  /** What the points are, and what the table says of each. */
  readonly heads: readonly string[];
  readonly points: readonly LineChartPoint[];
  /** The upright axis from end to end. */
  readonly scale: { readonly from: number; readonly to: number; readonly ticks: readonly number[] };
}

const COLOUR = 'var(--ft-colors-saffron-solid)';

/** A value at each point, joined by a line. */
export function LineChart({ title, summary, heads, points, scale }: LineChartProps) {
  const known = points.flatMap(({ key, value }) => (value === null ? [] : [{ key, value }]));
  return (
    <ChartFigure
      title={title}
      summary={summary}
      table={{ heads, rows: points.map(({ key, label, cells }) => ({ key, cells: [label, ...cells] })) }}
      renderChart={({ width, height }) => {
        const places = scaleBand({
          domain: points.map(({ key }) => key),
          range: [chartMargin.left, width - chartMargin.right],
          padding: 0.25,
        });
        const numbers = scaleLinear({
          domain: [scale.from, scale.to],
          range: [height - chartMargin.bottom, chartMargin.top + 6],
        });
        const x = ({ key }: { readonly key: string }) => (places(key) ?? 0) + places.bandwidth() / 2;
        const y = ({ value }: { readonly value: number }) => numbers(value);
        return (
          <>
            <ChartFrame places={places} labels={points} numbers={numbers} height={height} ticks={scale.ticks} />
            <LinePath data={known} x={x} y={y} stroke={COLOUR} strokeWidth={2} />
            {known.map((point) => (
              <Circle key={point.key} cx={x(point)} cy={y(point)} r={4} fill={COLOUR} />
            ))}
          </>
        );
      }}
    />
  );
}
